import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { RecordRevision } from '@clinic/contracts/content/records';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { content } from '../../../testing/remote-under-test.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { search } from '../search/index.ts';
import { aListed } from '../testing/sample-desk.ts';
import { allCollections, aList, aRevision } from '../testing/sample-records.ts';

let collections: typeof allCollections;
let list: ReturnType<typeof aList>;
let ordered: { version: string; ids: string[] }[];
let isContested: boolean;
let removals: RecordRevision[];

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/content-records', () => HttpResponse.json({ data: collections })),
  http.get('*/api/content-records/search', () =>
    HttpResponse.json({ data: list.records.slice(0, 1).map((record) => ({ ...record, collection: 'offers' })) }),
  ),
  http.get('*/api/content-desk/posts', () =>
    HttpResponse.json({
      data: { posts: [aListed(7)], next: null, may: { write: true, review: false, publish: false } },
    }),
  ),
  http.get('*/api/content-records/offers', () => HttpResponse.json({ data: list })),
  http.get('*/api/content-records/doctors', () => HttpResponse.json({ data: list })),
  http.get('*/api/content-records/:collection/revisions', ({ request }) =>
    new URL(request.url).searchParams.get('reason') === 'removed'
      ? HttpResponse.json({ data: removals })
      : HttpResponse.error(),
  ),
  http.post('*/api/content-records/offers/order', async ({ request }) => {
    const body = (await request.json()) as (typeof ordered)[number];
    if (isContested)
      return HttpResponse.json({ code: 'EDIT_CONFLICT', message: 'no', request_id: 'r' }, { status: 409 });
    ordered.push(body);
    const records = body.ids.flatMap((id) => list.records.find((one) => one.id === id) ?? []);
    list = { ...list, records, version: 'c'.repeat(32) };
    return HttpResponse.json({ data: list });
  }),
);

beforeEach(() => {
  collections = allCollections;
  list = aList();
  ordered = [];
  isContested = false;
  removals = [];
  signedInAs({ role: roles.publisher });
});

describe.each(['ar', 'en'] as const)('the content of the site in %s', (lang) => {
  const open = (path = '') => renderRoute(content, `/content/desk/site${path}`, { lang });
  const other = lang === 'ar' ? 'en' : 'ar';
  const titleIn = (record: { title_ar: string; title_en: string }) => record[`title_${lang}`];
  const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('the frame finds records of all collections in one room, and posts in the other', async () => {
    const { t } = await open();
    const args = { text: 'فحص', lang, t, most: 5, signal: new AbortController().signal };
    const [record] = list.records;
    if (record === undefined) throw new Error('the list is empty');
    expect(await search({ ...args, room: 'site-content' })).toEqual([
      {
        ...{ title: titleIn(record), kind: t('desk.site.collections.offers') },
        address: `/content/desk/site/offers/${record.id}`,
      },
    ]);
    expect(await search({ ...args, room: 'content-desk' })).toEqual([
      {
        ...{ title: lang === 'ar' ? 'مقال 7' : 'Article 7', detail: t('desk.lists.draft'), kind: t('desk.types.blog') },
        address: '/content/desk/7',
      },
    ]);
  });

  test('the collections stand in groups and lead to their records', async () => {
    const { user, t, location } = await open();
    const clinic = within(screen.getByRole('region', { name: t('desk.site.groups.clinic') }));
    expect(clinic.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      (['doctors', 'specialties', 'branches', 'hours', 'jobs'] as const).map((one) =>
        t(`desk.site.collections.${one}`),
      ),
    );
    // A clinic has its settings once.
    expect(screen.getByRole('link', { name: t('desk.site.collections.settings') })).toHaveAttribute(
      'href',
      expect.stringContaining('/content/desk/site/settings/settings'),
    );
    await user.click(screen.getByRole('link', { name: t('desk.site.collections.offers') }));
    await waitFor(() => expect(location()).toBe('/content/desk/site/offers'));
    await waitFor(() => expect(shown()).toEqual(list.records.map(titleIn)));
  });

  test('what was removed can be put back, once for each record that is not there', async () => {
    const removed = (id: number, record_id: string, title_en: string) =>
      aRevision(id, { record_id, title_en, title_ar: title_en, reason: 'removed' });
    removals = [removed(9, 'laser', 'Laser'), removed(8, 'laser', 'Old laser'), removed(7, 'braces', 'Braces')];
    const { t } = await open('/offers');
    const region = within(screen.getByRole('region', { name: t('desk.site.revisions.removed') }));
    expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('/content/desk/site/offers/%2Bnew?revision=9'),
    ]);
    expect(region.getByRole('link')).toHaveAccessibleName(expect.stringContaining('Laser'));
  });

  test('a doctor who left comes back from the list of those who did; nothing does for who may not add', async () => {
    removals = [aRevision(9, { record_id: 'laser', reason: 'removed' })];
    const left = { id: '58', title_ar: 'د. خالد', title_en: 'Dr. Khalid' };
    list = aList({ closed: [left] });
    const { t } = await open('/doctors');
    const region = within(screen.getByRole('region', { name: t('desk.site.revisions.removed') }));
    expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('/content/desk/site/doctors/%2Bnew?returning=58'),
    ]);
    expect(region.getByRole('link')).toHaveAccessibleName(
      t('desk.site.revisions.backOne', { name: lang === 'ar' ? left.title_ar : left.title_en }),
    );
    cleanup();
    list = aList({ closed: [left], may: { ...list.may, add: false } });
    for (const name of ['doctors', 'offers']) {
      await open(`/${name}`);
      expect(screen.queryByRole('region', { name: t('desk.site.revisions.removed') })).toBeNull();
      cleanup();
    }
  });

  test('groups of which nothing may be read are not there; what may not be changed says so', async () => {
    collections = allCollections
      .filter(({ collection }) => collection === 'hours')
      .map((one) => ({ ...one, may_edit: false }));
    const { t } = await open();
    expect(shown()).toEqual([t('desk.site.groups.clinic'), t('desk.sitePreview.title')]);
    expect(screen.getByText(t('desk.site.readOnly'))).toBeVisible();
  });

  test('a link shows the site at a time; one that cannot be shown says so at the date', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/content-desk/site-previews', async ({ request }) => {
        asked.push(await request.json());
        const errors = { at: ['desk.sitePreview.range'] };
        if (asked.length === 1)
          return HttpResponse.json({ code: 'VALIDATION', message: 'no', errors, request_id: 'r' }, { status: 422 });
        const data = { link: '/preview/at?token=t', at: '2026-12-01T06:00:00Z', expires_at: '2026-11-22T07:00:00Z' };
        return HttpResponse.json({ data }, { status: 201 });
      }),
    );
    const { user, t, setLang } = await open();
    const section = within(screen.getByRole('region', { name: t('desk.sitePreview.title') }));
    const date = section.getByLabelText(t('desk.date'));
    await user.clear(date);
    await user.type(date, '2026-12-01');
    await user.selectOptions(section.getByLabelText(t('desk.sitePreview.page')), t('desk.site.collections.offers'));
    await user.click(section.getByRole('button', { name: t('desk.sitePreview.make') }));
    await waitFor(() => expect(date).toHaveAccessibleDescription(t('desk.sitePreview.range')));
    await setLang(other);
    expect(date).toHaveAccessibleDescription({ ar, en }[other].desk.sitePreview.range);
    expect(date).toHaveValue('2026-12-01');
    await setLang(lang);
    await user.click(section.getByRole('button', { name: t('desk.sitePreview.make') }));
    expect(await section.findByLabelText(t('desk.preview.link'))).toHaveValue(
      'https://clinic.example/preview/at?token=t',
    );
    expect(asked[1]).toEqual({ at: '2026-12-01T06:00:00.000Z', post: null, path: '/offers' });
  });

  test('a search in the address finds titles of both languages, however they are vowelled', async () => {
    const { t } = await open('/offers?search=BRACES');
    expect(shown()).toEqual([titleIn(list.records[1] ?? { title_ar: '', title_en: '' })]);
    expect(screen.queryByRole('button', { name: t('desk.site.up', { title: 'Braces' }) })).toBeNull();
  });

  test('nothing found leads back to all', async () => {
    const { t } = await open('/offers?search=none');
    expect(screen.getByRole('link', { name: t('desk.site.none.all') })).toHaveAttribute(
      'href',
      expect.stringContaining('/content/desk/site/offers'),
    );
  });

  test('a record changes its place, is live at once, and the focus stays with it', async () => {
    const { user, t } = await open('/offers');
    const [first = '', second = '', third = ''] = list.records.map(titleIn);
    await user.click(screen.getByRole('button', { name: t('desk.site.down', { title: first }) }));
    expect(await screen.findByText(t('desk.site.ordered'))).toBeVisible();
    expect(shown()).toEqual([second, first, third]);
    expect(ordered).toEqual([{ version: 'a'.repeat(32), ids: ['braces', 'check-up', 'skin'] }]);
    expect(screen.getByRole('button', { name: t('desk.site.down', { title: first }) })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('desk.site.down', { title: first }) }));
    await waitFor(() => expect(shown()).toEqual([second, third, first]));
    expect(ordered.at(-1)?.version).toBe('c'.repeat(32));
    // At the end there is no way further down.
    expect(screen.getByRole('button', { name: t('desk.site.up', { title: first }) })).toHaveFocus();
  });

  test('an order that somebody else changed meanwhile is read again', async () => {
    const { user, t } = await open('/offers');
    isContested = true;
    const before = list.records.map(titleIn);
    list = { ...list, records: [...list.records].reverse() };
    await user.click(screen.getByRole('button', { name: t('desk.site.up', { title: before[1] ?? '' }) }));
    expect(await screen.findByText(t('desk.site.orderFailed'))).toBeVisible();
    await waitFor(() => expect(shown()).toEqual([...before].reverse()));
  });

  test('whoever only reads has no button to add or move', async () => {
    list = aList({ may: { edit: false, add: false, remove: false, order: false } });
    const { t } = await open('/offers');
    expect(screen.queryByRole('link', { name: t('desk.site.add') })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a collection that is none is said to be missing', async () => {
    const { t } = await open('/nothing');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('desk.site.gone.missing.title'));
  });
});
