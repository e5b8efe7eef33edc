import type { Question } from '@clinic/contracts/qa';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aQaSpecialty, aStoredAnswer, aStoredQuestion } from '../../testing/questions.ts';

describe.each(engines)('trending questions on %s', (engine) => {
  let clinic: TestClinic;
  let qaSpecialtyId: number;

  const trending = async (query = '') => {
    const answer = await call(clinic, 'GET', `/api/qa/trending-questions?${query}`);
    const { data, period } = answer.json<{ data: Question[]; period: string }>();
    return { slugs: data.map(({ slug }) => slug), period };
  };

  beforeAll(async () => {
    clinic = await openClinic(engine);
    qaSpecialtyId = (await aQaSpecialty(clinic)).id;
    const other = (await aQaSpecialty(clinic)).id;
    const { id: doctorId } = await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id });
    const liked = await aStoredQuestion(clinic, { qaSpecialtyId, slug: 'liked', status: 'answered' });
    await aStoredAnswer(clinic, liked.id, { doctorId, likesCount: 2 });
    for (const [slug, weekViews] of Object.entries({ third: 3, first: 9, second: 5, fourth: 1 })) {
      await aStoredQuestion(clinic, { qaSpecialtyId, slug, weekViews, viewsCount: 1 });
    }
    await aStoredQuestion(clinic, { qaSpecialtyId, slug: 'english', lang: 'en', visibility: 'public', viewsCount: 0 });
    await aStoredQuestion(clinic, { qaSpecialtyId, slug: 'hidden', weekViews: 99, visibility: 'hidden' });
    await aStoredQuestion(clinic, { qaSpecialtyId: other, slug: 'other', weekViews: 7, viewsCount: 50 });
  });
  afterAll(() => clinic.close());

  test('S92: five of all specialities unless told otherwise, the most read of seven days first', async () => {
    expect(await trending()).toEqual({ slugs: ['first', 'other', 'second', 'third', 'fourth'], period: 'week' });
  });

  test('S122: three of one speciality', async () => {
    expect(await trending(`qa_specialty_id=${qaSpecialtyId}&limit=3`)).toEqual({
      slugs: ['first', 'second', 'third'],
      period: 'week',
    });
  });

  test('Q39: when fewer were read this week, the most popular of all time, and it says so', async () => {
    expect(await trending('limit=6')).toEqual({
      slugs: ['liked', 'other', 'fourth', 'second', 'first', 'third'],
      period: 'all',
    });
    expect(await trending('qa_specialty_id=999999')).toEqual({ slugs: [], period: 'all' });
  });

  test('S92: of the language that is asked for', async () => {
    expect(await trending('lang=en')).toEqual({ slugs: ['english'], period: 'all' });
    expect((await trending('lang=ar')).slugs).not.toContain('english');
  });

  test.each(['limit=21', 'limit=0', 'qa_specialty_id=x'])('%s is refused', async (query) => {
    expect((await call(clinic, 'GET', `/api/qa/trending-questions?${query}`)).statusCode).toBe(422);
  });
});
