import { screen, within } from '@testing-library/react';
import { useSession } from '@clinic/shared/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs, testSite } from '@clinic/shared/testing';
import { aDoctor, aSpecialtyDetail } from '../../parts/sample-clinic.ts';
import { content } from '../../remote-under-test.ts';
import { meta } from './speciality.meta.ts';

const published = [
  'department_of_dentistry',
  'dermatology_cosmetics_and_laser',
  'pediatrics-neonatology',
  'ent-clinic',
  'physical-therapy-rehabilitation',
  'chest-heart-internal-medicine-clinic',
  'obstetrics-gynecology',
];
const arabicSlug = 'الأنف-والأذن-والحنجرة';
const missing = () => HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 });

fakeApi(
  http.get('*/api/specialties/:slug', ({ params }) => {
    const slug = decodeURIComponent(String(params['slug']));
    return published.includes(slug) || slug === arabicSlug
      ? HttpResponse.json({
          data: aSpecialtyDetail(5, { slug_en: slug, name_en: `About ${slug}`, name_ar: `عن ${slug}` }),
        })
      : missing();
  }),
  http.get('*/api/doctors', ({ request }) =>
    new URL(request.url).searchParams.get('specialty') === 'nothing'
      ? missing()
      : HttpResponse.json({
          data: { data: [aDoctor(141), aDoctor(142, { next_slot: null })], current_page: 1, per_page: 12, total: 2 },
        }),
  ),
);

beforeEach(() => useSession.setState({ state: 'visitor', user: null }));

describe.each(['ar', 'en'] as const)('%s: a speciality', (lang) => {
  test.each(published)('S3: %s has a page with its own h1', async (slug) => {
    await renderRoute(content, `/specialities/${slug}`, { lang });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      lang === 'ar' ? `عن ${slug}` : `About ${slug}`,
    );
  });

  test('S3: the Arabic slug shows the same page', async () => {
    await renderRoute(content, `/specialities/${encodeURIComponent(arabicSlug)}`, { lang });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(arabicSlug);
  });

  test('S3: its texts, services and doctors with the next free time', async () => {
    const { t } = await renderRoute(content, '/specialities/ent-clinic', { lang });
    const texts = within(await screen.findByRole('region', { name: lang === 'ar' ? 'ماذا نعالج' : 'What we treat' }));
    expect(texts.getAllByText(/./, { selector: 'p' })).toHaveLength(2);
    expect(screen.getByText(lang === 'ar' ? 'فحص' : 'Examination')).toBeVisible();
    const doctors = within(screen.getByRole('region', { name: t('specialities.doctorsTitle') }));
    expect(doctors.getByRole('link', { name: lang === 'ar' ? 'د. طبيب 141' : 'Dr. Doctor 141' })).toBeVisible();
    expect(
      doctors.getByText(lang === 'ar' ? 'الثلاثاء 24 نوفمبر، 7:30 م' : 'Tuesday 24 November, 7:30 PM'),
    ).toBeVisible();
    expect(doctors.getByText(t('slot.none'))).toBeVisible();
  });

  test('S56: booking begins with this speciality', async () => {
    signedInAs();
    const { user, t, events } = await renderRoute(content, '/specialities/ent-clinic', { lang });
    const book = await screen.findByRole('link', { name: t('book.action') });
    expect(book).toHaveAttribute('href', '/s?specialty=5');
    await user.click(book);
    expect(events.map(({ payload }) => payload)).toEqual([{ specialty: 5 }]);
  });

  test('Q8: an unknown slug is said in the page, with a way on', async () => {
    const { t } = await renderRoute(content, '/specialities/nothing', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('specialities.missing.title') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('specialities.all') })).toHaveAttribute('href', '/specialities');
  });

  test('S3, S24: the published address is the one to index, with its breadcrumbs', async () => {
    const { t } = await renderRoute(content, '/specialities/ent-clinic', { lang });
    const specialty = aSpecialtyDetail(5, { slug_en: 'ent-clinic', slug_ar: arabicSlug });
    const said = meta({
      data: { specialty, doctors: { data: [], current_page: 1, per_page: 12, total: 0 } },
      lang,
      site: testSite,
      t,
      params: {},
    });
    expect(said.paths).toEqual({ ar: '/specialities/ent-clinic', en: '/specialities/ent-clinic' });
    expect(said.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: expect.arrayContaining([
          expect.objectContaining({ position: 3, item: '/specialities/ent-clinic' }),
        ]) as unknown,
      }),
    ]);
  });
});
