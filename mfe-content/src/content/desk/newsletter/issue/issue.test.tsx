import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { IssueContent, NewsletterIssueDetails } from '@clinic/contracts/content/newsletter-issues';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs, streams, withStreams } from '@clinic/kit/testing';
import { content as remote } from '../../../../testing/remote-under-test.ts';
import { aPostDetail } from '../../../../testing/sample-posts.ts';
import { anIssueContent, anIssueOfDesk, issuesOf } from '../../testing/sample-newsletter.ts';

let stored: NewsletterIssueDetails;
let saved: { version: number; content: IssueContent; keep: boolean }[];
let acted: [action: string, body: object][];
let isOffline: boolean;
/** Whether the issue was deleted, and how often it was asked for since. */
let isGone: boolean;
let asked: number;

const refusal = (code: string, status: number, more: object = {}) =>
  HttpResponse.json({ code, message: 'no', request_id: 'r', ...more }, { status });

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/content-desk/newsletter', () => HttpResponse.json({ data: issuesOf([]) })),
  http.get('*/api/content-desk/newsletter/7', () => {
    if (isGone) asked += 1;
    return isGone ? refusal('NOT_FOUND', 404) : HttpResponse.json({ data: stored });
  }),
  http.post('*/api/content-desk/newsletter/7', async ({ request }) => {
    if (isOffline) return HttpResponse.error();
    const body = (await request.json()) as (typeof saved)[number];
    if (body.version !== stored.version) return refusal('EDIT_CONFLICT', 409);
    saved.push(body);
    stored = { ...stored, content: body.content, version: stored.version + 1 };
    return HttpResponse.json({
      data: { issue: stored, removed: body.content.en.html.includes('<script') ? ['<script>'] : [] },
    });
  }),
  http.post('*/api/content-desk/newsletter/7/:action', async ({ request, params }) => {
    const action = String(params['action']);
    acted.push([action, (await request.json()) as object]);
    if (action === 'test') return HttpResponse.json({ data: { languages: ['ar', 'en'] } });
    if (action === 'delete') {
      isGone = true;
      streams[0]?.say({ kind: 'changed' });
      return new HttpResponse(null, { status: 204 });
    }
    stored = {
      ...stored,
      ...(action === 'send' && { state: 'sending', total: 1234, actions: ['test'], may_write: false }),
      ...(action === 'schedule' && {
        ...({ state: 'scheduled', send_at: '2026-12-01T06:00:00.000Z', may_write: false } as const),
        actions: ['test', 'cancel'],
      }),
      ...(action === 'cancel' && { state: 'draft', send_at: null, may_write: true, actions: ['test', 'send'] }),
      version: stored.version + 1,
    };
    return HttpResponse.json({ data: stored });
  }),
  http.get('*/api/search/suggestions', () =>
    HttpResponse.json({
      data: [
        {
          ...{ kind: 'blog', id: 'blog-1', title_ar: 'الإنفلونزا', title_en: 'Flu & you' },
          ...{ path_ar: '/blogs/ar/flu-ar', path_en: '/blogs/en/flu' },
        },
      ],
    }),
  ),
  http.get('*/api/offers', () => HttpResponse.json({ data: [] })),
);

withStreams();
beforeEach(() => {
  stored = anIssueOfDesk();
  saved = [];
  acted = [];
  isOffline = false;
  [isGone, asked] = [false, 0];
  sessionStorage.clear();
  signedInAs({ role: roles.publisher });
});

describe.each(['ar', 'en'] as const)('an issue of the newsletter in %s', (lang) => {
  const open = () => renderRoute(remote, '/content/desk/newsletter/7', { lang });
  type T = Awaited<ReturnType<typeof open>>['t'];
  const named = (t: T, part: 'subject' | 'preheader', of: 'ar' | 'en') =>
    screen.getByRole('textbox', {
      name: new RegExp(
        t('desk.partIn', { part: t(`desk.parts.${part}`), language: t(`desk.in.${of}`) }).replace(/[()]/g, '.'),
      ),
    });
  const press = (t: T, action: 'send' | 'schedule' | 'test' | 'cancel' | 'delete') =>
    screen.getByRole('button', { name: t(`desk.newsletter.actions.${action}`) });

  test('both languages stand side by side, each in its direction', async () => {
    const { t } = await open();
    expect(named(t, 'subject', 'ar')).toHaveAttribute('dir', 'rtl');
    expect(named(t, 'subject', 'en')).toHaveAttribute('dir', 'ltr');
    expect(named(t, 'preheader', 'en')).toHaveValue('Protect your family');
  });

  test('what is typed is saved by itself after a pause, over the version that was seen', async () => {
    const { t, user } = await open();
    await user.type(named(t, 'subject', 'en'), '!');
    expect(await screen.findByText(t('desk.saving.saved'))).toBeVisible();
    expect(saved).toMatchObject([{ version: 3, keep: false, content: { en: { subject: 'Winter advice!' } } }]);
  });

  test('what a colleague saved is read again after a while when it could not be read', async () => {
    const { t } = await open();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    stored = anIssueOfDesk({
      version: 4,
      content: anIssueContent({ en: { ...anIssueContent().en, subject: 'Cold days' } }),
    });
    server.use(http.get('*/api/content-desk/newsletter/7', () => HttpResponse.error(), { once: true }));
    streams[0]?.say({ kind: 'changed' });
    const [readAgain] = await waitFor(() => timers.mock.calls.find(([, delay]) => delay === 10_000) ?? fail());
    expect(named(t, 'subject', 'en')).toHaveValue('Winter advice');
    act(() => readAgain());
    await waitFor(() => expect(named(t, 'subject', 'en')).toHaveValue('Cold days'));
    warned.mockRestore();
    timers.mockRestore();
  });

  test('two people change one part: both texts are shown, and nothing is lost until somebody chooses', async () => {
    const { t, user } = await open();
    const theirs = anIssueContent({ en: { ...anIssueContent().en, subject: 'Cold days' } });
    stored = anIssueOfDesk({ version: 4, content: theirs, updated_by: 'نوف' });
    await user.type(named(t, 'subject', 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.newsletter.save') }));
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText('Cold days')).toBeVisible();
    expect(panel.getByText('Winter advice!')).toBeVisible();
    await user.click(panel.getByRole('radio', { name: new RegExp(t('desk.conflict.theirs')) }));
    await user.click(panel.getByRole('button', { name: t('desk.conflict.settle') }));
    await waitFor(() => expect(screen.queryByText(t('desk.conflict.title'))).toBeNull());
    expect(named(t, 'subject', 'en')).toHaveValue('Cold days');
  });

  test('without a connection what was typed stays, also over a reload', async () => {
    isOffline = true;
    const { t, user } = await open();
    await user.type(named(t, 'subject', 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.newsletter.save') }));
    expect(await screen.findByText(t('desk.saving.offline'))).toBeVisible();
    cleanup();
    await open();
    expect(await screen.findByDisplayValue('Winter advice!')).toBeVisible();
  });

  test('sending says to how many it goes, and asks first; then it says how far it has come', async () => {
    const { t, user } = await open();
    await user.type(named(t, 'subject', 'en'), '!');
    await user.click(press(t, 'send'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(t('desk.newsletter.recipients', { count: 1234 }))).toBeVisible();
    expect(dialog.getByText(t('desk.newsletter.recipientsIn', { ar: 1200, en: 34 }), { exact: false })).toBeVisible();
    expect(acted).toEqual([]);
    await user.click(dialog.getByRole('button', { name: t('desk.newsletter.confirm.send') }));
    expect(await screen.findByText(t('desk.newsletter.progress', { queued: 0, total: 1234 }))).toBeVisible();
    expect(saved.at(-1)?.content.en.subject).toBe('Winter advice!');
    expect(acted).toEqual([['send', { version: 3 + saved.length }]]);
    expect(named(t, 'subject', 'en')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: t('desk.newsletter.save') })).toBeNull();

    const text = await screen.findByRole('textbox', {
      name: t('desk.partIn', { part: t('desk.parts.html'), language: t('desk.in.en') }),
    });
    expect(text).toHaveAttribute('contenteditable', 'false');
    // Progress makes no version, and leaves the texts where they are.
    stored = { ...stored, queued: 900, deliveries: { waiting: 200, sent: 699, failed: 1 } };
    streams[0]?.say({ kind: 'changed' });
    expect(await screen.findByText(t('desk.newsletter.progress', { queued: 900, total: 1234 }))).toBeVisible();
    expect(screen.getByText('699')).toBeVisible();
    expect(text).toBeInTheDocument();
  });

  test('what lacks is said at its field and above', async () => {
    server.use(
      http.post('*/api/content-desk/newsletter/7/send', () =>
        refusal('VALIDATION', 422, {
          errors: { 'content.ar.subject': ['validation.required'], 'content.en.html': ['desk.wrong.noAlt'] },
        }),
      ),
    );
    const { t, user } = await open();
    await user.click(press(t, 'send'));
    await user.click(await screen.findByRole('button', { name: t('desk.newsletter.confirm.send') }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('desk.wrong.noAlt'));
    await user.click(dialog.getByRole('button', { name: t('desk.cancel') }));
    await waitFor(() => expect(named(t, 'subject', 'ar')).toBeInvalid());
    expect(screen.getByRole('alert')).toHaveTextContent(t('desk.wrong.noAlt'));
  });

  test('where an issue cannot be scheduled, its dialog says why and keeps the time', async () => {
    const { t, user } = await open();
    await user.click(press(t, 'schedule'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(t('desk.date')), '2026-12-01');
    await user.type(dialog.getByLabelText(t('desk.time')), '09:00');
    server.use(http.post('*/api/content-desk/newsletter/7/schedule', () => HttpResponse.error()));
    const confirm = () => user.click(dialog.getByRole('button', { name: t('desk.newsletter.confirm.schedule') }));
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('desk.failed'));
    // Nothing behind it says so too, and takes the focus.
    expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);
    expect(dialog.getByLabelText(t('desk.date'))).toHaveValue('2026-12-01');
    server.resetHandlers();
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(acted).toEqual([['schedule', { version: 3, at: '2026-12-01T06:00:00.000Z' }]]);
  });

  test('a time is asked for before an issue is scheduled, and a scheduled one is cancelled', async () => {
    const { t, user } = await open();
    await user.click(press(t, 'schedule'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t('desk.newsletter.confirm.schedule') }));
    expect(dialog.getAllByText(t('desk.wrong.required'))).toHaveLength(2);
    await user.type(dialog.getByLabelText(t('desk.date')), '2026-12-01');
    await user.type(dialog.getByLabelText(t('desk.time')), '09:00');
    await user.click(dialog.getByRole('button', { name: t('desk.newsletter.confirm.schedule') }));
    await waitFor(() => expect(acted).toEqual([['schedule', { version: 3, at: '2026-12-01T06:00:00.000Z' }]]));
    await user.click(await screen.findByRole('button', { name: t('desk.newsletter.actions.cancel') }));
    expect(await screen.findByText(t('desk.newsletter.states.draft'))).toBeVisible();
  });

  test('a test goes to oneself, and says so', async () => {
    const { t, user } = await open();
    await user.click(press(t, 'test'));
    const both = new Intl.ListFormat(lang).format([t('desk.in.ar'), t('desk.in.en')]);
    expect(await screen.findByText(t('desk.newsletter.tested', { languages: both }))).toBeVisible();
    expect(acted).toEqual([['test', { version: 3 }]]);
  });

  test('what is typed while a scheduled issue is cancelled stays, and is saved after that', async () => {
    stored = anIssueOfDesk({ state: 'scheduled', send_at: '2026-12-01T06:00:00.000Z', actions: ['test', 'cancel'] });
    const gate = Promise.withResolvers<void>();
    server.use(http.post('*/api/content-desk/newsletter/7/cancel', () => gate.promise));
    const { t, user } = await open();
    await user.click(press(t, 'cancel'));
    await user.type(named(t, 'subject', 'en'), '!');
    gate.resolve();
    expect(await screen.findByText(t('desk.newsletter.states.draft'))).toBeVisible();
    expect(named(t, 'subject', 'en')).toHaveValue('Winter advice!');
    expect(await screen.findByText(t('desk.saving.saved'))).toBeVisible();
    expect(saved).toMatchObject([{ version: 4, content: { en: { subject: 'Winter advice!' } } }]);
  });

  test('a draft is deleted after a second press, and the list follows', async () => {
    const { t, user } = await open();
    await user.click(press(t, 'delete'));
    await user.click(await screen.findByRole('button', { name: t('desk.newsletter.confirm.delete') }));
    expect(await screen.findByText(t('desk.newsletter.none.title'))).toBeVisible();
    expect(acted).toEqual([['delete', { version: 3 }]]);
    // Word of it came to this page too.
    expect(asked).toBe(0);
  });

  test('whoever leaves while a draft is deleted stays where they went', async () => {
    const gate = Promise.withResolvers<void>();
    const answered = jest.fn();
    server.use(
      http.post('*/api/content-desk/newsletter/7/delete', async () => {
        await gate.promise;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    server.events.on('response:mocked', ({ request }) => {
      if (request.url.endsWith('/delete')) answered();
    });
    const { t, user, navigate, locations } = await open();
    await user.click(press(t, 'delete'));
    await user.click(await screen.findByRole('button', { name: t('desk.newsletter.confirm.delete') }));
    await act(() => navigate('/content/desk/newsletter/none'));
    gate.resolve();
    await waitFor(() => expect(answered).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(locations).toEqual(['/content/desk/newsletter/7', '/content/desk/newsletter/none']);
  });

  test('whoever wrote some of it reads why a colleague sends it', async () => {
    stored = anIssueOfDesk({ own: true, actions: ['test', 'delete'] });
    const { t } = await open();
    expect(screen.getByText(t('desk.newsletter.own'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('desk.newsletter.actions.send') })).toBeNull();
  });

  test('the preview shows both messages, each in its language, with what stands below them', async () => {
    stored = anIssueOfDesk({
      content: anIssueContent({ en: { subject: 'Hi', preheader: '', html: '<p>Hello<script>x</script></p>' } }),
    });
    const { t, user } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.newsletter.preview.show') }));
    const [ar, en] = await screen.findAllByRole('article');
    expect(ar).toHaveAttribute('dir', 'rtl');
    expect(ar).toHaveTextContent('خذ اللقاح مبكرًا.');
    expect(ar).toHaveTextContent('إلغاء الاشتراك');
    expect(en).toHaveTextContent(/Hello.*Unsubscribe/);
    expect(en?.querySelector('script')).toBeNull();
    await user.click(screen.getByRole('button', { name: t('desk.newsletter.preview.hide') }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('button', { name: t('desk.newsletter.preview.show') })).toHaveFocus();
  });

  test('a post is put at the end of the text, with its link and its summary', async () => {
    server.use(
      http.get('*/api/posts/by-slug/:slug', ({ params }) =>
        params['slug'] === 'flu'
          ? HttpResponse.json({ data: aPostDetail(1, { summary_en: 'What helps < 3 days.' }) })
          : refusal('NOT_FOUND', 404),
      ),
    );
    const { t, user } = await open();
    const button = (of: 'ar' | 'en') =>
      screen.getByRole('button', {
        name: t('desk.partIn', { part: t('desk.newsletter.teaser'), language: t(`desk.in.${of}`) }),
      });
    await user.click(button('en'));
    await user.type(screen.getByRole('searchbox', { name: t('desk.links.search') }), 'flu');
    await user.click(await screen.findByRole('button', { name: /Flu & you/ }));
    await waitFor(() => expect(button('en')).toHaveAttribute('aria-expanded', 'false'));
    expect(button('en')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('desk.newsletter.save') }));
    await waitFor(() =>
      expect(saved.at(-1)?.content.en.html).toBe(
        '<p>Have your vaccination early.</p><h3><a href="/blogs/en/flu">Flu &amp; you</a></h3><p>What helps &lt; 3 days.</p>',
      ),
    );
  });

  test('what is written while a post is fetched stays before it, and the post is put there once', async () => {
    const gate = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/posts/by-slug/flu', async () => {
        await gate.promise;
        return HttpResponse.json({ data: aPostDetail(1, { summary_en: 'What helps.' }) });
      }),
    );
    const { t, user } = await open();
    const [, source] = await screen.findAllByRole('button', { name: t('desk.source') });
    await user.click(source as HTMLElement);
    const part = (named: string) => t('desk.partIn', { part: named, language: t('desk.in.en') });
    const html = screen.getByRole('textbox', { name: part(t('desk.parts.html')) });
    const toggle = screen.getByRole('button', { name: part(t('desk.newsletter.teaser')) });
    await user.click(toggle);
    await user.type(screen.getByRole('searchbox', { name: t('desk.links.search') }), 'flu');
    const post = await screen.findByRole('button', { name: /Flu & you/ });
    await user.click(post);
    await user.click(post);
    await user.type(html, '<p>Rest.</p>');
    gate.resolve();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    // Who goes on writing is not called away.
    expect(toggle).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('desk.newsletter.save') }));
    await waitFor(() =>
      expect(saved.at(-1)?.content.en.html).toBe(
        '<p>Have your vaccination early.</p><p>Rest.</p><h3><a href="/blogs/en/flu">Flu &amp; you</a></h3><p>What helps.</p>',
      ),
    );
  });

  test('one that is gone is said', async () => {
    const { t } = await renderRoute(remote, '/content/desk/newsletter/none', { lang });
    expect(screen.getByRole('heading', { level: 1, name: t('desk.newsletter.gone.missing.title') })).toBeVisible();
  });
});
