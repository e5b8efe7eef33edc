import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { http, HttpResponse, renderRoute, showTab } from '@clinic/kit/testing';
import { content as remote } from '../../../testing/remote-under-test.ts';
import { fakePost, refusal } from '../testing/fake-post.ts';
import { aContent, aDetails } from '../testing/sample-desk.ts';
import { postDrafts } from './typed-draft.ts';

const { desk, server } = fakePost();

const owner = () => useSession.getState().user?.public_id ?? '';
const entitled = (title: string) => aContent({ en: { ...aContent().en, title } });
/** What was typed in this tab and did not reach the server, over the first version. */
const typed = () => postDrafts.find(7, owner());
const keepTyped = (content = entitled('Sleep of children!')) =>
  postDrafts.keep(7, { owner: owner(), base: aContent(), typed: content });

afterEach(() => jest.restoreAllMocks());

describe.each(['ar', 'en'] as const)('how a post is saved at the content desk in %s', (lang) => {
  const open = () => renderRoute(remote, '/content/desk/7', { lang });
  type T = Awaited<ReturnType<typeof open>>['t'];
  const title = (t: T, of: 'ar' | 'en') =>
    screen.getByRole('textbox', {
      name: t('desk.partIn', { part: t('desk.parts.title'), language: t(`desk.in.${of}`) }),
    });

  test('a saving after a pause that fails says so, and leaves the cursor where it is', async () => {
    server.use(http.post('*/api/content-desk/posts/7', () => HttpResponse.error()));
    const { user, t } = await open();
    await user.type(title(t, 'en'), '!');
    const said = await screen.findByText(t('desk.failed'), { exact: false });
    expect(said.closest('[role="status"]')).toBeVisible();
    expect(title(t, 'en')).toHaveFocus();
    await user.keyboard('?');
    expect(title(t, 'en')).toHaveValue('Sleep of children!?');
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  test('what a saving after a pause finds wrong is said at its field; a press says it above too', async () => {
    server.use(
      http.post('*/api/content-desk/posts/7', () =>
        refusal('VALIDATION', 422, { errors: { 'content.en.title': ['validation.tooLong'] } }),
      ),
    );
    const { user, t } = await open();
    await user.type(title(t, 'en'), '!');
    await waitFor(() => expect(title(t, 'en')).toBeInvalid());
    expect(title(t, 'en')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent(t('desk.wrong.tooLong'));
  });

  test.each(['somebody leaves', 'the tab is hidden'] as const)(
    'the last words are saved when %s before the pause is over',
    async (way) => {
      const { user, t, navigate } = await open();
      await user.type(title(t, 'en'), '!');
      if (way === 'the tab is hidden') showTab('hidden');
      else await act(() => navigate('/content/desk/none'));
      expect(screen.queryByText(t('desk.saving.typing'))).toBeNull();
      await waitFor(() =>
        expect(desk.saved.map(({ keep, content }) => [keep, content.en.title])).toEqual([
          [false, 'Sleep of children!'],
        ]),
      );
    },
  );

  test('what was found on opening is announced, and saved only once somebody types or presses', async () => {
    keepTyped();
    const { t } = await open();
    expect(screen.getByText(t('desk.site.restored'))).toBeVisible();
    expect(screen.getByText(t('desk.saving.restored'))).toBeVisible();
    expect(title(t, 'en')).toHaveValue('Sleep of children!');
    cleanup();
    const { user } = await open();
    await user.type(title(t, 'ar'), '؟');
    expect(screen.queryByText(t('desk.site.restored'))).toBeNull();
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    expect(await screen.findByText(t('desk.saving.saved'))).toBeVisible();
    expect(desk.saved[0]).toMatchObject({
      version: 3,
      content: { ar: { title: 'نوم الأطفال؟' }, en: { title: 'Sleep of children!' } },
    });
  });

  test('what was found on opening can be thrown away', async () => {
    keepTyped();
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.throwAway') }));
    expect(title(t, 'en')).toHaveValue('Sleep of children');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(typed()).toBeNull();
    expect(screen.getByText(t('desk.saving.saved'))).toBeVisible();
  });

  test('what the server writes anew in a link counts as nobody’s change', async () => {
    const link = (rel: string) => `<p><a href="https://who.int/x"${rel}>WHO</a></p>`;
    const withLink = (rel: string) => aContent({ en: { ...aContent().en, html: link(rel) } });
    desk.stored = aDetails({ content: withLink('') });
    server.use(
      http.post(
        '*/api/content-desk/posts/7',
        () => {
          const { en } = withLink(' rel="noopener"');
          const content = aContent({ en: { ...en, title: 'Sleep of children!' } });
          desk.stored = aDetails({ version: 4, content });
          return HttpResponse.json({ data: { post: desk.stored, removed: [] } });
        },
        { once: true },
      ),
    );
    const { user, t } = await open();
    await user.type(title(t, 'en'), '!');
    expect(await screen.findByText(t('desk.saving.saved'))).toBeVisible();
    await waitFor(() => expect(desk.stored.version).toBe(4));
    const { content } = desk.stored;
    desk.stored = aDetails({ version: 5, content: { ...content, en: { ...content.en, html: '<p>Rest.</p>' } } });
    await user.type(title(t, 'en'), '?');
    expect(typed()?.typed.en.html).toBe(link(' rel="noopener"'));
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    expect(await screen.findByText(t('desk.joined'))).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(title(t, 'en')).toHaveValue('Sleep of children!?');
  });

  test('what is typed again into a text with a link while an action is under way is no change of a colleague', async () => {
    const gate = Promise.withResolvers<void>();
    const html = '<p><a href="https://who.int/x" rel="noopener">WHO</a></p>';
    const { user, t } = await open();
    server.use(
      http.post('*/api/content-desk/posts/7', () => {
        const content = aContent({ en: { ...aContent().en, title: 'Sleep of children (stored)', html } });
        desk.stored = aDetails({ version: desk.stored.version + 1, content });
        return HttpResponse.json({ data: { post: desk.stored, removed: [] } });
      }),
      http.post('*/api/content-desk/posts/7/submit', () => gate.promise),
    );
    await user.type(title(t, 'en'), '!');
    const submit = screen.getByRole('button', { name: t('desk.actions.submit') });
    await user.click(submit);
    await user.type(title(t, 'en'), '?');
    gate.resolve();
    await waitFor(() => expect(submit).not.toBeInTheDocument());
    expect(screen.queryByText(t('desk.conflict.title'))).toBeNull();
    expect(title(t, 'en')).toHaveValue('Sleep of children!?');
  });

  test('what was typed into what a colleague put into the bin is kept beside it, until it comes back', async () => {
    const { user, t } = await open();
    desk.stored = aDetails({
      version: 4,
      may_write: false,
      actions: ['recover'],
      deleted_at: '2026-11-22T07:00:00.000Z',
    });
    await user.type(title(t, 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    expect(await screen.findByText(t('desk.kept'))).toBeVisible();
    expect(screen.getByText('Sleep of children!')).toBeVisible();
    expect(screen.queryByText(t('desk.joined'))).toBeNull();
    expect(title(t, 'en')).toHaveValue('Sleep of children');
    expect(title(t, 'en')).toHaveAttribute('readonly');

    cleanup();
    const again = await open();
    expect(screen.getByText(t('desk.kept'))).toBeVisible();
    expect(screen.getByText('Sleep of children!')).toBeVisible();
    server.use(
      http.post('*/api/content-desk/posts/7/recover', () => {
        desk.stored = aDetails({ version: 5 });
        return HttpResponse.json({ data: desk.stored });
      }),
    );
    await again.user.click(screen.getByRole('button', { name: t('desk.actions.recover') }));
    expect(await screen.findByText(t('desk.site.restored'))).toBeVisible();
    expect(screen.queryByText(t('desk.kept'))).toBeNull();
    expect(title(t, 'en')).toHaveValue('Sleep of children!');
    expect(desk.saved).toEqual([]);
  });

  test('a text that was kept is shown as it reads, with its headings and links', async () => {
    const html = '<h2>Before sleep</h2><p>Read the <a href="/doctors">list</a>.</p><script>alert(1)</script>';
    keepTyped(aContent({ en: { ...aContent().en, html } }));
    desk.stored = aDetails({ version: 4, may_write: false, actions: [], deleted_at: '2026-11-22T07:00:00.000Z' });
    await open();
    expect(await screen.findByRole('heading', { name: 'Before sleep' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'list' })).toHaveAttribute('href', '/doctors');
    expect(document.body).not.toHaveTextContent('alert(1)');
  });

  test('what was kept beside a post that cannot be written can be thrown away', async () => {
    keepTyped();
    desk.stored = aDetails({ version: 4, may_write: false, actions: [], deleted_at: '2026-11-22T07:00:00.000Z' });
    const { user, t } = await open();
    expect(screen.getByText('Sleep of children!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('desk.throwAway') }));
    expect(screen.queryByText(t('desk.kept'))).toBeNull();
    expect(typed()).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('what was saved although the answer was lost is no draft any more once it is saved again', async () => {
    server.use(
      http.post('*/api/content-desk/posts/7', () => {
        if (desk.stored.version === 4) return refusal('EDIT_CONFLICT', 409);
        desk.stored = aDetails({ version: 4, content: entitled('Sleep of children!') });
        return HttpResponse.error();
      }),
    );
    const { user, t } = await open();
    await user.type(title(t, 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    expect(await screen.findByText(t('desk.saving.offline'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    expect(await screen.findByText(t('desk.saving.saved'))).toBeVisible();
    expect(typed()).toBeNull();
  });

  test('what is stored already does not come back over what colleagues save later', async () => {
    keepTyped();
    for (const [version, stored] of ['Sleep of children!', 'Sleep of children'].entries()) {
      desk.stored = aDetails({ version: version + 4, content: entitled(stored) });
      const { t } = await open();
      expect(title(t, 'en')).toHaveValue(stored);
      expect(screen.getByText(t('desk.saving.saved'))).toBeVisible();
      cleanup();
    }
  });
});
