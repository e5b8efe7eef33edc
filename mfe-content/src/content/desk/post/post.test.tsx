import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, renderRoute, streams } from '@clinic/kit/testing';
import { content as remote } from '../../../testing/remote-under-test.ts';
import { fakePost, refusal } from '../testing/fake-post.ts';
import { aContent, aDetails } from '../testing/sample-desk.ts';
import { aLibrary, aPicture, aPictureDetails } from '../testing/sample-library.ts';

const { desk, server } = fakePost();

// The editor scrolls to the caret; nothing is laid out here.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

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
    expect(await screen.findByText(t('desk.saving.saved'))).toBeVisible();
    expect(desk.saved).toEqual([
      { version: 3, content: expect.objectContaining({ image: 'articles/sleep.svg' }), keep: false },
    ]);
    expect(desk.saved[0]?.content.en.title).toBe('Sleep of children!');
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
      desk.stored = aDetails({
        version: desk.stored.version + 1,
        content: aContent({ en: { ...aContent().en, title } }),
      });
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

  test('what a colleague saved is read again after a while when it could not be read', async () => {
    const { t } = await open();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    desk.stored = aDetails({ version: 4, content: aContent({ en: { ...aContent().en, title: 'Rest' } }) });
    server.use(http.get('*/api/content-desk/posts/7', () => HttpResponse.error(), { once: true }));
    streams[0]?.say({ kind: 'changed' });
    const [readAgain] = await waitFor(() => timers.mock.calls.find(([, delay]) => delay === 10_000) ?? fail());
    expect(named(t, 'title', 'en')).toHaveValue('Sleep of children');
    act(() => readAgain());
    await waitFor(() => expect(named(t, 'title', 'en')).toHaveValue('Rest'));
    warned.mockRestore();
    timers.mockRestore();
  });

  test('parts that only one of two people changed are joined without a question', async () => {
    const { user, t } = await open();
    const theirs = aContent({ ar: { ...aContent().ar, title: 'نوم الرضّع' } });
    desk.stored = aDetails({ version: 4, content: theirs });
    await user.type(named(t, 'title', 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    expect(await screen.findByText(t('desk.joined'))).toBeVisible();
    expect(named(t, 'title', 'ar')).toHaveValue('نوم الرضّع');
    expect(named(t, 'title', 'en')).toHaveValue('Sleep of children!');
  });

  test('who writes a text goes on in it, and can undo, when the part of a colleague is joined and when it is saved', async () => {
    const { user, t } = await open();
    const text = (of: 'ar' | 'en') =>
      screen.findByRole('textbox', {
        name: t('desk.partIn', { part: t('desk.parts.html'), language: t(`desk.in.${of}`) }),
      });
    const [arabic, english] = [await text('ar'), await text('en')];
    const save = () => user.click(screen.getByRole('button', { name: t('desk.save') }));
    desk.stored = aDetails({
      version: 4,
      content: aContent({ ar: { ...aContent().ar, html: '<p>تسع ساعات.</p>' } }),
    });
    act(() => english.focus());
    await user.keyboard('{Control>}{Alt>}2{/Alt}{/Control}');
    await save();
    act(() => english.focus());
    expect(await screen.findByText(t('desk.joined'))).toBeVisible();
    expect(english).toHaveFocus();
    expect(arabic).not.toBeInTheDocument();
    expect(await text('ar')).toHaveTextContent('تسع ساعات.');

    await save();
    await waitFor(() => expect(desk.saved.at(-1)?.content.en.html).toBe('<h2>Ten hours.</h2>'));
    expect(await screen.findByText(t('desk.saving.saved'))).toBeVisible();
    act(() => english.focus());
    await user.keyboard('{Control>}z{/Control}');
    await save();
    await waitFor(() => expect(desk.saved.at(-1)?.content.en.html).toBe('<p>Ten hours.</p>'));
  });

  test.each(['mine', 'theirs'] as const)(
    'two people change one part: both texts are shown, and %s may stay',
    async (whose) => {
      const { user, t } = await open();
      desk.stored = aDetails({
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
      expect(desk.saved).toEqual([]);
      await user.click(panel.getByRole('radio', { name: new RegExp(t(`desk.conflict.${whose}`)) }));
      await user.click(panel.getByRole('button', { name: t('desk.conflict.settle') }));
      await waitFor(() => expect(screen.queryByText(t('desk.conflict.title'))).toBeNull());
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
      expect(named(t, 'title', 'en')).toHaveValue(whose === 'mine' ? 'Sleep of children!' : 'Rest');
      await user.click(screen.getByRole('button', { name: t('desk.save') }));
      await waitFor(() =>
        expect(desk.saved.at(-1)?.content.en.title).toBe(whose === 'mine' ? 'Sleep of children!' : 'Rest'),
      );
    },
  );

  test('without a connection what was typed stays, also over a reload', async () => {
    desk.isOffline = true;
    const { user, t } = await open();
    await user.type(named(t, 'title', 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    expect(await screen.findByText(t('desk.saving.offline'))).toBeVisible();
    cleanup();
    await open();
    expect(await screen.findByDisplayValue('Sleep of children!')).toBeVisible();
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

  test('a revision, or a link, that could not be had: whose fault it is, and another try', async () => {
    desk.stored = aDetails({ revisions: [{ number: 1, reason: 'saved', at: '2026-11-20T07:00:00.000Z', by: null }] });
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

  test('a revision is compared word by word and restored', async () => {
    desk.stored = aDetails({ revisions: [{ number: 1, reason: 'saved', at: '2026-11-20T07:00:00.000Z', by: 'سلمى' }] });
    const { user, t } = await open();
    const compare = screen.getByRole('button', { name: t('desk.revisions.compareOne', { number: 1 }) });
    await user.click(compare);
    expect(await screen.findByText('Nine')).toBeVisible();
    expect(screen.getByText('Nine').tagName).toBe('DEL');
    expect(screen.getByText('Ten').tagName).toBe('INS');
    await user.click(screen.getByRole('button', { name: t('desk.revisions.close') }));
    expect(compare).toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('desk.revisions.restoreOne', { number: 1 }) }));
    await waitFor(() => expect(desk.acted).toEqual([['restore', { version: 3 }]]));
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
    await waitFor(() => expect(desk.saved.at(-1)?.content.image).toBe('uploads/new.jpg'));
  });

  test('pictures go on being uploaded while the library is searched, and a page that comes leaves the focus', async () => {
    let sent = 0;
    const [sending, turning] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.use(
      http.get('*/api/content-desk/pictures', async ({ request }) => {
        const { searchParams } = new URL(request.url);
        const page = Number(searchParams.get('page'));
        if (page > 1) await turning.promise;
        const name = `${searchParams.get('search') ?? 'any'}-${page}`;
        const found = aPicture(name, { alt_ar: name, alt_en: name });
        return HttpResponse.json({ data: aLibrary([found], { page, total: 72 }) });
      }),
      http.post('*/api/content-desk/pictures', async () => {
        await sending.promise;
        sent += 1;
        return HttpResponse.json({ data: { picture: aPicture(`new-${sent}`), existed: false } }, { status: 201 });
      }),
    );
    const { user, t } = await open();
    const cover = within(screen.getByRole('group', { name: t('desk.parts.image') }));
    await user.click(cover.getByRole('button', { name: t('desk.pictures.change') }));
    const files = ['one.jpg', 'two.jpg'].map((name) => new File(['pixels'], name, { type: 'image/jpeg' }));
    await user.upload(await screen.findByLabelText(t('desk.pictures.add')), files);
    await user.type(screen.getByRole('searchbox', { name: t('desk.pictures.search') }), 'ward');
    const named = (name: string) => screen.findByRole('button', { name: t('desk.pictures.chooseOne', { name }) });
    expect(await named('ward-1')).toBeVisible();
    sending.resolve();
    const uploads = within(screen.getByRole('status', { name: t('desk.pictures.uploads') }));
    await waitFor(() => expect(uploads.getAllByText(t('desk.pictures.states.done'), { exact: false })).toHaveLength(2));

    const more = screen.getByRole('button', { name: t('desk.pictures.more') });
    await user.click(more);
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute('aria-busy', 'true');
    turning.resolve();
    expect(await named('ward-2')).toBeVisible();
    expect(more).toHaveFocus();
    await user.click(more);
    expect(await named('ward-3')).toBeVisible();
  });

  test('a reviewer reads and does not write', async () => {
    desk.stored = aDetails({ may_write: false, actions: ['return', 'approve'], state: 'in-review', own: false });
    const { t } = await open();
    expect(named(t, 'title', 'ar')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: t('desk.save') })).toBeNull();
    expect(screen.getByRole('button', { name: t('desk.actions.approve') })).toBeVisible();
  });

  test('the picture of a post in the recycle bin is described, which changes nothing of the post', async () => {
    const described: object[] = [];
    const details = aPictureDetails('sleep', { path: 'articles/sleep.svg', alt_en: 'A child' });
    desk.stored = aDetails({ may_write: false, actions: ['recover'], deleted_at: '2026-11-22T07:00:00.000Z' });
    server.use(
      http.get('*/api/content-desk/pictures/details', () => HttpResponse.json({ data: details })),
      http.post('*/api/content-desk/pictures/details', async ({ request }) => {
        described.push((await request.json()) as object);
        return HttpResponse.json({ data: { ...details, alt_ar: 'طفل' } });
      }),
    );
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.pictures.describe') }));
    await user.click(await screen.findByRole('button', { name: t('desk.pictures.save') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(described).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: t('desk.actions.recover') }));
    await waitFor(() => expect(desk.acted).toEqual([['recover', { version: 3 }]]));
    expect(desk.saved).toEqual([]);
  });

  test('one that is gone is said', async () => {
    const { t } = await renderRoute(remote, '/content/desk/none', { lang });
    expect(screen.getByRole('heading', { level: 1, name: t('desk.gone.missing.title') })).toBeVisible();
  });
});

function fail(): never {
  throw new Error('nothing is to be read again');
}
