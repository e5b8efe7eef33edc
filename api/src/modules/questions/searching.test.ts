import type { Question } from '@clinic/contracts/qa';
import type { TestClinic } from '../../testing/clinic.ts';
import { call, openClinic } from '../../testing/clinic.ts';
import { everyEngine } from '../../testing/database.ts';
import { aQaSpecialty, aStoredAnswer, aStoredQuestion } from '../../testing/questions.ts';

const fromOutside = { 'x-forwarded-for': '203.0.113.9' };

describe.each(everyEngine)('searching questions on %s', (engine) => {
  let clinic: TestClinic;
  let qaSpecialtyId: number;

  const get = (url: string, headers: Record<string, string> = {}) => call(clinic, 'GET', url, { headers });
  const listed = async (url: string) => {
    const { data } = (await get(url)).json<{ data: { data: Question[]; total: number; per_page: number } }>();
    return { slugs: data.data.map(({ slug }) => slug), total: data.total, perPage: data.per_page };
  };
  const search = (query: Record<string, string>) => listed(`/api/qa/questions/search?${new URLSearchParams(query)}`);

  beforeAll(async () => {
    clinic = await openClinic(engine);
    qaSpecialtyId = (await aQaSpecialty(clinic, { slugEn: 'skin' })).id;
    const other = (await aQaSpecialty(clinic)).id;
    const on = (day: number) => new Date(Date.UTC(2026, 9, day));
    const answered = await aStoredQuestion(clinic, {
      qaSpecialtyId,
      slug: 'rash',
      title: 'حساسية الجلد عند الأطفال',
      status: 'answered',
      createdAt: on(1),
    });
    await aStoredAnswer(clinic, answered.id);
    await aStoredQuestion(clinic, { qaSpecialtyId, slug: 'hair', title: 'تساقط الشعر', createdAt: on(2) });
    await aStoredQuestion(clinic, { qaSpecialtyId: other, slug: 'pollen', title: 'حساسية الأنف', createdAt: on(3) });
    await aStoredQuestion(clinic, { qaSpecialtyId, slug: 'secret', title: 'حساسية', visibility: 'review' });
  });
  afterAll(() => clinic.close());

  test.each(['search', 'q', 'query'])('S90, Q22: the words may be called %s', async (name) => {
    const { slugs, total, perPage } = await search({ [name]: 'حساسيه' });
    expect([...slugs].sort()).toEqual(['pollen', 'rash']);
    expect([total, perPage]).toEqual([2, 12]);
  });

  test('S90: whatever narrows the list narrows the search, and pages follow each other', async () => {
    expect((await search({ q: 'حساسية', qa_specialty_id: String(qaSpecialtyId) })).slugs).toEqual(['rash']);
    expect((await search({ q: 'حساسية', status: 'pending' })).slugs).toEqual(['pollen']);
    const pages = await Promise.all(['1', '2', '3'].map((page) => search({ q: 'حساسية', per_page: '1', page })));
    expect(pages.flatMap(({ slugs }) => slugs).sort()).toEqual(['pollen', 'rash']);
    expect(pages.map(({ total }) => total)).toEqual([2, 2, 2]);
  });

  test.each(['', ' ', 'ح', ' h '])('Q22: "%s" is no search', async (words) => {
    expect(await search({ search: words })).toEqual(await listed('/api/qa/questions'));
  });

  test('S121: the questions of a speciality can be searched too', async () => {
    expect(await listed('/api/qa/qa-specialties/skin/questions?search=الحساسيه')).toEqual({
      slugs: ['rash'],
      total: 1,
      perPage: 15,
    });
    expect((await listed('/api/qa/qa-specialties/skin/questions?search=ا')).total).toBe(2);
  });

  test('S118: beside a question stand answered ones of its speciality, those that are like it before newer ones', async () => {
    const of = (await aQaSpecialty(clinic)).id;
    const elsewhere = (await aQaSpecialty(clinic)).id;
    const on = (day: number) => new Date(Date.UTC(2026, 8, day));
    const ask = async (title: string, day: number, qaSpecialty = of, status: 'answered' | 'pending' = 'answered') => {
      const { id } = await aStoredQuestion(clinic, { qaSpecialtyId: qaSpecialty, title, status, createdAt: on(day) });
      if (status === 'answered') await aStoredAnswer(clinic, id);
      return id;
    };
    const about = await ask('صداع نصفي مع غثيان كل أسبوع', 1);
    await ask('الصداع النصفي والغثيان أثناء السفر', 2);
    await ask('ألم في الركبة بعد الجري', 3);
    await ask('تنميل في الأصابع ليلًا', 4);
    await ask('صداع نصفي وغثيان في قسم آخر', 5, elsewhere);
    await ask('صداع نصفي مع غثيان بلا جواب', 6, of, 'pending');
    const titles = async (query: string) => {
      const { data } = (await get(`/api/qa/qa-specialties/${of}/questions?per_page=4&${query}`)).json<{
        data: { data: Question[] };
      }>();
      return data.data.map(({ question_title: title }) => title);
    };
    expect(await titles(`exclude=${about}&similar_to=${about}`)).toEqual([
      'الصداع النصفي والغثيان أثناء السفر',
      'تنميل في الأصابع ليلًا',
      'ألم في الركبة بعد الجري',
    ]);
    expect(await titles('similar_to=999999')).toEqual([
      'تنميل في الأصابع ليلًا',
      'ألم في الركبة بعد الجري',
      'الصداع النصفي والغثيان أثناء السفر',
      'صداع نصفي مع غثيان كل أسبوع',
    ]);
  });

  test('similar questions: answered public ones, with what leads to them', async () => {
    const title = new URLSearchParams({ title: 'حساسية في جلد طفلي' });
    const { data } = (await get(`/api/qa/questions/similar?${title}`)).json<{ data: unknown[] }>();
    expect(data).toEqual([
      { id: expect.any(Number) as number, slug: 'rash', question_title: 'حساسية الجلد عند الأطفال' },
    ]);
  });

  test.each([
    '/api/qa/questions/similar',
    '/api/qa/questions/similar?title=ab',
    `/api/qa/questions/similar?title=${'a'.repeat(256)}`,
    `/api/qa/questions/search?q=${'a'.repeat(201)}`,
    '/api/qa/questions/search?q=skin&sort=best',
  ])('%.60s is refused', async (url) => {
    expect((await get(url)).statusCode).toBe(422);
  });

  test('E7: sixty searches a minute from one address, of every kind together; lists are not counted', async () => {
    const urls = ['/api/qa/questions/search?q=skin', '/api/qa/qa-specialties/skin/questions?q=skin'];
    for (let sent = 0; sent < 60; sent += 1) {
      expect((await get(urls[sent % 2] as string, fromOutside)).statusCode).toBe(200);
    }
    const refused = await get('/api/qa/questions/similar?title=skin', fromOutside);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await get('/api/qa/questions', fromOutside)).statusCode).toBe(200);
    expect((await get('/api/qa/questions/search?q=s', fromOutside)).statusCode).toBe(200);
    expect((await get(urls[0] as string, { 'x-forwarded-for': '203.0.113.10' })).statusCode).toBe(200);
    // The site's own server, which names no visitor.
    expect((await get(urls[0] as string)).statusCode).toBe(200);
  });

  test('E7: three hundred looks a minute for questions beside another from one address; later pages are not counted', async () => {
    const { id } = await aStoredQuestion(clinic, { qaSpecialtyId, title: 'طفح جلدي مفاجئ' });
    const url = `/api/qa/qa-specialties/skin/questions?similar_to=${id}`;
    const outside = { 'x-forwarded-for': '203.0.113.11' };
    for (let sent = 0; sent < 300; sent += 1) expect((await get(url, outside)).statusCode).toBe(200);
    const refused = await get(url, outside);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await get(`${url}&page=2`, outside)).statusCode).toBe(200);
    expect((await get('/api/qa/qa-specialties/skin/questions', outside)).statusCode).toBe(200);
    expect((await get('/api/qa/questions/search?q=skin', outside)).statusCode).toBe(200);
    expect((await get(url, { 'x-forwarded-for': '203.0.113.12' })).statusCode).toBe(200);
    // The site's own server, which names no visitor.
    expect((await get(url)).statusCode).toBe(200);
  });
});
