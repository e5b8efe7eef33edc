import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { DeskPost } from '@clinic/contracts/content/desk';
import {
  fakeApi,
  http,
  HttpResponse,
  renderRoute,
  showTab,
  signedInAs,
  streams,
  withStreams,
} from '@clinic/kit/testing';
import { content } from '../../testing/remote-under-test.ts';
import { aDetails, aListed, choices } from './testing/sample-desk.ts';

let posts: DeskPost[];
let asked: string[];
let may: { write: boolean; review: boolean; publish: boolean };

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/content-desk/posts', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ data: { posts, next: posts.length > 1 ? '1795244400000-7' : null, may } });
  }),
  http.post('*/api/content-desk/posts', () => HttpResponse.json({ data: aDetails({ id: 9 }) }, { status: 201 })),
  http.get('*/api/content-desk/posts/9', () => HttpResponse.json({ data: aDetails({ id: 9 }) })),
  http.get('*/api/content-desk/terms', () => HttpResponse.json({ data: [] })),
  http.get('*/api/content-desk/choices', () => HttpResponse.json({ data: choices })),
);

withStreams();
beforeEach(() => {
  posts = [aListed(7), aListed(8, { state: 'published', live: true, languages: { ar: 'live', en: 'outdated' } })];
  asked = [];
  localStorage.clear();
  may = { write: true, review: false, publish: false };
  signedInAs({ role: roles.editor });
});

describe.each(['ar', 'en'] as const)('the list of the content desk in %s', (lang) => {
  const open = (query = '') => renderRoute(content, `/content/desk${query}`, { lang });

  test('posts are shown with where they are, and where each language is', async () => {
    const { t } = await open();
    const [first, second] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    expect(first).toHaveTextContent('مقال 7');
    expect(first).toHaveTextContent('Article 7');
    expect(first).toHaveTextContent(t('desk.languageStates.to-translate'));
    expect(second).toHaveTextContent(t('desk.lists.published'));
    expect(second).toHaveTextContent(t('desk.languageStates.outdated'));
  });

  test('a language that a machine translated says so until somebody has confirmed it', async () => {
    posts = [aListed(7, { machine_translated: ['en'] })];
    const { t } = await open();
    const mark = { language: t('desk.in.en'), state: t('desk.machine.mark') };
    expect(screen.getByText(t('desk.languageState', mark))).toBeVisible();
    expect(screen.queryByText(t('desk.languageState', { ...mark, language: t('desk.in.ar') }))).toBeNull();
  });

  test('search, list, kind and part stand in the address', async () => {
    const { user, t, location } = await open('?search=food&type=news');
    expect(asked).toEqual(['?search=food&type=news']);
    await user.click(screen.getByRole('link', { name: t('desk.lists.in-review') }));
    await waitFor(() => expect(location()).toBe('/content/desk?search=food&list=in-review&type=news'));
    await user.click(screen.getByRole('link', { name: t('desk.older') }));
    await waitFor(() => expect(asked.at(-1)).toContain('before=1795244400000-7'));
    expect(await screen.findByRole('link', { name: t('desk.newest') })).toBeVisible();
  });

  test('the list follows what colleagues change, while its tab is seen and the session lasts', async () => {
    await open();
    expect(streams.map(({ url }) => url)).toEqual(['/api/desk-events?at=posts']);
    streams[0]?.open();
    posts = [aListed(9)];
    streams[0]?.say({ kind: 'changed' });
    expect(await screen.findByText(lang === 'ar' ? 'مقال 9' : 'Article 9')).toBeVisible();

    showTab('hidden');
    expect(streams[0]?.readyState).toBe(2);
    posts = [aListed(10)];
    showTab('visible');
    expect(await screen.findByText(lang === 'ar' ? 'مقال 10' : 'Article 10')).toBeVisible();
    streams[1]?.say({ kind: 'ended' });
    showTab('hidden');
    showTab('visible');
    expect(streams).toHaveLength(2);
  });

  test('a list is saved under a name, in this browser and for this account alone, and taken away again', async () => {
    const { user, t } = await open('?search=food&list=in-review&before=1795244400000-7');
    await user.click(screen.getByRole('button', { name: t('desk:filters.save') }));
    await user.type(screen.getByLabelText(t('desk:filters.name')), 'Food');
    await user.click(screen.getByRole('button', { name: t('desk:filters.keep') }));
    expect(screen.queryByRole('button', { name: t('desk:filters.save') })).toBeNull();
    cleanup();
    await open();
    expect(screen.getByRole('link', { name: 'Food' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/content\/desk\?search=food&list=in-review$/),
    );
    cleanup();
    signedInAs({ role: roles.editor, public_id: 'somebody-else' });
    await open();
    expect(screen.queryByRole('link', { name: 'Food' })).toBeNull();
    cleanup();
    signedInAs({ role: roles.editor });
    await open();
    await user.click(screen.getByRole('button', { name: t('desk:filters.remove', { name: 'Food' }) }));
    expect(screen.queryByRole('link', { name: 'Food' })).toBeNull();
  });

  test('several posts are chosen, also a range, and what was not done to one says why', async () => {
    posts = [7, 8, 9].map((id) => aListed(id, { version: id }));
    may = { write: true, review: false, publish: true };
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/content-desk/posts/bulk', async ({ request }) => {
        sent.push(await request.json());
        const failed = [
          { id: 8, code: 'VALIDATION', fields: ['content.en.title'] },
          { id: 9, code: 'FORBIDDEN', fields: [] },
        ];
        return HttpResponse.json({ data: { done: [7], failed } });
      }),
    );
    const { user, t } = await open();
    const box = (id: number) =>
      screen.getByRole('checkbox', {
        name: t('desk.bulk.one', { title: lang === 'ar' ? `مقال ${id}` : `Article ${id}` }),
      });
    expect(screen.getByRole('button', { name: t('desk.actions.publish') })).toBeDisabled();
    await user.click(box(7));
    await user.keyboard('{Shift>}');
    await user.click(box(9));
    await user.keyboard('{/Shift}');
    expect([7, 8, 9].map((id) => box(id).matches(':checked'))).toEqual([true, true, true]);
    expect(screen.getByText(t('desk.bulk.chosen', { count: 3 }))).toBeVisible();

    await user.click(screen.getByRole('button', { name: t('desk.actions.publish') }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(t('desk.bulk.ask', { count: 3 }))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: t('desk.actions.publish') }));
    const title = t('desk.partIn', { part: t('desk.parts.title'), language: t('desk.in.en') });
    const lacking = `${lang === 'ar' ? 'مقال 8' : 'Article 8'}: ${t('desk.bulk.why.VALIDATION', { parts: title })}`;
    expect(
      await screen.findByText((_text, element) => element?.tagName === 'LI' && element.textContent === lacking),
    ).toBeVisible();
    expect(screen.getByText(t('desk.bulk.done', { count: 1 }))).toBeVisible();
    expect(sent).toEqual([{ action: 'publish', posts: [7, 8, 9].map((id) => ({ id, version: id })) }]);

    await user.click(screen.getByRole('checkbox', { name: t('desk.bulk.all') }));
    await user.keyboard(' ');
    expect(screen.getByText(t('desk.bulk.chosen', { count: 3 }))).toBeVisible();
  });

  test('a refresh that fails leaves the list and what is chosen of it, and says so until another try', async () => {
    const { user, t } = await open();
    const first = screen.getByRole('checkbox', {
      name: t('desk.bulk.one', { title: lang === 'ar' ? 'مقال 7' : 'Article 7' }),
    });
    await user.click(first);
    server.use(http.get('*/api/content-desk/posts', () => HttpResponse.error(), { once: true }));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    showTab('visible');
    await waitFor(() => expect(screen.getByText(t('desk:stale'))).toBeInTheDocument());
    expect(first).toBeVisible();
    expect(first).toBeChecked();
    await user.click(screen.getByRole('button', { name: t('shared:retry') }));
    await waitFor(() => expect(screen.queryByText(t('desk:stale'))).toBeNull());
    expect(first).toBeChecked();
  });

  test('whoever writes begins a post and comes to it; a reviewer has no such button', async () => {
    let isWhole = false;
    server.use(
      http.post('*/api/content-desk/posts', () => {
        // The list is told of the new post before its writer is.
        streams.at(-1)?.say({ kind: 'changed' });
        return HttpResponse.json({ data: aDetails({ id: 9 }) }, { status: 201 });
      }),
      http.get('*/api/content-desk/posts/9/comments', () => {
        isWhole = true;
        return HttpResponse.json({ data: [] });
      }),
    );
    const { user, t, location } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.begin.blog') }));
    await waitFor(() => expect(location()).toBe('/content/desk/9'));
    await waitFor(() => expect(isWhole).toBe(true));
  });

  test('a reviewer begins none; nothing found says so', async () => {
    may = { write: false, review: true, publish: false };
    posts = [];
    const { t } = await open('?search=none');
    expect(screen.queryByRole('button', { name: t('desk.begin.blog') })).toBeNull();
    expect(screen.getByRole('heading', { name: t('desk.none.title') })).toBeVisible();
  });

  test('a role that was taken away, and a failure, are said', async () => {
    server.use(
      http.get('*/api/content-desk/posts', () =>
        HttpResponse.json({ code: 'FORBIDDEN', message: 'no', request_id: 'r' }, { status: 403 }),
      ),
    );
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { t } = await open();
    expect(screen.getByRole('heading', { name: t('desk.refused.title') })).toBeVisible();
  });
});
