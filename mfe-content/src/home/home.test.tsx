import { screen, within } from '@testing-library/react';
import { useSession } from '@clinic/shared/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/shared/testing';
import { aDoctor, aSpecialty } from '../parts/sample-clinic.ts';
import { content } from '../remote-under-test.ts';

const random = [11, 12, 13, 14, 15, 16, 17, 18].map((id) => aDoctor(id));
const server = fakeApi(
  http.get('*/api/specialties', () =>
    HttpResponse.json({ data: [aSpecialty(1), aSpecialty(2, { doctors_count: 11 })] }),
  ),
  http.get('*/api/doctors/random/8', () => HttpResponse.json({ data: random })),
  http.get('*/api/doctors/by-slug/:slug', ({ params }) => HttpResponse.json({ data: aDoctor(Number(params['slug'])) })),
);

beforeEach(() => useSession.setState({ state: 'visitor', user: null }));

describe.each(['ar', 'en'] as const)('%s: home', (lang) => {
  async function open() {
    const page = await renderRoute(content, '/', { lang });
    await screen.findByRole('heading', { level: 1 });
    return page;
  }
  const slug = (id: number) => encodeURIComponent(lang === 'ar' ? `طبيب-${id}` : `doctor-${id}`);
  const name = (id: number) => (lang === 'ar' ? `د. طبيب ${id}` : `Dr. Doctor ${id}`);

  test('S1: its sections in order, under one h1', async () => {
    const { t } = await open();
    const headings = screen.getAllByRole('heading').filter(({ tagName }) => ['H1', 'H2'].includes(tagName));
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      t('offers.premarital.title'),
      t('home.hero.title'),
      t('home.services.title'),
      t('home.dental.title'),
      t('specialities.title'),
      t('home.doctors.title'),
      t('offers.title'),
    ]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('S39: the feature block leads to doctor 1080', async () => {
    const { t } = await open();
    const block = screen.getByRole('region', { name: t('offers.premarital.title') });
    expect(within(block).getByText(t('home.featured.with', { name: name(1080) }))).toBeVisible();
    expect(within(block).getByRole('link')).toHaveAttribute('href', `/doctors/${slug(1080)}`);
  });

  test('S2: tiles lead to the speciality paths and say how many doctors there are', async () => {
    const { t } = await open();
    const grid = within(screen.getByRole('region', { name: t('specialities.title') }));
    const tile = grid.getByRole('link', { name: lang === 'ar' ? 'تخصص 2' : 'Speciality 2' });
    expect(tile).toHaveAttribute('href', '/specialities/speciality-2');
    expect(grid.getByText(lang === 'ar' ? '11 طبيبًا' : '11 doctors')).toBeVisible();
  });

  test('S37: eight doctors, each by the slug of the language', async () => {
    const { t } = await open();
    const section = within(screen.getByRole('region', { name: t('home.doctors.title') }));
    const links = section.getAllByRole('heading', { level: 3 }).map((heading) => within(heading).getByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(random.map(({ id }) => `/doctors/${slug(id)}`));
  });

  test('S38: promotions of doctors 1080, 58 and 67, each with a way to ask for it', async () => {
    const { t } = await open();
    for (const [offer, doctor] of [
      ['premarital', 1080],
      ['orthodontics', 58],
      ['obstetrics', 67],
    ] as const) {
      const card = within(screen.getByRole('article', { name: t(`offers.${offer}.title`) }));
      expect(card.getByText(t(`offers.${offer}.subtitle`))).toBeVisible();
      expect(card.getByRole('link', { name: name(doctor) })).toHaveAttribute('href', `/doctors/${slug(doctor)}`);
      expect(card.getByRole('link', { name: t(`offers.${offer}.action`) })).toHaveAttribute('href', '/contact');
    }
  });

  test('S143: the dental section names its five services and leads to the department', async () => {
    const { t } = await open();
    const section = within(screen.getByRole('region', { name: t('home.dental.title') }));
    expect(section.getAllByRole('term')).toHaveLength(5);
    expect(section.getByRole('link')).toHaveAttribute('href', '/specialities/department_of_dentistry');
  });

  test('S31, S77: booking sends a visitor to sign in and opens the wizard for a member', async () => {
    const visitor = await open();
    const [book] = screen.getAllByRole('link', { name: visitor.t('book.action') });
    expect(book).toHaveAttribute('href', '/login?returnTo=%2Fs');
  });

  test('S31: a member books over the page', async () => {
    signedInAs();
    const { user, t, events, location } = await open();
    await user.click(screen.getByRole('link', { name: t('book.action') }));
    expect(events.map(({ topic, payload }) => ({ topic, payload }))).toEqual([
      { topic: 'booking/wizard.open@1', payload: {} },
    ]);
    expect(location()).toBe('/');
  });

  test('S69: doctors that cannot be loaded are left out and only logged', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(
      http.get('*/api/doctors/random/8', () => HttpResponse.error()),
      http.get('*/api/doctors/by-slug/:slug', () => HttpResponse.error()),
    );
    const { t } = await open();
    expect(screen.getByRole('heading', { level: 1, name: t('home.hero.title') })).toBeVisible();
    expect(screen.queryByRole('region', { name: t('home.doctors.title') })).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });
});
