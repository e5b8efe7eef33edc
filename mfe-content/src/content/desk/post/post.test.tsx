import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { DeskPostDetails, PostComment, PostContent, WriteComment } from '@clinic/contracts/content/desk';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs, streams, withStreams } from '@clinic/kit/testing';
import { content as remote } from '../../../testing/remote-under-test.ts';
import { aContent, aDetails, choices } from '../testing/sample-desk.ts';
import { aLibrary, aPicture } from '../testing/sample-library.ts';

let stored: DeskPostDetails;
let saved: { version: number; content: PostContent; keep: boolean; accepts?: number[] }[];
let acted: [action: string, body: object][];
let isOffline: boolean;
let comments: PostComment[];

const aComment = (id: number, more: Partial<PostComment> = {}): PostComment => ({
  ...{ id, lang: 'en', quote: '', before: '', after: '', body: 'Which age?', at: '2026-11-21T07:00:00.000Z' },
  ...{ by: 'نوف', proposal: null, resolved: false, accepted: false, replies: [], ...more },
});

const ward = aPicture('ward', { alt_ar: 'الجناح', alt_en: 'The ward' });
const refusal = (code: string, status: number, more: object = {}) =>
  HttpResponse.json({ code, message: 'no', request_id: 'r', ...more }, { status });

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/content-desk/terms', () => HttpResponse.json({ data: [] })),
  http.get('*/api/content-desk/choices', () => HttpResponse.json({ data: choices })),
  http.get('*/api/content-desk/posts/7', () => HttpResponse.json({ data: stored })),
  http.get('*/api/content-desk/pictures', () => HttpResponse.json({ data: aLibrary([ward, aPicture('img-2034')]) })),
  http.post('*/api/content-desk/pictures', () =>
    HttpResponse.json({ data: { picture: aPicture('new'), existed: false } }, { status: 201 }),
  ),
  http.get('*/api/content-desk/posts/7/comments', () => HttpResponse.json({ data: comments })),
  http.post('*/api/content-desk/posts/7/comments', async ({ request }) => {
    const written = (await request.json()) as WriteComment;
    comments = [...comments, aComment(comments.length + 1, written)];
    return HttpResponse.json({ data: comments });
  }),
  http.post('*/api/content-desk/posts/7/comments/:id/replies', async ({ request }) => {
    const { body } = (await request.json()) as { body: string };
    comments = comments.map((one) => ({ ...one, replies: [{ ...one, id: 90, body }] }));
    return HttpResponse.json({ data: comments });
  }),
  http.post('*/api/content-desk/posts/7/comments/:id/resolution', async ({ request, params }) => {
    const { resolved } = (await request.json()) as { resolved: boolean };
    comments = comments.map((one) => (one.id === Number(params['id']) ? { ...one, resolved } : one));
    return HttpResponse.json({ data: comments });
  }),
  http.post('*/api/content-desk/posts/7', async ({ request }) => {
    if (isOffline) return HttpResponse.error();
    const body = (await request.json()) as (typeof saved)[number];
    if (body.version !== stored.version) return refusal('EDIT_CONFLICT', 409);
    saved.push(body);
    comments = comments.map((one) =>
      body.accepts?.includes(one.id) === true ? { ...one, resolved: true, accepted: true } : one,
    );
    stored = { ...stored, content: body.content, version: stored.version + 1 };
    return HttpResponse.json({
      data: { post: stored, removed: body.content.en.html.includes('<script') ? ['<script>'] : [] },
    });
  }),
  http.get('*/api/content-desk/posts/7/revisions/1', () =>
    HttpResponse.json({
      data: {
        ...{ number: 1, reason: 'saved', at: '2026-11-20T07:00:00.000Z', by: null },
        content: aContent({ en: { ...aContent().en, html: '<p>Nine hours.</p>' } }),
      },
    }),
  ),
  http.post('*/api/content-desk/posts/7/:action', async ({ request, params }) => {
    acted.push([String(params['action']), (await request.json()) as object]);
    stored = { ...stored, state: 'in-review', actions: [], version: stored.version + 1 };
    return HttpResponse.json({ data: stored });
  }),
  http.post('*/api/content-desk/posts/7/revisions/1/restore', async ({ request }) => {
    acted.push(['restore', (await request.json()) as object]);
    return HttpResponse.json({ data: stored });
  }),
);

withStreams();
beforeEach(() => {
  stored = aDetails();
  saved = [];
  acted = [];
  isOffline = false;
  comments = [];
  sessionStorage.clear();
  signedInAs({ role: roles.editor });
});

describe.each(['ar', 'en'] as const)('a post at the content desk in %s', (lang) => {
  const open = () => renderRoute(remote, '/content/desk/7', { lang });
  const named = (t: Awaited<ReturnType<typeof open>>['t'], part: 'title' | 'summary', of: 'ar' | 'en') =>
    screen.getByRole('textbox', {
      name: t('desk.partIn', { part: t(`desk.parts.${part}`), language: t(`desk.in.${of}`) }),
    });

  test('both languages stand side by side, each in its direction', async () => {
    const { t } = await open();
    expect(named(t, 'title', 'ar')).toHaveAttribute('dir', 'rtl');
    expect(named(t, 'title', 'en')).toHaveAttribute('dir', 'ltr');
    expect(named(t, 'title', 'en')).toHaveValue('Sleep of children');
  });

  test('what is typed is saved by itself after a pause, over the version that was seen', async () => {
    const { user, t } = await open();
    await user.type(named(t, 'title', 'en'), '!');
    expect(screen.getByText(t('desk.saving.typing'))).toBeVisible();
    expect(await screen.findByText(t('desk.saving.saved'), {}, { timeout: 5000 })).toBeVisible();
    expect(saved).toEqual([
      { version: 3, content: expect.objectContaining({ image: 'articles/sleep.svg' }), keep: false },
    ]);
    expect(saved[0]?.content.en.title).toBe('Sleep of children!');
  });

  test('colleagues at the same post are named; what they save is shown unless somebody is typing here', async () => {
    const { user, t } = await open();
    const [stream] = streams;
    expect(stream?.url).toBe('/api/desk-events?at=post%3A7');
    stream?.say({ kind: 'present', names: ['نوف'] });
    const names = new Intl.ListFormat(lang).format(['\u2068نوف\u2069']);
    expect(screen.getByText(t('desk.alsoHere', { count: 1, names }))).toBeVisible();
    stream?.say({ kind: 'present', names: [] });
    expect(screen.queryByText(t('desk.alsoHere', { count: 1, names }))).toBeNull();

    const save = (title: string) => {
      stored = aDetails({ version: stored.version + 1, content: aContent({ en: { ...aContent().en, title } }) });
      stream?.say({ kind: 'changed' });
    };
    save('Rest');
    await waitFor(() => expect(named(t, 'title', 'en')).toHaveValue('Rest'));
    await user.type(named(t, 'title', 'ar'), '!');
    save('Sleep');
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    expect(await screen.findByText(t('desk.joined'))).toBeVisible();
    expect(named(t, 'title', 'en')).toHaveValue('Sleep');
  });

  test('parts that only one of two people changed are joined without a question', async () => {
    const { user, t } = await open();
    const theirs = aContent({ ar: { ...aContent().ar, title: 'نوم الرضّع' } });
    stored = aDetails({ version: 4, content: theirs });
    await user.type(named(t, 'title', 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    expect(await screen.findByText(t('desk.joined'))).toBeVisible();
    expect(named(t, 'title', 'ar')).toHaveValue('نوم الرضّع');
    expect(named(t, 'title', 'en')).toHaveValue('Sleep of children!');
  });

  test.each(['mine', 'theirs'] as const)(
    'two people change one part: both texts are shown, and %s may stay',
    async (whose) => {
      const { user, t } = await open();
      stored = aDetails({
        version: 4,
        content: aContent({ en: { ...aContent().en, title: 'Rest' } }),
        updated_by: 'نوف',
      });
      await user.type(named(t, 'title', 'en'), '!');
      await user.click(screen.getByRole('button', { name: t('desk.save') }));
      const panel = within(await screen.findByRole('alert'));
      expect(panel.getByText('Rest')).toBeVisible();
      expect(panel.getByText('Sleep of children!')).toBeVisible();
      expect(panel.getByText('نوف')).toBeVisible();
      expect(saved).toEqual([]);
      await user.click(panel.getByRole('radio', { name: new RegExp(t(`desk.conflict.${whose}`)) }));
      await user.click(panel.getByRole('button', { name: t('desk.conflict.settle') }));
      await waitFor(() => expect(screen.queryByText(t('desk.conflict.title'))).toBeNull());
      expect(named(t, 'title', 'en')).toHaveValue(whose === 'mine' ? 'Sleep of children!' : 'Rest');
      await user.click(screen.getByRole('button', { name: t('desk.save') }));
      await waitFor(() =>
        expect(saved.at(-1)?.content.en.title).toBe(whose === 'mine' ? 'Sleep of children!' : 'Rest'),
      );
    },
  );

  test('an action that waits for a saving is not done where that saving meets what a colleague wrote', async () => {
    const gate = Promise.withResolvers<void>();
    const meets = async () => {
      await gate.promise;
      return refusal('EDIT_CONFLICT', 409);
    };
    server.use(http.post('*/api/content-desk/posts/7', meets, { once: true }));
    const { user, t } = await open();
    stored = aDetails({ version: 4, content: aContent({ en: { ...aContent().en, title: 'Rest' } }) });
    await user.type(named(t, 'title', 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    const submit = screen.getByRole('button', { name: t('desk.actions.submit') });
    await user.click(submit);
    gate.resolve();
    expect(await screen.findByText(t('desk.conflict.title'))).toBeVisible();
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
    expect({ saved, acted }).toEqual({ saved: [], acted: [] });
  });

  test('without a connection what was typed stays, also over a reload', async () => {
    isOffline = true;
    const { user, t } = await open();
    await user.type(named(t, 'title', 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    expect(await screen.findByText(t('desk.saving.offline'))).toBeVisible();
    isOffline = false;
    cleanup();
    await open();
    expect(await screen.findByDisplayValue('Sleep of children!')).toBeVisible();
  });

  test('an action goes out after what was typed is saved; what lacks is named and led to', async () => {
    const { user, t } = await open();
    await user.type(named(t, 'title', 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.actions.submit') }));
    await waitFor(() => expect(acted).toHaveLength(1));
    expect(saved.at(-1)?.content.en.title).toBe('Sleep of children!');
    // On a busy machine the pause passes as well, and what was typed has been saved before the press.
    expect(acted).toEqual([['submit', { version: 3 + saved.length }]]);
    expect(await screen.findByText(t('desk.lists.in-review'))).toBeVisible();
  });

  test('a refused part is said at its field and above', async () => {
    server.use(
      http.post('*/api/content-desk/posts/7/submit', () =>
        refusal('VALIDATION', 422, { errors: { 'content.en.summary': ['validation.required'] } }),
      ),
    );
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.actions.submit') }));
    await waitFor(() => expect(named(t, 'summary', 'en')).toBeInvalid());
    expect(screen.getByRole('alert')).toHaveTextContent(t('desk.wrong.required'));
  });

  test('moving to the bin asks first', async () => {
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.actions.delete') }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(acted).toEqual([]);
    await user.click(dialog.getByRole('button', { name: t('desk.actions.delete') }));
    await waitFor(() => expect(acted).toEqual([['delete', { version: 3 }]]));
  });

  test('a revision, or a link, that could not be had: whose fault it is, and another try', async () => {
    stored = aDetails({ revisions: [{ number: 1, reason: 'saved', at: '2026-11-20T07:00:00.000Z', by: null }] });
    const { user, t } = await open();
    server.use(
      http.get('*/api/content-desk/posts/7/revisions/1', () => new HttpResponse(null, { status: 502 }), { once: true }),
      http.post('*/api/content-desk/posts/7/previews', () => new HttpResponse(null, { status: 502 })),
    );
    await user.click(screen.getByRole('button', { name: t('desk.revisions.compareOne', { number: 1 }) }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('desk.failed'));
    await user.click(screen.getByRole('button', { name: t('shared:retry') }));
    await screen.findByRole('heading', { name: t('desk.revisions.compared', { number: 1 }) });
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: t('desk.preview.make') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('shared:unsent.ours'));
  });

  test('the site of another time is shown with the post as it is written, by a form that comes with its press', async () => {
    let asked: unknown;
    server.use(
      http.post('*/api/content-desk/site-previews', async ({ request }) => {
        asked = await request.json();
        return refusal('RATE_LIMITED', 429);
      }),
    );
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.sitePreview.title') }));
    await user.click(await screen.findByRole('button', { name: t('desk.sitePreview.make') }));
    expect(await screen.findByRole('alert')).toHaveTextContent('no');
    expect(asked).toEqual({ at: expect.stringMatching(/T06:00:00.000Z$/), post: 7 });
  });

  test('a suggestion is taken over into the text by a saving, or declined; one whose words are gone says so', async () => {
    comments = [
      aComment(1, { quote: 'Ten hours', body: '', proposal: 'Nine hours' }),
      aComment(2, { quote: 'Six hours', body: 'Less', proposal: 'Five hours' }),
      aComment(3, { quote: 'hours', body: 'Spelled out', proposal: '' }),
    ];
    const { user, t } = await open();
    const titled = (number: number) => t('desk.comments.title', { language: t('desk.in.en'), number });
    const section = within(await screen.findByRole('region', { name: titled(3) }));
    const accept = (of: string) => section.queryByRole('button', { name: t('desk.suggestions.acceptOne', { of }) });
    await waitFor(() => expect(accept('Nine hours')).toBeVisible());
    expect(section.getByText('Nine hours').tagName).toBe('INS');
    expect(accept('Less')).toBeNull();
    expect(section.getAllByText(t('desk.comments.gone'))).toHaveLength(1);
    await user.click(section.getByRole('button', { name: t('desk.suggestions.declineOne', { of: 'Spelled out' }) }));
    await waitFor(() => expect(section.getByRole('heading', { name: titled(2) })).toHaveFocus());

    await user.click(accept('Nine hours') as HTMLElement);
    await waitFor(() => expect(section.getByRole('heading', { name: titled(1) })).toHaveFocus());
    expect(saved.at(-1)).toMatchObject({ version: 3, keep: true, accepts: [1] });
    expect(saved.at(-1)?.content.en.html).toContain('Nine hours');
    await user.click(section.getByRole('button', { name: t('desk.comments.resolved', { number: 2 }) }));
    expect(section.getByText(t('desk.suggestions.accepted'))).toBeVisible();
    expect(section.getByText(t('desk.suggestions.declined'))).toBeVisible();
  });

  test('a comment is written, replied to, resolved and opened again; one whose words are gone says so', async () => {
    comments = [
      aComment(1, { quote: 'Ten hours', body: 'Which age?' }),
      aComment(2, { quote: 'Nine hours', body: 'And at night?' }),
    ];
    const { user, t } = await open();
    const section = within(
      await screen.findByRole('region', { name: t('desk.comments.title', { language: t('desk.in.en'), number: 2 }) }),
    );
    await waitFor(() => expect(section.getAllByText(t('desk.comments.gone'))).toHaveLength(1));
    const [first, second] = section.getAllByRole('listitem');
    expect(first).not.toHaveTextContent(t('desk.comments.gone'));
    expect(second).toHaveTextContent(t('desk.comments.gone'));

    await user.click(section.getByRole('button', { name: t('desk.comments.replyTo', { of: 'Which age?' }) }));
    await user.type(section.getByLabelText(t('desk.comments.reply')), 'Of school age.');
    await user.click(section.getByRole('button', { name: t('desk.comments.sendReply') }));
    await waitFor(() => expect(section.getAllByText('Of school age.')).toHaveLength(2));

    await user.type(section.getByLabelText(t('desk.comments.onWhole')), 'Too long');
    await user.click(section.getByRole('button', { name: t('desk.comments.send') }));
    expect(await section.findByText('Too long')).toBeVisible();
    expect(comments.at(-1)).toMatchObject({ lang: 'en', quote: '', body: 'Too long' });

    await user.click(section.getByRole('button', { name: t('desk.comments.resolveOne', { of: 'Which age?' }) }));
    await user.click(await section.findByRole('button', { name: t('desk.comments.resolved', { number: 1 }) }));
    await user.click(section.getByRole('button', { name: t('desk.comments.reopenOne', { of: 'Which age?' }) }));
    await waitFor(() => expect(comments.map(({ resolved }) => resolved)).toEqual([false, false, false]));
  });

  test('a revision is compared word by word and restored', async () => {
    stored = aDetails({ revisions: [{ number: 1, reason: 'saved', at: '2026-11-20T07:00:00.000Z', by: 'سلمى' }] });
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.revisions.compareOne', { number: 1 }) }));
    expect(await screen.findByText('Nine')).toBeVisible();
    expect(screen.getByText('Nine').tagName).toBe('DEL');
    expect(screen.getByText('Ten').tagName).toBe('INS');
    await user.click(screen.getByRole('button', { name: t('desk.revisions.restoreOne', { number: 1 }) }));
    await waitFor(() => expect(acted).toEqual([['restore', { version: 3 }]]));
  });

  test('the cover is chosen from the library, or uploaded on the spot, which chooses it', async () => {
    const { user, t } = await open();
    const cover = within(screen.getByRole('group', { name: t('desk.parts.image') }));
    expect(cover.getByText('articles/sleep.svg')).toBeVisible();
    await user.click(cover.getByRole('button', { name: t('desk.pictures.change') }));
    const name = lang === 'ar' ? 'الجناح' : 'The ward';
    await user.click(await screen.findByRole('button', { name: t('desk.pictures.chooseOne', { name }) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cover.getByText('uploads/ward.jpg')).toBeVisible();

    await user.click(cover.getByRole('button', { name: t('desk.pictures.change') }));
    const file = new File(['pixels'], 'new.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText(t('desk.pictures.add')), file);
    expect(await cover.findByText('uploads/new.jpg')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    await waitFor(() => expect(saved.at(-1)?.content.image).toBe('uploads/new.jpg'));
  });

  test('a reviewer reads and does not write', async () => {
    stored = aDetails({ may_write: false, actions: ['return', 'approve'], state: 'in-review', own: false });
    const { t } = await open();
    expect(named(t, 'title', 'ar')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: t('desk.save') })).toBeNull();
    expect(screen.getByRole('button', { name: t('desk.actions.approve') })).toBeVisible();
  });

  test('one that is gone is said', async () => {
    const { t } = await renderRoute(remote, '/content/desk/none', { lang });
    expect(screen.getByRole('heading', { level: 1, name: t('desk.gone.missing.title') })).toBeVisible();
  });
});
