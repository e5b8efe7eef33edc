import { eq } from 'drizzle-orm';
import type { DataVersion } from '@clinic/contracts';
import type {
  Department,
  HomeSettings,
  JobDetail,
  JobSummary,
  Offer,
  PackageDetail,
  Partner,
  Review,
} from '@clinic/contracts/content';
import type { PackageSummary, SkinTip, Slide, Treatment } from '@clinic/contracts/content';
import { doctors, pictures } from '../db/schema.ts';
import type { TestClinic } from '../testing/clinic.ts';
import { aDoctor, aSpecialty, call, defaultNow, openClinic } from '../testing/clinic.ts';
import { aJob, anOffer, fillClinic } from '../testing/content-folder.ts';
import { engines } from '../testing/database.ts';

const text = (name: string, value: string) => ({ [`${name}_ar`]: `${value} ع`, [`${name}_en`]: value });
const image = 'services/consultation.svg';

const aSlide = (title: string, more = {}) => ({
  ...text('title', title),
  ...text('description', 'Text'),
  web_image: 'home/hero.svg',
  mobile_image: image,
  ...text('button_text', 'Book'),
  ...more,
});
const aPackage = (slug: string, order: number, more = {}) => ({
  slug_ar: `باقة-${order}`,
  slug_en: slug,
  order,
  ...text('name', slug),
  ...text('summary', 'Summary'),
  ...text('audience', 'Adults'),
  image,
  price: 450.5,
  items: [
    { ...text('name', 'Glucose'), ...text('text', 'Blood') },
    { ...text('name', 'Visit'), ...text('text', 'Doctor') },
  ],
  ...more,
});
const aTreatment = (slug: string, specialty: string) => ({
  slug,
  specialty,
  ...text('name', slug),
  ...text('summary', 'Summary'),
  ...text('body', 'One.\n\nTwo.'),
  image,
});

describe.each(engines)('what editors write, on %s', (engine) => {
  let clinic: TestClinic;
  let doctorId: number;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    const specialty = await aSpecialty(clinic, { slugEn: 'teeth', slugAr: 'الأسنان' });
    await aSpecialty(clinic, { slugEn: 'skin', slugAr: 'الجلدية' });
    doctorId = (await aDoctor(clinic, { specialtyId: specialty.id })).id;
    await fillClinic(clinic, {
      'pages/xray.yaml': {
        ...text('title', 'X-ray'),
        ...text('lead', 'A picture'),
        sections: [{ ...text('heading', 'When'), ...text('body', 'Now') }],
        questions: [{ ...text('question', 'Does it hurt?'), ...text('answer', 'No.') }],
        image,
      },
      'extra-pages/1.yaml': {
        ...{ id: 1, slug_ar: 'المواقف', slug_en: 'parking', image },
        ...text('title', 'Parking'),
        ...text('summary', 'Where'),
        ...text('description_html', '<p>Below</p>'),
      },
      'hours.yaml': [
        { id: 'laboratory', ...text('name', 'Laboratory'), opens: '08:00', minutes: 1080 },
        {
          id: 'clinic',
          ...text('name', 'Clinic'),
          ...text('note', 'Always'),
          opens: '00:00',
          minutes: 1440,
          days: [0, 1],
        },
      ],
      'settings.yaml': { inbox_email: 'a@b.example', featured_doctor: doctorId, instalments: true },
      'slides.yaml': [
        aSlide('Home visits', {
          button_link: '/home-visit',
          ...text('secondary_button_text', 'Call'),
          secondary_button_link: '/contact',
        }),
        aSlide('Off', { on: false }),
        aSlide('Doctors', { scroll_to: 'doctors', styled: false }),
      ],
      'services.yaml': [{ ...text('title', 'X-ray'), ...text('text', 'Text'), image, link: '/xray' }],
      'treatments.yaml': [aTreatment('root-canal', 'teeth'), aTreatment('acne', 'skin'), aTreatment('braces', 'teeth')],
      'skin-tips/sun.yaml': {
        slug_ar: 'الشمس',
        slug_en: 'sun',
        ...text('title', 'Sun'),
        ...text('summary', 'Summary'),
        ...text('description_html', '<p>Text</p>'),
        image,
      },
      'offers.yaml': [
        anOffer({ slug: 'of-doctor', doctor: doctorId }),
        anOffer({
          slug: 'today-only',
          valid_from: 'today',
          valid_to: 'today',
          price_before: null,
          discount_percent: 50,
        }),
        anOffer({ slug: 'over', valid_to: 'today-1' }),
        anOffer({ slug: 'to-come', valid_from: 'today+1', cta: 'link', cta_link: '/packages' }),
      ],
      'packages/b.yaml': aPackage('second', 2, { price_before: 600 }),
      'packages/z.yaml': aPackage('first', 1),
      'partners.yaml': Array.from({ length: 9 }, (_, n) => ({
        slug: `p-${n}`,
        ...text('name', `Partner ${n}`),
        image,
      })),
      'reviews.yaml': Array.from({ length: 12 }, (_, n) => ({
        ...text('name', `Person ${n}`),
        ...text('text', 'Kind'),
        image,
        rating: n === 0 ? 3.5 : 5,
        date: 'today-30',
        featured: n === 0,
      })),
      'jobs/a.yaml': aJob({ slug: 'open', posted_on: 'today-9', closes_on: 'today' }),
      'jobs/b.yaml': aJob({ slug: 'newer', posted_on: 'today-1' }),
      'jobs/c.yaml': aJob({ slug: 'closed', closes_on: 'today-1' }),
      'jobs/d.yaml': aJob({ slug: 'later', posted_on: 'today+1' }),
    });
  });
  afterAll(() => clinic.close());

  const get = (url: string) => call(clinic, 'GET', url);
  const data = async <T>(url: string) => (await get(url)).json<{ data: T }>().data;

  test('a page by its id, with everything that is written for it', async () => {
    expect(await data('/api/pages/xray')).toEqual({
      id: 'xray',
      ...text('title', 'X-ray'),
      ...text('lead', 'A picture'),
      image,
      sections: [{ ...text('heading', 'When'), ...text('body', 'Now') }],
      groups: [],
      questions: [{ ...text('question', 'Does it hurt?'), ...text('answer', 'No.') }],
      updated_at: expect.stringMatching(/Z$/),
    });
    for (const id of ['none', 'XRAY', "'", 'x'.repeat(99)])
      expect((await get(`/api/pages/${id}`)).statusCode).toBe(404);
  });

  test('S141, Q11: hours in their order, with opening minute and length, and the server’s clock', async () => {
    const answer = (await get('/api/hours')).json<{ data: Department[]; now: string }>();
    expect(answer.now).toBe(defaultNow.toISOString());
    expect(answer.data.map(({ id }) => id)).toEqual(['laboratory', 'clinic']);
    expect(answer.data[0]?.intervals).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start_min: 480, duration_min: 1080 })),
    );
    expect(answer.data[1]).toEqual({
      id: 'clinic',
      ...text('name', 'Clinic'),
      ...text('note', 'Always'),
      intervals: [0, 1].map((weekday) => ({ weekday, start_min: 0, duration_min: 1440 })),
    });
  });

  test('S39, S48: what the home page shows besides its lists; nothing of a doctor who has left', async () => {
    expect(await data<HomeSettings>('/api/home')).toMatchObject({
      featured_doctor: { id: doctorId, job_titles: [{ name_ar: 'استشاري', name_en: 'Consultant' }] },
      instalments: true,
    });
    await clinic.database.db.update(doctors).set({ active: false }).where(eq(doctors.id, doctorId));
    expect(await data('/api/home')).toEqual({ featured_doctor: null, instalments: true });
    await clinic.database.db.update(doctors).set({ active: true }).where(eq(doctors.id, doctorId));

    const version = async () => (await get('/api/data-version')).json<DataVersion>().version;
    const before = await version();
    await fillClinic(clinic, { 'settings.yaml': { inbox_email: 'a@b.example' } });
    expect(await data('/api/home')).toEqual({ featured_doctor: null, instalments: false });
    expect(await version()).not.toBe(before);
  });

  test('S41, S42, S85: slides that are on, as a bare list with the fields of both forms', async () => {
    const slides = (await get('/api/slides/active')).json<Slide[]>();
    expect(slides.map(({ title_en }) => title_en)).toEqual(['Home visits', 'Doctors']);
    expect(slides[0]).toEqual({
      id: expect.any(Number),
      image: 'home/hero.svg',
      ...text('title', 'Home visits'),
      ...text('description', 'Text'),
      ...text('button_text', 'Book'),
      button_link: '/home-visit',
      IsOn: true,
      webImage: 'home/hero.svg',
      mobileImage: image,
      order: 0,
      isStyledSlide: true,
      component_id: null,
      ...text('secondary_button_text', 'Call'),
      secondary_button_link: '/contact',
    });
    expect(slides[1]).toMatchObject({ component_id: 'doctors', button_link: '', isStyledSlide: false, order: 2 });
  });

  test('S36: tiles of the carousel', async () => {
    expect(await data('/api/services')).toEqual([
      { id: expect.any(Number), ...text('title', 'X-ray'), ...text('text', 'Text'), image, link: '/xray' },
    ]);
  });

  test('S143: treatments of a department, by its slug in either language', async () => {
    for (const specialty of ['teeth', 'Teeth', 'الأسنان']) {
      const found = await data<Treatment[]>(`/api/treatments?specialty=${encodeURIComponent(specialty)}`);
      expect(found.map(({ slug }) => slug)).toEqual(['root-canal', 'braces']);
      expect(found[0]).toMatchObject({ ...text('body', 'One.\n\nTwo.'), image });
    }
    expect(await data('/api/treatments?specialty=none')).toEqual([]);
    expect((await get('/api/treatments')).statusCode).toBe(422);
  });

  test('S5: a skin tip by its slug in either language or its id; its text only there', async () => {
    const [tip] = await data<SkinTip[]>('/api/skin-tips');
    expect(tip).not.toHaveProperty('description_ar');
    for (const slug of ['sun', 'SUN', 'الشمس', String(tip?.id)]) {
      const found = await data<SkinTip>(`/api/skin-tips/${encodeURIComponent(slug)}`);
      expect(found).toMatchObject({ id: tip?.id, description_en: '<p>Text</p>' });
    }
    expect((await get('/api/skin-tips/none')).statusCode).toBe(404);
  });

  test('S38, S142: offers that are valid on the clinic’s date, with their doctor', async () => {
    const slugs = async () => (await data<Offer[]>('/api/offers')).map(({ slug }) => slug);
    const [first, second] = await data<Offer[]>('/api/offers');
    expect(first).toMatchObject({ doctor: { id: doctorId }, price: 200, price_before: 300, valid_from: null });
    expect(second).toMatchObject({
      doctor: null,
      discount_percent: 50,
      valid_from: '2026-11-21',
      valid_to: '2026-11-21',
    });
    expect(await slugs()).toEqual(['of-doctor', 'today-only']);
    clinic.setNow(new Date('2026-11-21T21:00:00Z'));
    expect(await slugs()).toEqual(['of-doctor', 'to-come']);
    clinic.setNow(new Date('2026-11-20T20:59:00Z'));
    expect(await slugs()).toEqual(['of-doctor', 'over']);
    clinic.setNow(defaultNow);
    await clinic.database.db.update(doctors).set({ active: false }).where(eq(doctors.id, doctorId));
    expect(await slugs()).toEqual(['today-only']);
  });

  test('S9: packages in order; one by its slug in either language or its id', async () => {
    const all = await data<PackageSummary[]>('/api/packages');
    expect(all.map(({ slug_en, items_count }) => [slug_en, items_count])).toEqual([
      ['first', 2],
      ['second', 2],
    ]);
    expect(all[1]).toMatchObject({ price: 450.5, price_before: 600 });
    for (const slug of ['second', encodeURIComponent('باقة-2'), String(all[1]?.id)]) {
      const found = await data<PackageDetail>(`/api/packages/${slug}`);
      expect(found).toMatchObject({
        slug_en: 'second',
        items: [{ name_en: 'Glucose' }, { name_en: 'Visit' }],
        sections: [],
      });
    }
    expect((await get('/api/packages/none')).statusCode).toBe(404);
  });

  test('S47: insurers in order, or some by chance', async () => {
    const all = await data<Partner[]>('/api/insurance-partners');
    expect(all.map(({ name_en }) => name_en)).toEqual(Array.from({ length: 9 }, (_, n) => `Partner ${n}`));
    const draws = await Promise.all(
      Array.from({ length: 6 }, () => data<Partner[]>('/api/insurance-partners?random=6')),
    );
    for (const draw of draws) expect(new Set(draw.map(({ id }) => id)).size).toBe(6);
    expect(new Set(draws.map((draw) => draw.map(({ id }) => id).join())).size).toBeGreaterThan(1);
    for (const count of ['0', '51', 'x']) {
      expect((await get(`/api/insurance-partners?random=${count}`)).statusCode).toBe(422);
    }
  });

  test('S46: reviews in another order each time, never kept', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => get('/api/reviews')));
    for (const answer of answers) expect(answer.headers['cache-control']).toBe('no-store');
    const orders = answers.map((answer) => answer.json<{ data: Review[] }>().data);
    for (const order of orders) expect(new Set(order.map(({ id }) => id)).size).toBe(12);
    expect(new Set(orders.map((order) => order.map(({ id }) => id).join())).size).toBeGreaterThan(1);
    const featured = orders[0]?.find((review) => review.featured);
    expect(featured).toMatchObject({ rating: 3.5, date: '2026-10-22', image });
  });

  test('S16: open positions of the day, newest first; a closed one is not found', async () => {
    const jobs = await data<JobSummary[]>('/api/jobs');
    expect(jobs.map(({ slug, type }) => [slug, type])).toEqual([
      ['newer', 'part-time'],
      ['open', 'part-time'],
    ]);
    for (const slug of ['open', String(jobs[1]?.id)]) {
      expect(await data<JobDetail>(`/api/jobs/${slug}`)).toMatchObject({
        slug: 'open',
        description_en: '<p>Text</p>',
        duties_ar: ['زيارة'],
        requirements_en: ['A licence'],
        posted_on: '2026-11-12',
        closes_on: '2026-11-21',
      });
    }
    for (const slug of ['closed', 'later', 'none']) expect((await get(`/api/jobs/${slug}`)).statusCode).toBe(404);
  });

  test('a place that stays in view is said wherever visitors see a cropped picture, and a middle nowhere', async () => {
    const { db } = clinic.database;
    const ofDoctor = eq(doctors.id, doctorId);
    await db.update(doctors).set({ active: true }).where(ofDoctor);
    const [doctor] = await db.select({ image: doctors.image }).from(doctors).where(ofDoctor);
    const addresses = [
      ...['/api/doctors', `/api/doctors/${doctorId}`, '/api/offers', '/api/packages', '/api/packages/first'],
      ...[
        '/api/services',
        '/api/slides/active',
        '/api/skin-tips',
        '/api/skin-tips/sun',
        '/api/treatments?specialty=teeth',
      ],
      ...['/api/pages/xray', '/api/extra-pages/parking'],
    ];
    const said = async () => {
      const bodies = await Promise.all(addresses.map(async (address) => (await get(address)).body));
      return bodies.map((body) => body.match(/"(?:mobile_)?image_focus":\{[^}]*\}/g) ?? []);
    };
    const all = [image, 'home/hero.svg', doctor?.image ?? ''];
    const seen = all.map((path) => ({ path, focalX: 0.5, focalY: 0.5 }));
    await db.insert(pictures).values(seen).onConflictDoNothing();
    expect((await said()).flat()).toEqual([]);
    for (const path of all) await db.update(pictures).set({ focalX: 0.25, focalY: 0.8 }).where(eq(pictures.path, path));
    // Both shapes of each of two slides; one of the offers is a doctor's.
    const found = await said();
    expect(new Set(found.flat().map((one) => one.slice(one.indexOf('{'))))).toEqual(new Set(['{"x":0.25,"y":0.8}']));
    expect(found.map(({ length }) => length)).toEqual([1, 1, 1, 2, 1, 1, 4, 1, 1, 2, 1, 1]);
  });
});
