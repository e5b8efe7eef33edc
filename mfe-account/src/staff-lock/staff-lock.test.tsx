import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@clinic/kit/http';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderSlotContent, signedInAs } from '@clinic/kit/testing';
import { confirmed } from '../parts/factors/confirmed.ts';
import { challengeOf, fakeAuthenticator } from '../testing/fake-authenticator.ts';
import { account } from '../testing/remote-under-test.ts';

const calls: string[] = [];
/** Called when the API has said how the session stands. */
const answered = jest.fn();
let standing: { locked: boolean; enrol: boolean; idle_minutes: number | null };
const password = 'Nabd2026demo';

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/session', () => {
    answered();
    return HttpResponse.json({ data: standing });
  }),
  http.post('*/api/session/lock', () => {
    calls.push('lock');
    standing = { ...standing, locked: true };
    return new HttpResponse(null, { status: 204 });
  }),
  http.post('*/api/session/confirm/options', () =>
    HttpResponse.json({ data: { totp: true, recovery: false, passkey: null } }),
  ),
  http.post('*/api/session/confirm', async ({ request }) => {
    const shown = (await request.json()) as Record<string, string>;
    calls.push(`confirm ${Object.keys(shown).join()}`);
    if (shown['password'] === password || shown['code'] === '123456') {
      standing = { ...standing, locked: false };
      return new HttpResponse(null, { status: 204 });
    }
    const errors = { password: ['settings.errors.password'] };
    return HttpResponse.json({ code: 'VALIDATION', message: '…', errors, request_id: 'r' }, { status: 422 });
  }),
);

let passed = 0;
const realNow = Date.now.bind(Date);
beforeEach(() => {
  calls.length = 0;
  answered.mockClear();
  passed = 0;
  standing = { locked: false, enrol: false, idle_minutes: 30 };
  localStorage.clear();
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + passed);
  useSession.setState({ state: 'unknown', user: null });
  signedInAs({ role: 3 });
});
afterEach(() => jest.restoreAllMocks());

describe.each(['ar', 'en'] as const)('%s: the lock of the staff', (lang) => {
  const open = (at = '/desk') =>
    renderSlotContent(account, './staff-lock', undefined, {
      lang,
      at,
      around: (content) => (
        <>
          <textarea aria-label="answer" />
          {content}
        </>
      ),
    });
  const look = () => void document.dispatchEvent(new Event('visibilitychange'));
  const dialog = () => within(screen.getByRole('dialog'));

  test('covers a page that nobody used for half an hour, and keeps what was typed', async () => {
    const { user, t } = await open();
    const answer = screen.getByLabelText('answer');
    await user.type(answer, 'half an answer');
    passed = 29 * 60_000;
    look();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    passed = 31 * 60_000;
    await waitFor(() => {
      look();
      expect(screen.getByRole('dialog', { name: t('factor.lock.title') })).toBeVisible();
    });
    await dialog().findByRole('button', { name: t('factor.confirm.useCode') });
    await waitFor(() => expect(calls).toContain('lock'));

    await user.type(dialog().getByLabelText(t('factor.confirm.password')), 'wrong');
    await user.click(dialog().getByRole('button', { name: t('factor.lock.submit') }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(t('settings.errors.password'));
    await user.clear(dialog().getByLabelText(t('factor.confirm.password')));
    await user.type(dialog().getByLabelText(t('factor.confirm.password')), password);
    await user.click(dialog().getByRole('button', { name: t('factor.lock.submit') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(answer).toHaveValue('half an answer');
  });

  test('closes the dialogs of the frame, which would stand above it with what they found', async () => {
    const finder = document.createElement('dialog');
    finder.setAttribute('open', '');
    const closes = jest.fn();
    finder.addEventListener('cancel', closes);
    document.body.append(finder);
    const { user, t } = await open();
    await user.type(screen.getByLabelText('answer'), 'half');
    expect(closes).not.toHaveBeenCalled();
    passed = 31 * 60_000;
    await waitFor(() => {
      look();
      expect(screen.getByRole('dialog', { name: t('factor.lock.title') })).toBeVisible();
    });
    finder.remove();
    expect(closes).toHaveBeenCalledTimes(1);
  });

  test('a page whose session the API has locked is covered from the start; a code opens it', async () => {
    standing = { ...standing, locked: true };
    const { user, t } = await open();
    await screen.findByRole('dialog', { name: t('factor.lock.title') });
    await user.click(await dialog().findByRole('button', { name: t('factor.confirm.useCode') }));
    await user.type(dialog().getByLabelText(new RegExp(`^${t('factor.signIn.code')}`)), '123456');
    await user.click(dialog().getByRole('button', { name: t('factor.lock.submit') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toEqual(['confirm code']);
  });

  test('a passkey opens a page that was locked for longer than a challenge lasts', async () => {
    standing = { ...standing, locked: true };
    const device = fakeAuthenticator();
    let offers = 0;
    server.use(
      http.post('*/api/session/confirm/options', () => {
        offers += 1;
        const passkey = { challenge: challengeOf(`offer ${offers}`), allowCredentials: [] };
        return HttpResponse.json({ data: { totp: false, recovery: false, passkey } });
      }),
      http.post('*/api/session/confirm', () => new HttpResponse(null, { status: 204 })),
    );
    const { user, t } = await open();
    await screen.findByRole('dialog', { name: t('factor.lock.title') });
    const use = await dialog().findByRole('button', { name: t('factor.signIn.usePasskey') });
    passed = 50 * 60_000;
    await user.click(use);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(device.signed).toEqual(['offer 2']);
  });

  test('why a passkey did not open it follows a switch of the language', async () => {
    standing = { ...standing, locked: true };
    fakeAuthenticator();
    const busy = { ar: 'عدد الزوار كبير الآن.', en: 'Many people are using the site.' }[lang];
    const passkey = { challenge: challengeOf('offer'), allowCredentials: [] };
    server.use(
      http.post('*/api/session/confirm/options', () =>
        HttpResponse.json({ data: { totp: false, recovery: false, passkey } }),
      ),
      http.post('*/api/session/confirm', () =>
        HttpResponse.json({ code: 'BUSY', message: busy, request_id: 'r' }, { status: 503 }),
      ),
    );
    const { user, t, setLang } = await open();
    await screen.findByRole('dialog', { name: t('factor.lock.title') });
    await user.click(await dialog().findByRole('button', { name: t('factor.signIn.usePasskey') }));
    expect((await dialog().findByRole('alert')).textContent).toBe(busy);
    await setLang(lang === 'ar' ? 'en' : 'ar');
    expect(dialog().getByText(busy)).toHaveAttribute('lang', lang);
  });

  test('a device that wakes up without a network offers codes once it has one', async () => {
    standing = { ...standing, locked: true };
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let asked = 0;
    server.use(
      http.post(
        '*/api/session/confirm/options',
        () => {
          asked += 1;
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { t } = await open();
    await screen.findByRole('dialog', { name: t('factor.lock.title') });
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(asked).toBe(1);
    expect(dialog().queryByRole('button', { name: t('factor.confirm.useCode') })).not.toBeInTheDocument();
    window.dispatchEvent(new Event('online'));
    expect(await dialog().findByRole('button', { name: t('factor.confirm.useCode') })).toBeVisible();
  });

  test('a page whose lock does not reach the API stays locked, and says it again', async () => {
    let tries = 0;
    server.use(
      http.post('*/api/session/lock', () => {
        tries += 1;
        return HttpResponse.error();
      }),
    );
    const { t } = await open();
    passed = 31 * 60_000;
    await waitFor(() => {
      look();
      expect(screen.getByRole('dialog', { name: t('factor.lock.title') })).toBeVisible();
      expect(tries).toBeGreaterThan(2);
    });
    await dialog().findByRole('button', { name: t('factor.confirm.useCode') });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  /** Covers an open page while the API cannot be reached; later calls reach it. */
  const coveredWithoutNetwork = async (seen: () => void | Promise<void>) => {
    let tries = 0;
    server.use(
      http.post('*/api/session/lock', () => {
        tries += 1;
        return tries === 1 ? HttpResponse.error() : undefined;
      }),
    );
    const { t } = await open();
    await waitFor(() => expect(answered).toHaveBeenCalled());
    passed = 31 * 60_000;
    await waitFor(async () => {
      if (tries === 0) await seen();
      expect(tries).toBe(1);
    });
    await screen.findByRole('dialog', { name: t('factor.lock.title') });
    await dialog().findByRole('button', { name: t('factor.confirm.useCode') });
  };

  test('a page whose lock did not reach the API is opened by another tab, and does not lock that one again', async () => {
    await coveredWithoutNetwork(look);
    localStorage.setItem('clinic.last-use', String(realNow() + passed));
    await waitFor(() => {
      look();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(calls).toEqual([]);
  });

  test('the movement that finds a page unused for long is no use of it: the page stays covered', async () => {
    await coveredWithoutNetwork(() => void fireEvent.pointerDown(document.body));
    await waitFor(() => {
      look();
      expect(calls).toEqual(['lock']);
    });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('a page whose first question gets no answer asks again: a session that the API has locked is covered', async () => {
    standing = { ...standing, locked: true };
    const unanswered = jest.fn(() => HttpResponse.error());
    server.use(http.get('*/api/session', unanswered, { once: true }));
    const { t } = await open();
    await waitFor(() => expect(unanswered).toHaveBeenCalled());
    await waitFor(() => {
      look();
      expect(screen.getByRole('dialog', { name: t('factor.lock.title') })).toBeVisible();
    });
  });

  test('keys on a locked page ask how it stands once at a time', async () => {
    standing = { ...standing, locked: true };
    const { user, t } = await open();
    await screen.findByRole('dialog', { name: t('factor.lock.title') });
    await dialog().findByRole('button', { name: t('factor.confirm.useCode') });
    const answered = Promise.withResolvers<undefined>();
    const asked = jest.fn(() => answered.promise);
    server.use(http.get('*/api/session', asked));
    await user.type(dialog().getByLabelText(t('factor.confirm.password')), 'word');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    standing = { ...standing, locked: false };
    answered.resolve(undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked).toHaveBeenCalledTimes(1);
  });

  /** Has the next question answered with how the session stands now, but later. */
  const answeredLate = () => {
    const late = Promise.withResolvers<undefined>();
    const asked = jest.fn();
    const then = standing;
    const answer = async () => {
      asked();
      await late.promise;
      return HttpResponse.json({ data: then });
    };
    server.use(http.get('*/api/session', answer, { once: true }));
    return { asked, arrives: () => late.resolve(undefined) };
  };
  /** Uses the page after some minutes until it has asked again, which it does once the question before is answered. */
  const askedAgain = () => {
    answered.mockClear();
    return waitFor(() => {
      look();
      expect(answered).toHaveBeenCalled();
    });
  };

  test('an answer from before a page was covered does not open it', async () => {
    const { t } = await open();
    await waitFor(() => expect(answered).toHaveBeenCalled());
    const { asked, arrives } = answeredLate();
    passed = 6 * 60_000;
    await waitFor(() => {
      fireEvent.pointerDown(document.body);
      look();
      expect(asked).toHaveBeenCalled();
    });
    passed = 40 * 60_000;
    await waitFor(() => {
      look();
      expect(calls).toEqual(['lock']);
    });
    const cover = screen.getByRole('dialog', { name: t('factor.lock.title') });
    await dialog().findByRole('button', { name: t('factor.confirm.useCode') });
    arrives();
    await askedAgain();
    expect(screen.getByRole('dialog')).toBe(cover);
  });

  test('an answer from before a page was opened does not cover it again', async () => {
    standing = { ...standing, locked: true };
    const { user, t } = await open();
    await screen.findByRole('dialog', { name: t('factor.lock.title') });
    const { asked, arrives } = answeredLate();
    await user.type(dialog().getByLabelText(t('factor.confirm.password')), password);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await user.click(dialog().getByRole('button', { name: t('factor.lock.submit') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const covers = jest.fn();
    const watching = new MutationObserver(() => {
      if (screen.queryByRole('dialog') !== null) covers();
    });
    watching.observe(document.body, { childList: true, subtree: true });
    passed = 6 * 60_000;
    fireEvent.pointerDown(document.body);
    arrives();
    await askedAgain();
    watching.disconnect();
    expect(covers).not.toHaveBeenCalled();
  });

  test('what another tab unlocked is unlocked here, and its use counts here', async () => {
    standing = { ...standing, locked: true };
    const { t } = await open();
    await screen.findByRole('dialog', { name: t('factor.lock.title') });
    await dialog().findByRole('button', { name: t('factor.confirm.useCode') });
    standing = { ...standing, locked: false };
    passed = 40 * 60_000;
    localStorage.setItem('clinic.last-use', String(realNow() + passed));
    await waitFor(() => {
      look();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    look();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('whoever needs a second factor and has none is led to where it is set up', async () => {
    standing = { ...standing, enrol: true };
    const page = await open('/desk');
    await waitFor(() => expect(page.location()).toBe('/settings/security'));
  });

  test('asks when the API wants to know who does something, and what was refused is then done', async () => {
    const refusal = new ApiError('CONFIRMATION_REQUIRED', 403);
    const tries: boolean[] = [];
    const work = () => {
      const isKnown = calls.includes('confirm code');
      tries.push(isKnown);
      return isKnown ? Promise.resolve('done') : Promise.reject(refusal);
    };
    const { user, t } = await open();
    const ended: unknown[] = [];
    const note = (outcome: unknown) => void ended.push(outcome);
    void confirmed(work).then(note, note);
    await screen.findByRole('dialog', { name: t('factor.confirm.title') });
    await dialog().findByRole('button', { name: t('factor.confirm.useCode') });
    await user.click(dialog().getByRole('button', { name: t('factor.cancel') }));
    await waitFor(() => expect(ended).toEqual([refusal]));

    void Promise.all([confirmed(work), confirmed(work)]).then(note, note);
    await screen.findByRole('dialog', { name: t('factor.confirm.title') });
    await user.click(await dialog().findByRole('button', { name: t('factor.confirm.useCode') }));
    await user.type(dialog().getByLabelText(new RegExp(`^${t('factor.signIn.code')}`)), '123456');
    await user.click(dialog().getByRole('button', { name: t('factor.confirm.submit') }));
    await waitFor(() => expect(ended).toEqual([refusal, ['done', 'done']]));
    expect(tries).toEqual([false, false, false, true, true]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('asks for nothing but the passkey where the password is not enough, also when it has begun with less', async () => {
    server.use(
      http.post('*/api/session/confirm/options', () =>
        HttpResponse.json({ data: { totp: false, recovery: false, passkey: { challenge: challengeOf('offer') } } }),
      ),
    );
    const refused = (code: 'CONFIRMATION_REQUIRED' | 'FACTOR_CONFIRMATION_REQUIRED') =>
      expect(confirmed(() => Promise.reject(new ApiError(code, 403)))).rejects.toMatchObject({ code });
    const { user, t } = await open();
    const less = refused('CONFIRMATION_REQUIRED');
    const passkey = () => dialog().findByRole('button', { name: t('factor.signIn.usePasskey') });
    expect(await screen.findByLabelText(t('factor.confirm.password'))).toBeVisible();
    await passkey();
    const more = refused('FACTOR_CONFIRMATION_REQUIRED');
    await waitFor(() => expect(screen.queryByLabelText(t('factor.confirm.password'))).not.toBeInTheDocument());
    expect(await passkey()).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: t('factor.confirm.submit') })).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: t('factor.cancel') }));
    await Promise.all([less, more]);
  });
});
