import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import type { DataVersion } from '@clinic/contracts';
import { countries } from '@clinic/contracts/countries';
import { jobs, offers, postCategories, posts, slides } from '../db/schema.ts';
import type { TestClinic } from '../testing/clinic.ts';
import { call, openClinic } from '../testing/clinic.ts';
import type { Files } from '../testing/content-folder.ts';
import { aCategory, aJob, anOffer, aPost, fillClinic } from '../testing/content-folder.ts';
import { everyEngine } from '../testing/database.ts';
import { exportContent } from './export-content.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

const aSlide = (title: string) => ({
  title_ar: `شريحة ${title}`,
  title_en: title,
  description_ar: 'وصف',
  description_en: 'Text',
  web_image: 'home/hero.svg',
  mobile_image: 'home/hero.svg',
  button_text_ar: 'احجز',
  button_text_en: 'Book',
  button_link: '/s',
});

async function filesIn(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = found
    .filter((file) => file.isFile())
    .map(async (file) => {
      const path = join(file.parentPath, file.name);
      return [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const;
    });
  return Object.fromEntries(await Promise.all(texts));
}

describe.each(everyEngine)('importing content on %s', (engine) => {
  let clinic: TestClinic;

  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterEach(() => setClinicCountry(defaultCountry));
  afterAll(() => clinic.close());

  const stored = () => clinic.database.db.select().from(posts).orderBy(posts.id);
  const mistakesIn = async (files: Files) =>
    fillClinic(clinic, files).then(
      () => '',
      (error: Error) => error.message,
    );

  test('a record that is imported again keeps its id and its views; one that is gone is deleted', async () => {
    const second = aPost({ slug_ar: 'النوم', slug_en: 'sleep' });
    await fillClinic(clinic, {
      'categories.yaml': [aCategory()],
      'posts/a.yaml': aPost({ views: 40 }),
      'posts/b.yaml': second,
    });
    const [first] = await stored();
    await call(clinic, 'POST', `/api/posts/${first?.id}/view`);
    const report = await fillClinic(clinic, { 'posts/a.yaml': aPost({ views: 1, title_en: 'Your blood pressure' }) });
    expect(report.stored).toEqual(new Map([['posts', 1]]));
    expect(await stored()).toEqual([
      {
        ...first,
        titleEn: 'Your blood pressure',
        viewsCount: 41,
        searchText: expect.any(String),
        updatedAt: expect.any(Date),
      },
    ]);
    expect(await clinic.database.db.select().from(postCategories)).toHaveLength(1);
  });

  test('what did not change keeps the time of its last change', async () => {
    const files = { 'categories.yaml': [aCategory()], 'posts/a.yaml': aPost() };
    await fillClinic(clinic, files);
    const before = await stored();
    await fillClinic(clinic, files);
    expect(await stored()).toEqual(before);
  });

  test('records without a key are matched by their place', async () => {
    await fillClinic(clinic, { 'slides.yaml': [aSlide('One'), aSlide('Two')] });
    const before = await clinic.database.db.select().from(slides).orderBy(slides.sortOrder);
    await fillClinic(clinic, { 'slides.yaml': [aSlide('Other')] });
    const after = await clinic.database.db.select().from(slides);
    expect(after).toEqual([{ ...before[0], titleAr: 'شريحة Other', titleEn: 'Other' }]);
  });

  test('S16: a job that is gone is closed, and opened again when it is back', async () => {
    await fillClinic(clinic, { 'jobs/nurse.yaml': aJob(), 'jobs/cook.yaml': aJob({ slug: 'cook' }) });
    const state = async () =>
      Object.fromEntries((await clinic.database.db.select().from(jobs)).map(({ slug, isOpen }) => [slug, isOpen]));
    await fillClinic(clinic, { 'jobs/cook.yaml': aJob({ slug: 'cook' }) });
    expect(await state()).toEqual({ nurse: false, cook: true });
    expect((await call(clinic, 'GET', '/api/jobs/nurse')).statusCode).toBe(404);
    await fillClinic(clinic, { 'jobs/nurse.yaml': aJob() });
    expect(await state()).toEqual({ nurse: true, cook: false });
  });

  test('a category can change its address; one that posts still belong to cannot go', async () => {
    await fillClinic(clinic, { 'categories.yaml': [aCategory()], 'posts/a.yaml': aPost() });
    const renamed = { 'categories.yaml': [aCategory({ slug_en: 'heart' })] };
    expect(await mistakesIn(renamed)).toBe(
      'categories.yaml:1:3 stored posts still belong to the category "Heart health", which is gone',
    );
    await fillClinic(clinic, { ...renamed, 'posts/a.yaml': aPost({ category: 'heart' }) });
    const categories = await clinic.database.db.select().from(postCategories);
    expect(categories.map(({ slugAr, slugEn }) => [slugAr, slugEn])).toEqual([['صحة-القلب', 'heart']]);
  });

  test('days are counted from the clinic’s date', async () => {
    await fillClinic(clinic, {
      'categories.yaml': [aCategory()],
      'posts/a.yaml': aPost({ published_on: 'today' }),
      'offers.yaml': [anOffer({ valid_from: 'today-1', valid_to: '2027-02-28' })],
    });
    expect((await stored())[0]?.publishedAt.toISOString()).toBe('2026-11-20T21:00:00.000Z');
    const [offer] = await clinic.database.db.select().from(offers);
    expect(offer).toMatchObject({ validFrom: '2026-11-20', validTo: '2027-02-28', price: 200 });
  });

  test('V16: HTML is sanitised, and what was taken out is told with its line', async () => {
    const html = '<p onclick="x()">Text<script>x()</script></p><a href="https://a.example/">a</a>';
    const { warnings } = await fillClinic(clinic, {
      'categories.yaml': [aCategory()],
      'posts/a.yaml': aPost({ description_html_en: html }),
    });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^posts\/a\.yaml:\d+:1 description_html_en: not allowed, taken out: .*<script>/);
    expect((await stored())[0]?.htmlEn).toBe('<p>Text</p><a href="https://a.example/" rel="noopener">a</a>');
  });

  test.each([
    ['SA', 12.5, null],
    ['SA', 1780.25, null],
    ['SA', 12.505, 'must have 2 decimals at most'],
    ['SA', 100_000_000, 'must be at most 99999999'],
    ['KW', 12.505, null],
    ['KW', 99_999_998.125, null],
    ['KW', 12.5055, 'must have 3 decimals at most'],
  ] as const)('%s: a price of %d is stored as it is written, or refused', async (country, price, what) => {
    setClinicCountry(countries[country]);
    const folder = { 'offers.yaml': [anOffer({ price, price_before: null })] };
    if (what === null) {
      await fillClinic(clinic, folder);
      const { data } = (await call(clinic, 'GET', '/api/offers')).json<{ data: { price: number }[] }>();
      expect(data.map((offer) => offer.price)).toEqual([price]);
    } else expect(await mistakesIn(folder)).toMatch(new RegExp(`^offers\\.yaml:\\d+:\\d+ price: ${what}$`));
  });

  test('every mistake is told with its place, and nothing is changed', async () => {
    await fillClinic(clinic, { 'categories.yaml': [aCategory()], 'posts/a.yaml': aPost() });
    const before = await stored();
    const version = (await call(clinic, 'GET', '/api/data-version')).json<DataVersion>();
    const mistakes = await mistakesIn({
      'posts/a.yaml': aPost({ category: 'none', reviewer: 7 }),
      'posts/b.yaml': aPost({ slug_ar: 'النوم', slug_en: 'sleep' }),
      'jobs/nurse.yaml': aJob({ closes_on: 'today-9' }),
      'settings.yaml': { inbox_email: 'a@b.example', featured_doctor: 7 },
      'offers.yaml': [
        anOffer({ price_before: 100, cta_link: '/offers', doctor: 58, valid_from: 'today', valid_to: 'today-1' }),
      ],
    });
    expect(mistakes.split('\n')).toEqual([
      'posts/a.yaml:4:1 category: there is no category "none"',
      'posts/a.yaml:13:1 reviewer: there is no doctor 7',
      expect.stringMatching(/^offers\.yaml:\d+:3 cta_link: is not used with chat$/),
      expect.stringMatching(/^offers\.yaml:\d+:3 price_before: must be more than the price$/),
      expect.stringMatching(/^offers\.yaml:\d+:3 valid_to: must not be before valid_from$/),
      expect.stringMatching(/^offers\.yaml:\d+:3 doctor: there is no doctor 58$/),
      'jobs/nurse.yaml:22:1 closes_on: must not be before posted_on',
      'settings.yaml:2:1 featured_doctor: there is no doctor 7',
    ]);
    expect(await stored()).toEqual(before);
    expect((await call(clinic, 'GET', '/api/data-version')).json()).toEqual(version);
  });

  test.each<[string, Files, string]>([
    ['broken YAML', { 'hours.yaml': '- id: [\n' }, 'hours.yaml:2:1 '],
    ['a key twice', { 'posts/a.yaml': 'type: blog\ntype: news\n' }, 'posts/a.yaml:2:1 Map keys must be unique'],
    ['no list', { 'hours.yaml': 'id: clinic\n' }, 'hours.yaml:1:1 must be a list of records'],
    ['an empty file', { 'posts/a.yaml': '' }, 'posts/a.yaml:1:1 '],
    ['a misspelt file', { 'hour.yaml': '[]' }, 'hour.yaml:1:1 is no collection'],
    ['a list where files belong', { 'posts.yaml': '[]' }, 'posts.yaml:1:1 is no collection'],
    ['a misspelt field', { 'posts/a.yaml': aPost({ sumary: 'x' }) }, 'posts/a.yaml:13:1 sumary: is not a known field'],
    [
      'a missing text',
      { 'categories.yaml': [{ slug_ar: 'أ', slug_en: 'a', name_ar: 'أ' }] },
      'categories.yaml:1:3 name_en: is missing',
    ],
    [
      'an empty text',
      { 'categories.yaml': [aCategory({ name_en: ' ' })] },
      'categories.yaml:4:3 name_en: must not be empty',
    ],
    [
      'a slug of digits',
      { 'categories.yaml': [aCategory({ slug_en: '12' })] },
      'categories.yaml:2:3 slug_en: must not be digits only',
    ],
    [
      'a language as category',
      { 'categories.yaml': [aCategory({ slug_en: 'en' })] },
      'categories.yaml:2:3 slug_en: is the address of the list',
    ],
    [
      'a day that is none',
      { 'posts/a.yaml': aPost({ published_on: '2026-02-30' }) },
      'posts/a.yaml:12:1 published_on: is a day that does not exist',
    ],
    [
      'no picture',
      { 'posts/a.yaml': aPost({ image: 'articles/none.svg' }) },
      'posts/a.yaml:11:1 image: there is no picture images/articles/none.svg',
    ],
    [
      'a path out of the pictures',
      { 'posts/a.yaml': aPost({ image: '../x.svg' }) },
      'posts/a.yaml:11:1 image: must be a path',
    ],
    [
      'no picture in a text',
      { 'posts/a.yaml': aPost({ description_html_en: '<img src="/images/no.svg" alt="">' }) },
      'posts/a.yaml:10:1 description_html_en: there is no picture',
    ],
    [
      'a text of nothing allowed',
      { 'posts/a.yaml': aPost({ description_html_en: '<script>x</script>' }) },
      'posts/a.yaml:10:1 description_html_en: has nothing that may be shown',
    ],
    [
      'another kind of link',
      { 'slides.yaml': [{ ...aSlide('One'), button_link: 'javascript:x' }] },
      'slides.yaml:9:3 button_link: ',
    ],
    [
      'a self-assessment whose file name is no address',
      { 'assessments/Heart.yaml': '{}' },
      'assessments/Heart.yaml:1:1 the name of the file must be small letters',
    ],
    [
      'a page whose file name is Arabic',
      { 'pages/عنا.yaml': '{}' },
      'pages/عنا.yaml:1:1 the name of the file must be Latin letters',
    ],
    ['a file that is no picture', { 'images/run.js': 'x' }, 'images/run.js:1:1 is no picture'],
  ])('%s is a mistake', async (_name, files, line) => {
    const mistakes = await mistakesIn(files);
    expect(mistakes.split('\n')).toEqual(expect.arrayContaining([expect.stringContaining(line)]));
  });

  test('Q10: a slug names one article or news item, in either language', async () => {
    const mistakes = await mistakesIn({
      'categories.yaml': [aCategory()],
      'posts/a.yaml': aPost(),
      'posts/b.yaml': aPost({ type: 'news', slug_en: 'other' }),
    });
    expect(mistakes).toBe('posts/b.yaml:2:1 slug_ar: "ضغط-الدم" is also used at posts/a.yaml:2');
  });

  test('pictures of the folder are copied to where the server finds them', async () => {
    await fillClinic(clinic, {
      'categories.yaml': [aCategory()],
      'posts/a.yaml': aPost({ image: 'own/heart.svg' }),
      'images/own/heart.svg': drawing,
    });
    expect(existsSync(join(clinic.settings.dataDir, 'images/own/heart.svg'))).toBe(true);
    expect((await call(clinic, 'GET', '/images/own/heart.svg')).body).toBe(drawing);
  });

  test('skin tips keep their order in an export, whatever their files were called', async () => {
    const aTip = (slug: string, more: object = {}) => ({
      ...{ slug_ar: `نصيحة-${slug}`, slug_en: slug, title_ar: 'نصيحة', title_en: slug },
      ...{ summary_ar: 'ملخص', summary_en: 'Summary', image: 'services/consultation.svg' },
      ...{ description_html_ar: '<p>نص</p>', description_html_en: '<p>Text</p>', ...more },
    });
    const listed = async () =>
      (await call(clinic, 'GET', '/api/skin-tips'))
        .json<{ data: { slug_en: string }[] }>()
        .data.map(({ slug_en }) => slug_en);
    await fillClinic(clinic, {
      'skin-tips/1.yaml': aTip('winter'),
      'skin-tips/2.yaml': aTip('moles', { order: 9 }),
      'skin-tips/3.yaml': aTip('sun'),
    });
    expect(await listed()).toEqual(['winter', 'sun', 'moles']);

    const folder = await mkdtemp(join(tmpdir(), 'clinic-tips-'));
    await exportContent(clinic.database.db, join(folder, 'one'), clinic.services.files);
    const tips = Object.entries(await filesIn(join(folder, 'one'))).filter(([path]) => path.startsWith('skin-tips/'));
    await rm(folder, { recursive: true });
    await fillClinic(clinic, Object.fromEntries(tips));
    expect(await listed()).toEqual(['winter', 'sun', 'moles']);
  });

  test('what is exported and imported elsewhere is the same', async () => {
    const demo = join(import.meta.dirname, '../../demo');
    const other = await openClinic(engine);
    const folder = await mkdtemp(join(tmpdir(), 'clinic-export-'));
    const source = { ...(await filesIn(join(demo, 'clinic'))), ...(await filesIn(join(demo, 'content'))) };
    const files = Object.fromEntries(
      Object.entries(source).filter(([path]) => !/^(?:posts|skin-tips)\/[d-z]/.test(path)),
    );
    await fillClinic(clinic, { ...files, 'images/own/heart.svg': drawing });

    await exportContent(clinic.database.db, join(folder, 'one'), clinic.services.files);
    const written = await filesIn(join(folder, 'one'));
    await fillClinic(other, written);
    await exportContent(other.database.db, join(folder, 'two'), other.services.files);

    const expected = [...Object.keys(files), 'images/own/heart.svg'];
    expect(Object.keys(written).sort()).toEqual(
      expected.map((path) => (path.startsWith('surveys/') ? 'surveys/survey-1.yaml' : path)).sort(),
    );
    expect(await filesIn(join(folder, 'two'))).toEqual(written);
    const rows = async (from: TestClinic) =>
      (await from.database.db.select().from(posts).where(eq(posts.type, 'news')).orderBy(posts.slugEn)).map(
        ({ id: _, categoryId: _category, createdAt: _created, updatedAt: _updated, ...row }) => row,
      );
    expect(await rows(other)).toEqual(await rows(clinic));
    await expect(exportContent(clinic.database.db, join(folder, 'one'), clinic.services.files)).rejects.toThrow(
      'is not empty',
    );
    await rm(folder, { recursive: true });
    await other.close();
  });
});
