import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { aPackage, aPage } from '../testing/sample-pages.ts';
import { content } from '../testing/remote-under-test.ts';
import { meta } from './packages.meta.ts';

const server = fakeApi(
  http.get('*/api/packages', () =>
    HttpResponse.json({ data: [aPackage(1), aPackage(2, { price: 1780, price_before: 2050, items_count: 3 })] }),
  ),
  http.get('*/api/pages/packages', () => HttpResponse.json({ data: aPage('packages') })),
);

describe.each(['ar', 'en'] as const)('%s: packages', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);

  test('S9: the list leads to each package, with its price, its size and whom it is for', async () => {
    await renderRoute(content, '/packages', { lang });
    expect(
      await screen.findByRole('heading', { level: 1, name: either('صفحة packages', 'Page packages') }),
    ).toBeVisible();
    const link = screen.getByRole('link', { name: either('باقة 2', 'Package 2') });
    expect(link).toHaveAttribute('href', `/pack/${encodeURIComponent(either('باقة-2', 'package-2'))}`);
    const card = within(link.closest('li') as HTMLElement);
    expect(card.getByText(either('1,780 ريالًا', '1,780 riyals'))).toBeVisible();
    expect(card.getByText(either('2,050 ريالًا', '2,050 riyals')).tagName).toBe('S');
    expect(card.getByText(either('3 بنود', '3 tests and visits'))).toBeVisible();
    expect(card.getByText(either('للبالغين', 'For adults'))).toBeVisible();
  });

  test('S9: without packages it says so and leads on', async () => {
    server.use(http.get('*/api/packages', () => HttpResponse.json({ data: [] })));
    const { t } = await renderRoute(content, '/packages', { lang });
    expect(await screen.findByText(t('packages.none.title'))).toBeVisible();
  });

  test('S24: breadcrumbs and questions for search engines, with or without the written texts', async () => {
    const { t } = await renderRoute(content, '/packages', { lang });
    const said = meta({ data: { page: aPage('packages') }, lang, t, site: testSite, params: {} });
    expect(said.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'FAQPage' }]);
    const without = meta({ data: { page: null }, lang, t, site: testSite, params: {} });
    expect(without.title).toBe(t('packages.title'));
  });
});
