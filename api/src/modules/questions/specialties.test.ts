import type { QaSpecialtyDetails, Question } from '@clinic/contracts/qa';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aQaSpecialty, aStoredAnswer, aStoredQuestion } from '../../testing/questions.ts';

describe.each(engines)('QA specialities on %s', (engine) => {
  let clinic: TestClinic;
  let qaSpecialtyId: number;

  const get = (url: string) => call(clinic, 'GET', url);
  const questionsOf = async (slug: string, query = '') => {
    const answer = await get(`/api/qa/qa-specialties/${encodeURIComponent(slug)}/questions?${query}`);
    return answer.json<{ data: { data: Question[]; per_page: number; total: number } }>().data;
  };

  beforeAll(async () => {
    clinic = await openClinic(engine);
    qaSpecialtyId = (await aQaSpecialty(clinic, { slugAr: 'الجلد-والشعر', slugEn: 'skin-and-hair' })).id;
    const other = (await aQaSpecialty(clinic)).id;
    const { id: doctorId } = await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id });
    for (const [index, hours] of [1, 4].entries()) {
      const asked = new Date(Date.UTC(2026, 10, 1 + index));
      const { id } = await aStoredQuestion(clinic, { qaSpecialtyId, status: 'answered', createdAt: asked });
      const createdAt = new Date(asked.getTime() + hours * 3_600_000 + 30_000);
      await aStoredAnswer(clinic, id, { doctorId, likesCount: 3, createdAt });
    }
    for (let day = 3; day <= 18; day += 1) {
      await aStoredQuestion(clinic, { qaSpecialtyId, createdAt: new Date(Date.UTC(2026, 10, day)) });
    }
    await aStoredQuestion(clinic, { qaSpecialtyId, visibility: 'hidden' });
    await aStoredQuestion(clinic, { qaSpecialtyId: other });
  });
  afterAll(() => clinic.close());

  test('S96, Q20, Q21: by id and by either slug, its fields at the top and under data', async () => {
    const whole = (await get(`/api/qa/qa-specialties/${qaSpecialtyId}`)).json<QaSpecialtyDetails & { data: unknown }>();
    const { data, ...fields } = whole;
    expect(data).toEqual(fields);
    expect(fields).toMatchObject({ id: qaSpecialtyId, slug_ar: 'الجلد-والشعر', slug_en: 'skin-and-hair' });
    const decomposed = 'الجلد-والشعر'.normalize('NFD');
    for (const slug of ['skin-and-hair', 'Skin-And-Hair', 'الجلد-والشعر', decomposed]) {
      for (const locale of ['ar', 'en']) {
        const answer = await get(`/api/qa/qa-specialties/${encodeURIComponent(slug)}?locale=${locale}`);
        expect(answer.json()).toEqual(whole);
      }
    }
  });

  test('S122: public questions, those with an answer, likes and the mean time to an answer', async () => {
    expect((await get(`/api/qa/qa-specialties/${qaSpecialtyId}`)).json()).toMatchObject({
      total_questions: 18,
      answered_questions_count: 2,
      total_likes: 6,
      response_hours: 2.5,
    });
    const empty = await aQaSpecialty(clinic);
    expect((await get(`/api/qa/qa-specialties/${empty.id}`)).json()).toMatchObject({
      total_questions: 0,
      answered_questions_count: 0,
      total_likes: 0,
      response_hours: null,
    });
  });

  test('Q20: what is the slug of one in Arabic and of another in English is told apart by the language', async () => {
    const arabic = await aQaSpecialty(clinic, { slugAr: 'covid-19' });
    const english = await aQaSpecialty(clinic, { slugEn: 'covid-19' });
    const idIn = async (query: string) =>
      (await get(`/api/qa/qa-specialties/covid-19${query}`)).json<{ id: number }>().id;
    expect(await idIn('?locale=ar')).toBe(arabic.id);
    expect(await idIn('?locale=en')).toBe(english.id);
    expect(await idIn('')).toBe(arabic.id);
  });

  test('S95: its public questions, 15 a page, by id and by slug', async () => {
    const first = await questionsOf(String(qaSpecialtyId));
    expect(first).toMatchObject({ per_page: 15, total: 18 });
    expect(first.data).toHaveLength(15);
    expect(await questionsOf('الجلد-والشعر')).toEqual(first);
    expect((await questionsOf('skin-and-hair', 'page=2')).data).toHaveLength(3);
    expect((await questionsOf('skin-and-hair', 'sort=oldest&per_page=1')).data[0]?.status).toBe('answered');
    expect(await questionsOf('skin-and-hair', 'status=answered')).toMatchObject({ total: 2 });
  });

  test('S118: four others of the same speciality', async () => {
    const [newest] = (await questionsOf('skin-and-hair')).data;
    const related = await questionsOf('skin-and-hair', `per_page=4&exclude=${newest?.id}`);
    expect(related.data).toHaveLength(4);
    expect(related.data.map(({ id }) => id)).not.toContain(newest?.id);
  });

  test.each([
    ['/api/qa/qa-specialties/unknown', 404],
    ['/api/qa/qa-specialties/999999', 404],
    ['/api/qa/qa-specialties/unknown/questions', 404],
    ['/api/qa/qa-specialties/999999/questions', 404],
    ['/api/qa/qa-specialties/skin-and-hair?locale=fr', 422],
    ['/api/qa/qa-specialties/skin-and-hair/questions?sort=title', 422],
    ['/api/qa/qa-specialties/skin-and-hair/questions?per_page=51', 422],
    ['/api/qa/qa-specialties/skin-and-hair/questions?page=0', 422],
  ])('%s answers %d', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});
