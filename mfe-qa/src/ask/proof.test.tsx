import { webcrypto } from 'node:crypto';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from '@clinic/kit/testing';
import { askingApi, code, keptQuestion, open, sendNameless } from './testing/asking.ts';

// The test DOM has random numbers only; browsers and the platform compute as well.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

const { server } = askingApi();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** So easy that the third try solves it. */
const aChallenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 2, deriveKey, hmacSignatureSecret: 'secret' });

interface Post {
  proof: string | undefined;
  key: string | null;
}

/** An API that wants a proof; what it was sent. */
function wantsProof(): Post[] {
  const posts: Post[] = [];
  server.use(
    http.get('*/api/qa/challenge', async () => HttpResponse.json({ challenge: await aChallenge() })),
    http.post('*/api/qa/questions', async ({ request }) => {
      const { proof } = (await request.json()) as { proof?: string };
      posts.push({ proof, key: request.headers.get('idempotency-key') });
      return proof === undefined
        ? HttpResponse.json({ code: 'CHALLENGE_REQUIRED', message: 'robot?', request_id: 'r' }, { status: 428 })
        : HttpResponse.json({ data: { id: 5, slug: null, tracking_code: code, review: false } }, { status: 201 });
    }),
  );
  return posts;
}

describe.each(['ar', 'en'] as const)('%s: who asks a lot', (lang) => {
  test('works out a proof unseen, and the same question is sent again with it', async () => {
    const posts = wantsProof();
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await sendNameless(page);
    expect(await screen.findByRole('dialog', { name: page.t('ask.modal.title') })).toBeVisible();
    expect(posts).toHaveLength(2);
    expect(posts[1]?.key).toBe(posts[0]?.key);
    expect(JSON.parse(posts[1]?.proof ?? '')).toMatchObject({
      challenge: { signature: expect.any(String) },
      solution: { counter: 2 },
    });
    expect(page.events.map(({ payload }) => payload)).not.toContainEqual(expect.objectContaining({ kind: 'error' }));
  });

  test('is told so while it lasts, and when it cannot be had', async () => {
    let answer: (response: Response) => void = () => undefined;
    wantsProof();
    server.use(http.get('*/api/qa/challenge', () => new Promise<Response>((resolve) => (answer = resolve))));
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await sendNameless(page);
    expect(await screen.findByText(page.t('ask.proving'))).toBeVisible();
    expect(screen.getByRole('button', { name: page.t('ask.send') })).toHaveAttribute('aria-disabled', 'true');
    answer(HttpResponse.json({ code: 'INTERNAL', message: '', request_id: 'r' }, { status: 500 }));
    expect(await screen.findByText(/robot\?/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: page.t('ask.send') })).not.toHaveAttribute('aria-disabled'),
    );
    expect(page.events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: 'qa:questionSubmitError' }]);
  });

  test('and sends nothing more on the way to another page', async () => {
    const arrives = Promise.withResolvers<void>();
    const posts = wantsProof();
    let givenUp = false;
    server.use(
      http.get('*/api/qa/challenge', ({ request }) => {
        request.signal.addEventListener('abort', () => (givenUp = true));
        return new Promise<Response>(() => undefined);
      }),
      http.get('*/api/qa/stats', () => arrives.promise.then(() => new HttpResponse(null, { status: 503 }))),
    );
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await sendNameless(page);
    expect(await screen.findByText(page.t('ask.proving'))).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: page.t('ask.cancel') }));
    await waitFor(() => expect(givenUp).toBe(true));
    arrives.resolve();
    await waitFor(() => expect(page.location()).toBe('/qa'));
    expect(posts).toHaveLength(1);
    // Leaving ended it, not the time limit of the request.
    expect(JSON.stringify(page.events)).not.toContain('qa:questionSubmitError');
  });
});
