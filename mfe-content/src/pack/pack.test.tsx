import { screen, within } from '@testing-library/react';
import type { PackageDetail } from '@clinic/contracts/content';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { aPackage } from '../testing/sample-pages.ts';
import { content } from '../testing/remote-under-test.ts';
import { meta } from './pack.meta.ts';

const pack: PackageDetail = {
  ...aPackage(2, { price_before: 600 }),
  items: [
    { name_ar: 'تعداد الدم', name_en: 'Blood count', text_ar: 'لفقر الدم.', text_en: 'For anaemia.' },
    { name_ar: 'زيارة الطبيب', name_en: 'Doctor’s visit', text_ar: 'للنتيجة.', text_en: 'For the result.' },
  ],
  sections: [
    {
      heading_ar: 'كيف تستعد',
      heading_en: 'How to prepare',
      body_ar: 'صم ثماني ساعات.',
      body_en: 'Fast for eight hours.',
    },
  ],
};
const server = fakeApi(
  http.get('*/api/packages', () => HttpResponse.json({ data: [1, 2, 3, 4, 5].map((id) => aPackage(id)) })),
  http.get('*/api/packages/:slug', ({ params }) =>
    [pack.slug_ar, pack.slug_en].includes(decodeURIComponent(String(params['slug'])))
      ? HttpResponse.json({ data: pack })
      : HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 }),
  ),
);

describe.each(['ar', 'en'] as const)('%s: a package', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);
  const address = `/pack/${encodeURIComponent(either('باقة-2', 'package-2'))}`;

  test('S9: what it holds, how to prepare, what it costs, how to ask for it', async () => {
    const { t } = await renderRoute(content, address, { lang });
    expect(await screen.findByRole('heading', { level: 1, name: either('باقة 2', 'Package 2') })).toBeVisible();
    const items = within(screen.getByRole('region', { name: t('packages.includes') }));
    expect(items.getAllByRole('listitem')).toHaveLength(2);
    expect(items.getByText(either('لفقر الدم.', 'For anaemia.'))).toBeVisible();
    expect(screen.getByRole('region', { name: either('كيف تستعد', 'How to prepare') })).toBeVisible();
    expect(screen.getByText(either('600 ريال', '600 riyals')).tagName).toBe('S');
    expect(screen.getByRole('link', { name: t('packages.ask') })).toHaveAttribute('href', testSite.brand.chat);
  });

  test('S9: the slug of the other language shows the same package', async () => {
    await renderRoute(content, `/pack/${encodeURIComponent(either('package-2', 'باقة-2'))}`, { lang });
    expect(await screen.findByRole('heading', { level: 1, name: either('باقة 2', 'Package 2') })).toBeVisible();
  });

  test('S9: the packages that follow it in the list are offered, not itself', async () => {
    const { t } = await renderRoute(content, address, { lang });
    const related = within(await screen.findByRole('region', { name: t('packages.related') }));
    expect(related.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      [3, 4, 5].map((id) => either(`باقة ${id}`, `Package ${id}`)),
    );
  });

  test('S138: without the others the package is still shown', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('*/api/packages', () => HttpResponse.error()));
    const { t } = await renderRoute(content, address, { lang });
    expect(await screen.findByRole('heading', { level: 1, name: either('باقة 2', 'Package 2') })).toBeVisible();
    expect(screen.queryByRole('region', { name: t('packages.related') })).toBeNull();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test('Q8: an unknown package is said in the page, with a way on', async () => {
    const { t } = await renderRoute(content, '/pack/nothing', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('packages.missing.title') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('packages.all') })).toHaveAttribute('href', '/packages');
    expect(meta({ data: null, lang, t, site: testSite, params: {} }).noindex).toBe(true);
  });

  test('S24: an address in each language, a card, and the trail', async () => {
    const { t } = await renderRoute(content, address, { lang });
    const said = meta({ data: { pack, related: [] }, lang, t, site: testSite, params: {} });
    expect(said.paths).toEqual({ ar: `/pack/${encodeURIComponent('باقة-2')}`, en: '/pack/package-2' });
    expect(said.cardImage).toBe('packages/2.svg');
    expect(said.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList', itemListElement: { length: 3 } }]);
  });
});
