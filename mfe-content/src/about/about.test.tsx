import { screen } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { aSpecialty } from '../testing/sample-clinic.ts';
import { aPage } from '../testing/sample-pages.ts';
import { content } from '../testing/remote-under-test.ts';
import { meta } from './about.meta.ts';

const server = fakeApi(
  http.get('*/api/pages/about', () => HttpResponse.json({ data: aPage('about') })),
  http.get('*/api/specialties', () => HttpResponse.json({ data: [aSpecialty(1), aSpecialty(2), aSpecialty(3)] })),
  http.get('*/api/doctors', () => HttpResponse.json({ data: { data: [], current_page: 1, per_page: 12, total: 48 } })),
);

describe.each(['ar', 'en'] as const)('%s: about the clinic', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);

  test('S15: who it is, in figures that are counted', async () => {
    await renderRoute(content, '/about', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: either('صفحة about', 'Page about') })).toBeVisible();
    expect(screen.getByRole('link', { name: either('3 تخصصات', '3 specialities') })).toHaveAttribute(
      'href',
      '/specialities',
    );
    expect(screen.getByRole('link', { name: either('48 طبيبًا', '48 doctors') })).toHaveAttribute('href', '/doctors');
  });

  test('a clinic without specialities and doctors yet says nothing of their number', async () => {
    server.use(
      http.get('*/api/specialties', () => HttpResponse.json({ data: [] })),
      http.get('*/api/doctors', () =>
        HttpResponse.json({ data: { data: [], current_page: 1, per_page: 12, total: 0 } }),
      ),
    );
    await renderRoute(content, '/about', { lang });
    expect(await screen.findByRole('link', { name: either('ساعات العمل', 'Working hours') })).toBeVisible();
    expect(screen.queryByText(either('لا تخصصات', 'No specialities'))).toBeNull();
    expect(screen.queryByText(either('لا أطباء', 'No doctors'))).toBeNull();
  });

  test('S69: figures that cannot be counted are left out', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('*/api/doctors', () => HttpResponse.error()));
    await renderRoute(content, '/about', { lang });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('link', { name: either('48 طبيبًا', '48 doctors') })).toBeNull();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test('S24: the page has its card and its trail', async () => {
    const { t } = await renderRoute(content, '/about', { lang });
    const said = meta({
      data: { page: aPage('about'), figures: { unavailable: true } },
      lang,
      t,
      site: testSite,
      params: {},
    });
    expect(said.cardImage).toBe('services/about.svg');
    expect(said.jsonLd).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  });
});
