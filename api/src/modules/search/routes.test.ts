import type { SearchResponse } from '@clinic/contracts/content';
import * as schema from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aSpecialty, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aStoredQuestion } from '../../testing/questions.ts';

const dayMs = 86_400_000;

describe.each(engines)('GET /api/search on %s', (engine) => {
  let clinic: TestClinic;

  const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    call(clinic, 'GET', `/api/search?${new URLSearchParams(query)}`, { headers });
  const find = async (q: string, more: Record<string, string> = {}) =>
    (await ask({ q, ...more })).json<SearchResponse>();
  const titles = async (q: string) => (await find(q)).data.map(({ title_en }) => title_en);

  beforeAll(async () => {
    clinic = await openClinic(engine);
    const { db } = clinic.database;
    const heart = await aSpecialty(clinic, {
      nameAr: 'أمراض القلب',
      nameEn: 'Cardiology',
      slugAr: 'القلب',
      slugEn: 'cardiology',
      summaryAr: 'رعاية القلب والشرايين',
    });
    await aSpecialty(clinic, { nameAr: 'طب الأسنان', nameEn: 'Dentistry', summaryEn: 'For a 100% healthy smile' });
    await aSpecialty(clinic, { nameAr: 'الجلدية', nameEn: 'Dermatology', summaryEn: 'Skin, and the heart of beauty' });
    await aDoctor(clinic, { specialtyId: heart.id });
    await db.insert(schema.jobs).values({
      slug: 'nurse',
      titleAr: 'ممرضة',
      titleEn: 'Nurse',
      departmentAr: 'التمريض',
      departmentEn: 'Nursing',
      summaryAr: 'م',
      summaryEn: 's',
      cityAr: 'الرياض',
      cityEn: 'Riyadh',
      type: 'full-time',
      htmlAr: '',
      htmlEn: '',
      dutiesAr: ['رعاية'],
      dutiesEn: ['Care'],
      requirementsAr: ['شهادة'],
      requirementsEn: ['Degree'],
      postedOn: '2026-11-01',
      closesOn: '2026-11-21',
    });
    await db.insert(schema.pages).values(
      ['xray', 'unlinked'].map((id) => ({
        id,
        titleAr: 'الأشعة',
        titleEn: `Radiology ${id}`,
        leadAr: 'ل',
        leadEn: 'l',
        image: 'services/xray.svg',
        sections: [],
        groups: [],
        questions: [],
      })),
    );
  });
  afterAll(() => clinic.close());

  test('answers 422 for more than 200 letters, an unknown kind and too many results', async () => {
    expect((await ask({ q: 'a'.repeat(201) })).statusCode).toBe(422);
    expect((await ask({ q: 'ab', kind: 'user' })).statusCode).toBe(422);
    expect((await ask({ q: 'ab', limit: '51' })).statusCode).toBe(422);
    expect((await ask({ q: 'ab', limit: '0' })).statusCode).toBe(422);
    expect((await ask({ q: '\u0000\u0000' })).statusCode).toBe(422);
  });

  test.each(['', ' ', 'a', 'ا', '٪', '%', '_', '%%%', '\\', "'; --", '🙂', 'a b'])(
    'Q22: nothing is found for %j',
    async (q) => {
      const answer = await ask({ q });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ data: [], counts: [] });
    },
  );

  test('suggestions: the best of what the search finds, six at most, with an allowance of their own', async () => {
    const suggest = (q: string, headers: Record<string, string> = {}) =>
      call(clinic, 'GET', `/api/search/suggestions?${new URLSearchParams({ q })}`, { headers });
    const { data } = (await suggest('Cardiology')).json<{ data: unknown[] }>();
    expect(data.length).toBeLessThanOrEqual(6);
    expect(data[0]).toEqual({
      kind: 'speciality',
      id: expect.stringMatching(/^specialties-\d+$/) as string,
      title_ar: 'أمراض القلب',
      title_en: 'Cardiology',
      path_ar: '/specialities/cardiology',
      path_en: '/specialities/cardiology',
    });
    expect((await suggest('a')).json()).toEqual({ data: [] });
    expect((await suggest('a'.repeat(201))).statusCode).toBe(422);
    const outside = { 'x-forwarded-for': '203.0.113.77' };
    for (let n = 0; n < 180; n += 1) await suggest('a', outside);
    const refused = await suggest('a', outside);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await ask({ q: 'heart' }, outside)).statusCode).toBe(200);
  });

  test('S7: a result carries both languages and the address in each', async () => {
    expect((await find('Cardiology')).data[0]).toEqual({
      kind: 'speciality',
      id: expect.stringMatching(/^specialties-\d+$/),
      title_ar: 'أمراض القلب',
      title_en: 'Cardiology',
      text_ar: 'رعاية القلب والشرايين',
      text_en: 'Summary',
      path_ar: '/specialities/cardiology',
      path_en: '/specialities/cardiology',
      image: 'specialties/tooth.svg',
    });
  });

  test.each([
    ['another alef, a tatweel and marks', 'امراضُ القـلب'],
    ['the word without its article', 'قلب'],
    ['another article', 'للقلب'],
    ['the article and a preposition', 'بالقلب'],
    ['words in another order', 'القلب أمراض'],
    ['the beginning of a word', 'القل'],
    ['a stretch of a word', 'مراض'],
    ['both languages at once', 'cardio القلب'],
    ['any case', 'CARDIOLOGY'],
    ['one wrong letter', 'cardiolgy'],
    ['another ending', 'قلبي'],
  ])('E6: the heart is found by %s', async (_how, q) => {
    expect(await titles(q)).toContain('Cardiology');
  });

  test('E6: dentst is taken for dentist; a word like nothing finds nothing', async () => {
    expect(await titles('dentst')).toEqual(['Dentistry']);
    expect(await titles('zzyzx')).toEqual([]);
    expect(await titles('cardiology zzyzx')).toEqual([]);
  });

  test('E6: the beginning of a title comes before a title, a title before a text', async () => {
    const specialty = (nameEn: string, summaryEn: string) => aSpecialty(clinic, { nameEn, summaryEn, sortOrder: 0 });
    await specialty('Allergy', 'Also asthma');
    await specialty('Care of asthma', 'Long and short');
    await specialty('Asthma clinic for all of the family', 'Breathing');
    await specialty('Air', 'Clean air at home helps everybody, also with asthma');
    const best = ['Asthma clinic for all of the family', 'Care of asthma', 'Allergy', 'Air'];
    expect(await titles('asthma')).toEqual(best);
    expect(await titles('asthma c')).toEqual(best);
  });

  test('what is no letter or digit only separates words', async () => {
    expect(await titles('100%')).toEqual(['Dentistry']);
    expect(await titles('100%smile')).toEqual(['Dentistry']);
    expect(await titles('De_ti_try')).toEqual([]);
    expect(await titles('De%ry')).toEqual([]);
  });

  test('kinds are counted, and one kind can be asked for', async () => {
    const every = await find('القلب');
    expect(every.counts).toEqual([
      { kind: 'speciality', total: 1 },
      { kind: 'doctor', total: 1 },
    ]);
    expect(every.data.map(({ kind }) => kind)).toEqual(['speciality', 'doctor']);
    const doctors = await find('القلب', { kind: 'doctor' });
    expect(doctors.counts).toEqual(every.counts);
    expect(doctors.data.map(({ kind }) => kind)).toEqual(['doctor']);
    expect((await find('القلب', { limit: '1' })).data).toHaveLength(1);
  });

  test('S100: questions are found too, after what editors write that fits as well', async () => {
    const question = await aStoredQuestion(clinic, {
      slug: 'فحص-الثدي',
      title: 'فحص الثدي متى يبدأ؟',
      content: 'عمري 39',
    });
    await aStoredQuestion(clinic, { title: 'فحص الثدي', visibility: 'hidden' });
    await aSpecialty(clinic, { nameAr: 'فحص الثدي', nameEn: 'Mammography' });
    const found = await find('فحص الثدي');
    expect(found.data.map(({ kind }) => kind)).toEqual(['speciality', 'question']);
    expect(found.counts).toEqual([
      { kind: 'speciality', total: 1 },
      { kind: 'question', total: 1 },
    ]);
    expect(found.data[1]).toEqual({
      kind: 'question',
      id: `questions-${question.id}`,
      title_ar: question.title,
      title_en: question.title,
      text_ar: 'عمري 39',
      text_en: 'عمري 39',
      path_ar: `/qa/questions/${encodeURIComponent(question.slug)}`,
      path_en: `/qa/questions/${encodeURIComponent(question.slug)}`,
      image: null,
    });
    expect((await find('فحص الثدي', { kind: 'question' })).data).toHaveLength(1);
    expect((await find('فحص الثدي', { kind: 'speciality' })).data).toHaveLength(1);
  });

  test('pages are found when the site has an address for them', async () => {
    expect((await find('الأشعة')).data).toMatchObject([{ kind: 'service', path_ar: '/xray', path_en: '/xray' }]);
  });

  test('S16: a position is found until its last day at the clinic has ended', async () => {
    expect(await titles('nurse')).toEqual(['Nurse']);
    clinic.setNow(new Date('2026-11-21T20:59:00Z'));
    expect(await titles('nurse')).toEqual(['Nurse']);
    clinic.setNow(new Date('2026-11-21T21:00:00Z'));
    expect(await titles('nurse')).toEqual([]);
    clinic.setNow(defaultNow);
  });

  test('E7: 60 a minute for each address; drawing pages is not held back', async () => {
    const from = (address: string) => ask({ q: 'a' }, { 'x-forwarded-for': address });
    for (let count = 1; count <= 60; count += 1) expect((await from('192.0.2.1')).statusCode).toBe(200);
    const refused = await from('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('192.0.2.2')).statusCode).toBe(200);
    for (let count = 1; count <= 61; count += 1) expect((await ask({ q: 'a' })).statusCode).toBe(200);
    clinic.setNow(new Date(defaultNow.getTime() + dayMs));
    expect((await from('192.0.2.1')).statusCode).toBe(200);
    clinic.setNow(defaultNow);
  });
});
