import { act, screen, within } from '@testing-library/react';
import type { Offer } from '@clinic/contracts/content';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs, testSite } from '@clinic/kit/testing';
import { aPostDetail } from '../testing/sample-posts.ts';
import { content } from '../testing/remote-under-test.ts';
import { meta } from './home.meta.ts';
import { loader } from './home.data.ts';
import { home, homeCalls, inStillness } from './testing/sample-home.ts';

const server = fakeApi(...homeCalls);

beforeEach(() => {
  useSession.setState({ state: 'visitor', user: null });
  inStillness();
});
afterEach(() => jest.restoreAllMocks());

/** The calls of the sections, and the sections that each one alone empties. */
const calls: [string, string[]][] = [
  ['services', ['services']],
  ['treatments', ['dental']],
  ['specialties', ['specialities']],
  ['doctors/random/8', ['doctors']],
  ['offers', ['offers']],
  ['blog-latest', ['blogs']],
  ['reviews', ['reviews']],
  ['news/latest', ['news']],
  ['insurance-partners', ['insurance']],
  ['hours', []],
  ['slides/active', []],
  ['home', ['installments']],
];
const everySection = [
  'services',
  'dental',
  'specialities',
  'doctors',
  'offers',
  'blogs',
  'reviews',
  'news',
  'installments',
  'insurance',
];
const sectionIds = () => [...document.querySelectorAll('section[id]')].map(({ id }) => id);

describe.each(['ar', 'en'] as const)('%s: home', (lang) => {
  async function open(address = '/') {
    const page = await renderRoute(content, address, { lang });
    await screen.findByRole('heading', { level: 1 });
    return page;
  }
  const slug = (id: number) => encodeURIComponent(lang === 'ar' ? `طبيب-${id}` : `doctor-${id}`);
  const name = (id: number) => (lang === 'ar' ? `د. طبيب ${id}` : `Dr. Doctor ${id}`);
  const offer = (place: number) => home.offers[place] as Offer;

  test('S1: its sections in order under one h1, each a landmark with an id', async () => {
    const { t } = await open();
    const headings = screen.getAllByRole('heading').filter(({ tagName }) => ['H1', 'H2'].includes(tagName));
    expect(headings.map((heading) => heading.getAttribute('aria-label') ?? heading.textContent)).toEqual([
      t('home.heading'),
      offer(0)[`title_${lang}`],
      home.slides[0]?.[`title_${lang}`],
      t('home.services.title'),
      t('home.dental.title'),
      t('specialities.title'),
      t('home.doctors.title'),
      t('offers.title'),
      t('home.blogs.title'),
      t('home.reviews.title'),
      t('home.news.title'),
      t('home.installments.title'),
      t('home.insurance.title'),
    ]);
    expect(sectionIds()).toEqual(everySection);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('S39: the feature block leads to the doctor whom the clinic features', async () => {
    const { t } = await open();
    const block = screen.getByRole('region', { name: offer(0)[`title_${lang}`] });
    const title = lang === 'ar' ? 'استشاري' : 'Consultant';
    expect(within(block).getByText(t('home.featured.with', { name: name(1080), title }))).toBeVisible();
    expect(within(block).getByRole('link')).toHaveAttribute('href', `/doctors/${slug(1080)}`);
  });

  test('S39: without a promotion the block still introduces the doctor', async () => {
    server.use(http.get('*/api/offers', () => HttpResponse.json({ data: [] })));
    const { t } = await open();
    expect(screen.getByRole('region', { name: t('home.featured.meet', { name: name(1080) }) })).toBeVisible();
    expect(sectionIds()).not.toContain('offers');
  });

  test('S39, S48: a clinic that features nobody and offers no instalments says nothing of them', async () => {
    const nothing = { featured_doctor: null, instalments: false };
    server.use(http.get('*/api/home', () => HttpResponse.json({ data: nothing })));
    const { t } = await open();
    expect(screen.queryByRole('region', { name: offer(0)[`title_${lang}`] })).toBeNull();
    expect(screen.queryByText(t('home.installments.title'))).toBeNull();
    expect(sectionIds()).toEqual(everySection.filter((id) => id !== 'installments'));
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
    expect(links.map((link) => link.getAttribute('href'))).toEqual(home.random.map(({ id }) => `/doctors/${slug(id)}`));
  });

  test('S38: promotions of doctors 1080, 58 and 67, with what they save and a way to ask for them', async () => {
    const { t } = await open();
    for (const [place, doctor, target, saving] of [
      [0, 1080, testSite.brand.chat, null],
      [1, 58, '/contact', t('offers.save', { count: 100 })],
      [2, 67, '/packages', t('offers.percent', { percent: '50' })],
    ] as const) {
      const card = within(screen.getByRole('article', { name: offer(place)[`title_${lang}`] }));
      expect(card.getByText(offer(place)[`subtitle_${lang}`])).toBeVisible();
      expect(card.getByRole('link', { name: name(doctor) })).toHaveAttribute('href', `/doctors/${slug(doctor)}`);
      const action = card.getByRole('link', { name: offer(place)[`cta_text_${lang}`] });
      expect(action).toHaveAttribute('href', target);
      // S26: what leads outside the site opens beside it.
      expect(action.getAttribute('target')).toBe(target?.startsWith('/') === true ? null : '_blank');
      if (saving !== null) expect(card.getByText(saving)).toBeVisible();
    }
  });

  test('S143: the dental section names its services and leads to the department', async () => {
    const { t } = await open();
    const section = within(screen.getByRole('region', { name: t('home.dental.title') }));
    expect(section.getAllByRole('term')).toHaveLength(5);
    expect(section.getByRole('link')).toHaveAttribute('href', '/specialities/department_of_dentistry');
  });

  test('S45: three articles, each with the first twenty words of its text', async () => {
    const words = Array.from({ length: 25 }, (_, place) => (lang === 'ar' ? `كلمة${place}` : `word${place}`));
    server.use(
      http.get('*/api/blog-latest', () =>
        HttpResponse.json({
          data: [1, 2, 3, 4].map((id) =>
            aPostDetail(id, {
              [`description_${lang}`]: `<p>${words.slice(0, 9).join(' ')}</p><p>${words.slice(9).join(' ')}</p>`,
            }),
          ),
        }),
      ),
    );
    const { t } = await open();
    const section = within(screen.getByRole('region', { name: t('home.blogs.title') }));
    expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(section.getAllByText(`${words.slice(0, 20).join(' ')}…`)).toHaveLength(3);
    expect(section.getByRole('link', { name: t('home.blogs.all') })).toHaveAttribute('href', '/blogs');
  });

  test('S45: the news section is hidden when there are no news', async () => {
    server.use(http.get('*/api/news/latest', () => HttpResponse.json({ data: [] })));
    const { t } = await open();
    expect(screen.queryByRole('region', { name: t('home.news.title') })).toBeNull();
    expect(sectionIds()).toEqual(everySection.filter((id) => id !== 'news'));
  });

  test('S48: four equal payments without interest, counted from the clinic’s today', async () => {
    const { t } = await open();
    const section = within(screen.getByRole('region', { name: t('home.installments.title') }));
    // 21:30 of 21 November in Greenwich is the 22nd at the clinic.
    const dates = section.getAllByRole('listitem').map((item) => item.querySelector('time')?.dateTime);
    expect(dates).toEqual(['2026-11-22', '2026-12-22', '2027-01-21', '2027-02-20']);
    for (const days of [0, 30, 60, 90]) {
      expect(section.getByText(t('home.installments.after', { count: days }))).toBeVisible();
    }
    expect(section.getByText(lang === 'ar' ? /بلا فوائد/ : /without interest/)).toBeVisible();
  });

  test('S48: without the clinic’s date the payments are told in days', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/hours', () => HttpResponse.error()));
    const { t } = await open();
    const section = within(screen.getByRole('region', { name: t('home.installments.title') }));
    expect(section.getByText(t('home.installments.after', { count: 90 }))).toBeVisible();
    expect(section.queryByRole('time')).toBeNull();
  });

  test('S47: six insurers, two of them only where there is room, and the way to all', async () => {
    const { t } = await open();
    const section = within(screen.getByRole('region', { name: t('home.insurance.title') }));
    expect(section.getAllByRole('listitem')).toHaveLength(6);
    expect(section.getByRole('link', { name: t('home.insurance.all') })).toHaveAttribute('href', '/insurance-partners');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
    expect(rules.join('\n')).toMatch(/@media \(max-width: ?767\.95px\) \{[^}]*nth-of-type\(n\+5\)[^}]*display: none/);
  });

  test('S31, S77: booking sends a visitor to sign in', async () => {
    const visitor = await open();
    expect(screen.getByRole('link', { name: visitor.t('book.action') })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fs',
    );
  });

  test('until the session is known, the link to book says where it leads a visitor', async () => {
    const { t } = await open();
    act(() => useSession.setState({ state: 'unknown', user: null }));
    const link = screen.getByRole('link', { name: t('book.action') });
    expect(link).toHaveAttribute('href', '/s');
    expect(link).toHaveAttribute('data-visitor-href', '/login?returnTo=%2Fs');
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

  // One language is enough: what is missing has no words.
  if (lang === 'ar')
    test.each(calls)('S69, S138: when %s fails, only what it brings is missing', async (path, missing) => {
      const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      server.use(http.get(`*/api/${path}`, () => HttpResponse.error()));
      await open();
      expect(sectionIds()).toEqual(everySection.filter((id) => !missing.includes(id)));
      expect(logged).toHaveBeenCalledTimes(1);
    });

  test('S69: without any answer the page still says what can be done', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/*', () => HttpResponse.error()));
    const { t } = await open();
    expect(screen.getByRole('link', { name: t('book.action') })).toBeVisible();
    expect(sectionIds()).toEqual([]);
  });

  test('E9: search engines learn the hours of the departments and where to search', async () => {
    const { t } = await open();
    const data = await loader({ request: new Request('http://localhost/'), params: {}, lang });
    const { jsonLd, title } = meta({ data, lang, t, site: testSite, params: {} });
    expect(title).toBe(t('home.title'));
    const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    expect(jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'MedicalClinic',
        url: 'https://clinic.example/',
        telephone: testSite.brand.phone,
        openingHoursSpecification: [
          { '@type': 'OpeningHoursSpecification', dayOfWeek: week, opens: '00:00', closes: '23:59' },
        ],
        department: expect.arrayContaining([
          expect.objectContaining({
            name: lang === 'ar' ? 'المختبر' : 'Laboratory',
            // Q11: until two in the morning of the next day.
            openingHoursSpecification: [
              { '@type': 'OpeningHoursSpecification', dayOfWeek: week, opens: '08:00', closes: '02:00' },
            ],
          }),
        ]),
      }),
      expect.objectContaining({
        '@type': 'WebSite',
        potentialAction: expect.objectContaining({
          target: { '@type': 'EntryPoint', urlTemplate: 'https://clinic.example/search?q={search_term_string}' },
        }),
      }),
    ]);
  });
});
