import { screen, within } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs, testSite } from '@clinic/kit/testing';
import { aDoctor, aSpecialtyDetail } from '../../testing/sample-clinic.ts';
import { allDepartments, anOffer, aPage, aTreatment } from '../../testing/sample-pages.ts';
import { content } from '../../testing/remote-under-test.ts';
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

const offers = [141, 58].map((id) =>
  anOffer(id, { doctor: { id, name_ar: 'د', name_en: 'D', slug_ar: 'ط', slug_en: 'd', image: 'doctors/d.svg' } }),
);
const server = fakeApi(
  http.get('*/api/hours', () => HttpResponse.json({ data: allDepartments(), now: '2026-11-20T10:00:00Z' })),
  http.get('*/api/offers', () => HttpResponse.json({ data: [...offers, anOffer(3)] })),
  http.get('*/api/treatments', ({ request }) =>
    HttpResponse.json({
      data: new URL(request.url).searchParams.get('specialty')?.startsWith('de') ? [aTreatment(1), aTreatment(2)] : [],
    }),
  ),
  http.get('*/api/pages/:id', ({ params }) => HttpResponse.json({ data: aPage(String(params['id'])) })),
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

  test('S3: without its doctors the page says so at their place, and another try brings them', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('*/api/doctors', () => HttpResponse.error(), { once: true }));
    const { user, t } = await renderRoute(content, '/specialities/ent-clinic', { lang });
    const doctors = within(await screen.findByRole('region', { name: t('specialities.doctorsTitle') }));
    const alert = within(doctors.getByRole('alert'));
    expect(screen.getByRole('link', { name: t('book.action') })).toBeVisible();
    await user.click(alert.getByRole('button'));
    expect(await doctors.findByRole('link', { name: lang === 'ar' ? 'د. طبيب 141' : 'Dr. Doctor 141' })).toBeVisible();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test('S56: booking begins with this speciality', async () => {
    signedInAs();
    const { user, t, events } = await renderRoute(content, '/specialities/ent-clinic', { lang });
    const book = await screen.findByRole('link', { name: t('book.action') });
    expect(book).toHaveAttribute('href', '/s?specialty=5');
    await user.click(book);
    expect(events.map(({ payload }) => payload)).toEqual([{ specialty: 5 }]);
  });

  test('S3, S143: the dental department: treatments with depth, its story, its questions, its offers', async () => {
    const { user, t } = await renderRoute(content, '/specialities/department_of_dentistry', { lang });
    const treatments = within(await screen.findByRole('region', { name: t('specialities.treatments') }));
    expect(treatments.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    const [more] = treatments.getAllByText(t('specialities.treatmentMore'));
    expect(more?.closest('details')).not.toHaveAttribute('open');
    await user.click(more as HTMLElement);
    expect(treatments.getByText(lang === 'ar' ? 'شرح العلاج 1' : 'Explanation of treatment 1')).toBeVisible();
    expect(screen.getByRole('region', { name: lang === 'ar' ? 'قبل الفحص' : 'Before the examination' })).toBeVisible();
    expect(screen.getByRole('region', { name: t('info.questions') })).toBeVisible();
    const promoted = within(screen.getByRole('region', { name: t('offers.title') }));
    expect(promoted.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'))).toEqual([
      'offer-offer-141',
    ]);
    const anchors = within(screen.getByRole('navigation', { name: t('info.onThisPage') })).getAllByRole('link');
    for (const anchor of anchors) {
      const target = document.getElementById(anchor.getAttribute('href')?.slice(1) ?? '');
      expect(target).toHaveAccessibleName(anchor.textContent);
    }
  });

  test('S38: an offer of a doctor who is on a later page of the list belongs to the speciality too', async () => {
    server.use(
      http.get('*/api/doctors', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
        const data = [aDoctor(page === 1 ? 142 : 58)];
        return HttpResponse.json({ data: { data, current_page: page, per_page: 12, total: 13 } });
      }),
    );
    const { t } = await renderRoute(content, '/specialities/ent-clinic', { lang });
    const promoted = within(await screen.findByRole('region', { name: t('offers.title') }));
    expect(promoted.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'))).toEqual([
      'offer-offer-58',
    ]);
  });

  test('S143: an address that names a treatment opens it', async () => {
    const shown = jest.fn();
    Element.prototype.scrollIntoView = shown;
    const { t } = await renderRoute(content, '/specialities/department_of_dentistry#treatment-2', { lang });
    const treatments = within(await screen.findByRole('region', { name: t('specialities.treatments') }));
    const details = treatments.getAllByText(t('specialities.treatmentMore')).map((more) => more.closest('details'));
    expect(details[1]).toHaveAttribute('open');
    expect(details[0]).not.toHaveAttribute('open');
    expect(shown.mock.contexts).toEqual([document.getElementById('treatment-2')]);
  });

  test('S4: the skin department leads to its own page and does not tell its story twice', async () => {
    const { t } = await renderRoute(content, '/specialities/dermatology_cosmetics_and_laser', { lang });
    expect(await screen.findByRole('link', { name: t('specialities.story') })).toHaveAttribute(
      'href',
      '/specialities/dermatology',
    );
    expect(screen.getByText(lang === 'ar' ? '9 ص – 9 م' : '9 AM – 9 PM')).toBeVisible();
    expect(screen.queryByRole('region', { name: lang === 'ar' ? 'قبل الفحص' : 'Before the examination' })).toBeNull();
    expect(screen.getByRole('region', { name: lang === 'ar' ? 'أجهزتنا' : 'Our devices' })).toBeVisible();
  });

  test('S69: without treatments, offers and written texts the speciality is still shown', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(
      http.get('*/api/treatments', () => HttpResponse.error()),
      http.get('*/api/offers', () => HttpResponse.error()),
      http.get('*/api/pages/:id', () => HttpResponse.error()),
    );
    const { t } = await renderRoute(content, '/specialities/department_of_dentistry', { lang });
    expect(await screen.findByRole('region', { name: t('specialities.doctorsTitle') })).toBeVisible();
    expect(screen.queryByRole('region', { name: t('specialities.treatments') })).toBeNull();
    expect(logged).toHaveBeenCalledTimes(3);
    logged.mockRestore();
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
      data: {
        specialty,
        doctors: { data: [], current_page: 1, per_page: 12, total: 0 },
        treatments: [],
        offers: [],
        texts: { sections: [], groups: [], questions: [] },
        hours: [],
      },
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
          expect.objectContaining({ position: 3, item: `${testSite.origin}/specialities/ent-clinic` }),
        ]) as unknown,
      }),
    ]);
  });
});
