import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { aSpecialty } from '../testing/sample-clinic.ts';
import { content } from '../testing/remote-under-test.ts';

const server = fakeApi(
  http.get('*/api/specialties', () =>
    HttpResponse.json({ data: [aSpecialty(1, { doctors_count: 2 }), aSpecialty(2)] }),
  ),
);

describe.each(['ar', 'en'] as const)('%s: specialities', (lang) => {
  test('S2: all of them, each a link to its page with its summary and its doctors', async () => {
    const { t } = await renderRoute(content, '/specialities', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('specialities.title') })).toBeVisible();
    const links = screen.getAllByRole('heading', { level: 2 }).map((heading) => within(heading).getByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/specialities/speciality-1',
      '/specialities/speciality-2',
    ]);
    expect(screen.getByText(lang === 'ar' ? 'ملخص 1' : 'Summary 1')).toBeVisible();
    expect(screen.getByText(lang === 'ar' ? 'طبيبان' : '2 doctors')).toBeVisible();
  });

  test('S2: without any, the doctors are offered', async () => {
    server.use(http.get('*/api/specialties', () => HttpResponse.json({ data: [] })));
    const { t } = await renderRoute(content, '/specialities', { lang });
    expect(await screen.findByText(t('specialities.none.title'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('doctors.all') })).toHaveAttribute('href', '/doctors');
  });
});
