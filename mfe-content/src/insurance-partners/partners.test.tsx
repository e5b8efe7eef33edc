import { screen } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { aPage, aPartner } from '../testing/sample-pages.ts';
import { content } from '../testing/remote-under-test.ts';

const partners = [
  ...Array.from({ length: 20 }, (_, index) => aPartner(index + 1)),
  aPartner(21, { name_ar: 'أمان الخليج للتأمين', name_en: 'Gulf Aman Insurance' }),
];
const server = fakeApi(
  http.get('*/api/insurance-partners', () => HttpResponse.json({ data: partners })),
  http.get('*/api/pages/insurance-partners', () => HttpResponse.json({ data: aPage('insurance-partners') })),
);

describe.each(['ar', 'en'] as const)('%s: insurance partners', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);
  const aman = either('أمان الخليج للتأمين', 'Gulf Aman Insurance');

  test('S15, S47: all twenty-one, each with its mark and its name, and breadcrumbs', async () => {
    const { t } = await renderRoute(content, '/insurance-partners', { lang });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: either('صفحة insurance-partners', 'Page insurance-partners'),
      }),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(t('partners.count', { count: 21 }));
    expect(screen.getByText(aman).closest('li')?.querySelector('img')).toHaveAttribute(
      'src',
      '/images/partners/21.svg',
    );
    expect(screen.getByRole('navigation', { name: either('مسار الصفحة', 'Breadcrumbs') })).toBeVisible();
  });

  test('S47: a part of a name finds an insurer, whatever the kind of alif', async () => {
    const { user, t, location } = await renderRoute(content, '/insurance-partners', { lang });
    await user.type(await screen.findByRole('searchbox', { name: t('partners.search') }), 'امان{Enter}');
    expect(await screen.findByText(t('partners.count', { count: 1 }))).toBeVisible();
    expect(screen.getByText(aman)).toBeVisible();
    expect(location()).toBe(`/insurance-partners?q=${encodeURIComponent('امان')}`);
  });

  test('S47: the address alone searches too, in the other language’s name', async () => {
    await renderRoute(content, '/insurance-partners?q=gulf%20aman', { lang });
    expect(await screen.findByText(aman)).toBeVisible();
    expect(screen.queryByText(either('شركة 1', 'Insurer 1'))).toBeNull();
  });

  test('S47: a name that nobody has is said, with a way back', async () => {
    const { t } = await renderRoute(content, '/insurance-partners?q=zzz', { lang });
    expect(await screen.findByText(t('partners.notFound.title', { name: 'zzz' }))).toBeVisible();
    expect(screen.getByRole('link', { name: t('partners.all') })).toHaveAttribute('href', '/insurance-partners');
  });

  test('S47: without any insurer the clinic can be asked', async () => {
    server.use(http.get('*/api/insurance-partners', () => HttpResponse.json({ data: [] })));
    const { t } = await renderRoute(content, '/insurance-partners', { lang });
    expect(await screen.findByText(t('partners.none.title'))).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
