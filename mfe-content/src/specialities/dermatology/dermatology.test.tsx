import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { allDepartments, aPage, aSkinTip, aTreatment } from '../../testing/sample-pages.ts';
import { content } from '../../testing/remote-under-test.ts';
import { aSpecialtyDetail } from '../../testing/sample-clinic.ts';
import { meta } from './dermatology.meta.ts';

const server = fakeApi(
  http.get('*/api/hours', () => HttpResponse.json({ data: allDepartments(), now: '2026-11-20T10:00:00Z' })),
  http.get('*/api/skin-tips', () => HttpResponse.json({ data: [aSkinTip(1), aSkinTip(2)] })),
  http.get('*/api/pages/dermatology', () => HttpResponse.json({ data: aPage('dermatology') })),
  http.get('*/api/treatments', ({ request }) =>
    HttpResponse.json({
      data:
        new URL(request.url).searchParams.get('specialty') === 'dermatology_cosmetics_and_laser' ? [aTreatment(1)] : [],
    }),
  ),
);

describe.each(['ar', 'en'] as const)('%s: the skin department’s own page', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);

  test('S4: it wins over the speciality of any slug: story, tips and treatments', async () => {
    const { t } = await renderRoute(content, '/specialities/dermatology', { lang });
    expect(
      await screen.findByRole('heading', { level: 1, name: either('صفحة dermatology', 'Page dermatology') }),
    ).toBeVisible();
    const hours = within(screen.getByRole('region', { name: t('hours.title') }));
    expect(hours.getByText(either('9 ص – 9 م', '9 AM – 9 PM'))).toBeVisible();
    expect(await hours.findByText(t('hours.open'))).toBeVisible();
    const tips = within(screen.getByRole('region', { name: t('skin.tips') }));
    expect(tips.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [1, 2].map((id) => `/specialities/dermatology/${encodeURIComponent(either(`نصيحة-${id}`, `tip-${id}`))}`),
    );
    expect(screen.getByRole('region', { name: either('قبل الفحص', 'Before the examination') })).toBeVisible();
    const treatments = within(screen.getByRole('region', { name: t('specialities.treatments') }));
    expect(treatments.getByRole('link', { name: new RegExp(either('علاج 1', 'Treatment 1')) })).toHaveAttribute(
      'href',
      '/specialities/dermatology_cosmetics_and_laser#treatment-1',
    );
  });

  test('S69: without story and treatments the tips are still shown', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(
      http.get('*/api/pages/dermatology', () => HttpResponse.error()),
      http.get('*/api/treatments', () => HttpResponse.error()),
    );
    const { t } = await renderRoute(content, '/specialities/dermatology', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('skin.title') })).toBeVisible();
    expect(screen.getByRole('link', { name: either('نصيحة 1', 'Tip 1') })).toBeVisible();
    expect(screen.queryByRole('region', { name: t('specialities.treatments') })).toBeNull();
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });

  test('a clinic that has no such department has no such page; with the speciality alone it has', async () => {
    const missing = () => HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 });
    server.use(
      http.get('*/api/skin-tips', () => HttpResponse.json({ data: [] })),
      http.get('*/api/pages/dermatology', missing),
      http.get('*/api/treatments', () => HttpResponse.json({ data: [] })),
      http.get('*/api/specialties/dermatology_cosmetics_and_laser', missing),
    );
    const { t } = await renderRoute(content, '/specialities/dermatology', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('info.missing.title') })).toBeVisible();
    expect(meta({ data: null, lang, t, site: testSite, params: {} })).toMatchObject({ noindex: true });

    server.use(
      http.get('*/api/specialties/dermatology_cosmetics_and_laser', () =>
        HttpResponse.json({ data: aSpecialtyDetail(5) }),
      ),
    );
    await renderRoute(content, '/specialities/dermatology', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('skin.title') })).toBeVisible();
  });

  test('S24: its trail for search engines', async () => {
    const { t } = await renderRoute(content, '/specialities/dermatology', { lang });
    const said = meta({
      data: { tips: [], page: null, hours: [], treatments: [] },
      lang,
      t,
      site: testSite,
      params: {},
    });
    expect(said.jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{}, {}, { item: `${testSite.origin}/specialities/dermatology` }],
      },
    ]);
  });
});
