import { screen, within } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs, testSite } from '@clinic/kit/testing';
import { aDoctor } from '../../testing/sample-clinic.ts';
import { anOffer } from '../../testing/sample-pages.ts';
import { content } from '../../testing/remote-under-test.ts';
import { meta } from './doctor.meta.ts';

let doctor = aDoctor(58);
const offers = [58, 67].map((id) =>
  anOffer(id, { doctor: { id, name_ar: 'د', name_en: 'D', slug_ar: 'ط', slug_en: 'd', image: 'doctors/d.svg' } }),
);
const server = fakeApi(
  http.get('*/api/offers', () => HttpResponse.json({ data: offers })),
  http.get('*/api/doctors/by-slug/:slug', ({ params }) => {
    const slug = decodeURIComponent(String(params['slug']));
    return [doctor.slug_ar, doctor.slug_en].includes(slug)
      ? HttpResponse.json({ data: doctor })
      : HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 });
  }),
);
beforeEach(() => {
  doctor = aDoctor(58);
  useSession.setState({ state: 'visitor', user: null });
});

describe.each(['ar', 'en'] as const)('%s: a doctor', (lang) => {
  const address = `/doctors/${lang === 'ar' ? encodeURIComponent('طبيب-58') : 'doctor-58'}`;

  test('S7: who it is: portrait, titles, specialities, experience, languages', async () => {
    const { t } = await renderRoute(content, address, { lang });
    const name = lang === 'ar' ? 'د. طبيب 58' : 'Dr. Doctor 58';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('img', { name: t('doctor.portrait', { name }) })).toHaveAttribute(
      'src',
      '/images/doctors/58.svg',
    );
    expect(
      within(screen.getByRole('list', { name: t('doctor.titles') })).getByText(
        lang === 'ar' ? 'استشاري' : 'Consultant',
      ),
    ).toBeVisible();
    expect(within(screen.getByRole('list', { name: t('doctor.specialities') })).getByRole('link')).toHaveAttribute(
      'href',
      '/specialities/speciality-1',
    );
    expect(screen.getByText(lang === 'ar' ? '11 سنة' : '11 years')).toBeVisible();
    expect(screen.getByText(lang === 'ar' ? 'العربية والإنجليزية' : 'Arabic and English')).toBeVisible();
  });

  test('S7: the slug of the other language shows the same doctor', async () => {
    await renderRoute(content, `/doctors/${lang === 'en' ? encodeURIComponent('طبيب-58') : 'doctor-58'}`, { lang });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      lang === 'ar' ? 'د. طبيب 58' : 'Dr. Doctor 58',
    );
  });

  test('S7: the address follows the language, and search engines learn who it is', async () => {
    const { t } = await renderRoute(content, address, { lang });
    const said = meta({ data: { doctor, offers: [] }, lang, site: testSite, t, params: {} });
    expect(said.paths).toEqual({ ar: `/doctors/${encodeURIComponent('طبيب-58')}`, en: '/doctors/doctor-58' });
    expect(said.jsonLd).toEqual([
      expect.objectContaining({ '@type': 'Physician', name: lang === 'ar' ? 'د. طبيب 58' : 'Dr. Doctor 58' }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });

  test('S8: each of the next free times leads into the booking with everything chosen', async () => {
    const { t } = await renderRoute(content, address, { lang });
    const day = lang === 'ar' ? 'الثلاثاء 24 نوفمبر' : 'Tuesday 24 November';
    const time = lang === 'ar' ? '7:30 م' : '7:30 PM';
    const slot = await screen.findByRole('link', { name: t('slot.choose', { date: day, time }) });
    expect(slot).toHaveAttribute('href', '/details?specialty=1&doctor=58&date=2026-11-24&time=19%3A30');
  });

  test('S31: a member books with this doctor over the page', async () => {
    signedInAs();
    const { user, t, events } = await renderRoute(content, address, { lang });
    await user.click(await screen.findByRole('link', { name: t('book.with') }));
    expect(events.map(({ payload }) => payload)).toEqual([{ doctor: 58, specialty: 1 }]);
  });

  test('S77: a visitor signs in first and comes back to the booking', async () => {
    const { t } = await renderRoute(content, address, { lang });
    expect(await screen.findByRole('link', { name: t('book.with') })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fs%3Fdoctor%3D58%26specialty%3D1',
    );
  });

  test('S61: without free times it says so and offers another doctor', async () => {
    doctor = aDoctor(58, { next_slot: null, next_slots: [] });
    const { t } = await renderRoute(content, address, { lang });
    expect(await screen.findByText(t('slot.noneLong'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('slot.another') })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fs%3Fspecialty%3D1',
    );
  });

  test('S38: the promotions of this doctor and of nobody else', async () => {
    const { t } = await renderRoute(content, address, { lang });
    const promoted = within(await screen.findByRole('region', { name: t('doctor.offers') }));
    expect(promoted.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'))).toEqual([
      'offer-offer-58',
    ]);
  });

  test('S69: without the offers the page is still one', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('*/api/offers', () => HttpResponse.error()));
    const { t } = await renderRoute(content, address, { lang });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('region', { name: t('doctor.offers') })).toBeNull();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test('Q8: an unknown slug is said in the page, with a way on', async () => {
    const { t } = await renderRoute(content, '/doctors/nobody', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('doctor.missing.title') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('doctors.all') })).toHaveAttribute('href', '/doctors');
    expect(meta({ data: null, lang, site: testSite, t, params: {} }).noindex).toBe(true);
  });
});

test('S7: a switch of the language in the page changes every word of it', async () => {
  const { setLang } = await renderRoute(content, '/doctors/doctor-58', { lang: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'د. طبيب 58' })).toBeVisible();
  await setLang('en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Doctor 58' })).toBeVisible();
  expect(screen.getByText('About the doctor.')).toBeVisible();
});
