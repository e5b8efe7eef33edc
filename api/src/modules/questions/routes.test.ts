import type { QaSpecialtyGroup, Question } from '@clinic/contracts/qa';
import { answers, qaSpecialties, qaSpecialtyGroups, questions } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';

interface Page {
  data: { data: Question[]; current_page: number; per_page: number; total: number };
}

describe.each(engines)('questions on %s', (engine) => {
  let clinic: TestClinic;
  let qaSpecialtyId: number;
  let doctorId: number;

  const get = (url: string) => call(clinic, 'GET', url);
  const list = async (query: string) => (await get(`/api/qa/questions?${query}`)).json<Page>().data;

  async function ask(slug: string, day: number, values: Partial<typeof questions.$inferInsert> = {}) {
    const createdAt = new Date(Date.UTC(2026, 9, day));
    const [row] = await clinic.database.db
      .insert(questions)
      .values({
        slug,
        qaSpecialtyId,
        title: `سؤال ${slug}`,
        content: 'محتوى',
        visibility: 'public',
        isAnonymous: false,
        userName: 'نورة',
        createdAt,
        updatedAt: createdAt,
        ...values,
      })
      .returning();
    return row as NonNullable<typeof row>;
  }

  beforeAll(async () => {
    clinic = await openClinic(engine);
    const { db } = clinic.database;
    const [group] = await db
      .insert(qaSpecialtyGroups)
      .values({ nameAr: 'مجموعة', nameEn: 'Group', sortOrder: 1 })
      .returning();
    const [specialty] = await db
      .insert(qaSpecialties)
      .values({
        groupId: group?.id ?? 0,
        slugAr: 'الجلد',
        slugEn: 'skin',
        nameAr: 'الجلد',
        nameEn: 'Skin',
        descriptionAr: 'وصف',
        descriptionEn: 'Text',
      })
      .returning();
    qaSpecialtyId = specialty?.id ?? 0;
    doctorId = (await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id })).id;

    for (let day = 1; day <= 13; day += 1) await ask(`سؤال-${day}`, day, { viewsCount: day === 4 ? 90 : day });
    const answered = await ask('answered', 14, { status: 'answered', isAnonymous: true, userName: null });
    const at = new Date('2026-10-15T00:00:00Z');
    await db
      .insert(answers)
      .values({ questionId: answered.id, doctorId, content: 'جواب', likesCount: 7, createdAt: at, updatedAt: at });
    for (const visibility of ['review', 'hidden', 'spam'] as const) await ask(`not-${visibility}`, 20, { visibility });
  });
  afterAll(() => clinic.close());

  test('S89: 12 a page, newest first, public ones only', async () => {
    const page = await list('');
    expect(page).toMatchObject({ current_page: 1, per_page: 12, total: 14 });
    expect(page.data.map(({ slug }) => slug).slice(0, 3)).toEqual(['answered', 'سؤال-13', 'سؤال-12']);
    expect((await list('page=2')).data.map(({ slug }) => slug)).toEqual(['سؤال-2', 'سؤال-1']);
  });

  test('Q15: oldest; popular by likes, then views; newest is latest', async () => {
    expect((await list('sort=oldest')).data[0]?.slug).toBe('سؤال-1');
    expect((await list('sort=popular')).data.map(({ slug }) => slug).slice(0, 2)).toEqual(['answered', 'سؤال-4']);
    expect((await list('sort=newest')).data[0]?.slug).toBe('answered');
    expect((await get('/api/qa/questions?sort=title;drop')).statusCode).toBe(422);
  });

  test('by QA speciality, and as many a page as asked for, at most 50', async () => {
    expect((await list(`qa_specialty_id=${qaSpecialtyId}&per_page=5`)).data).toHaveLength(5);
    expect((await list('qa_specialty_id=999')).total).toBe(0);
    expect((await get('/api/qa/questions?per_page=51')).statusCode).toBe(422);
  });

  test('S94, S101: one with its answer, by Arabic slug, or by id; others do not exist', async () => {
    const one = (await get('/api/qa/questions/answered')).json<{ data: Question }>().data;
    expect(one).toMatchObject({ is_anonymous: true, user_name: null, qa_specialty: { slug_en: 'skin' } });
    expect(one.qa_answer).toMatchObject({ answer_content: 'جواب', likes_count: 7 });
    expect((await get(`/api/qa/questions/${encodeURIComponent('سؤال-3')}`)).statusCode).toBe(200);
    expect((await get(`/api/qa/questions/${one.id}`)).json<{ data: Question }>().data.slug).toBe('answered');
    expect((await get('/api/qa/questions/not-hidden')).statusCode).toBe(404);
    expect((await get('/api/qa/questions/unknown')).statusCode).toBe(404);
  });

  test('V14: an anonymous question cannot even be stored with a name', async () => {
    const named = ask('named', 21, { isAnonymous: true, userName: 'نورة' });
    await expect(named).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  test('S88, S91 and S99 count what the public can see', async () => {
    expect((await get('/api/qa/stats')).json()).toEqual({
      data: { total_questions: 14, total_answers: 1, total_doctors: 1, response_hours: expect.any(Number) },
    });
    const { data } = (await get('/api/qa/specialties/grouped')).json<{ data: QaSpecialtyGroup[] }>();
    expect(data).toHaveLength(1);
    expect(data[0]?.qa_specialties).toMatchObject([{ slug_ar: 'الجلد', answered_questions_count: 1 }]);
  });

  test('S101: the answer of a doctor who left the clinic says so, and keeps the name', async () => {
    const profile = async (slug: string) =>
      (await get(`/api/qa/questions/${slug}`)).json<{ data: Question }>().data.qa_answer?.doctor_profile;
    const { id } = await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id, active: false });
    const { id: questionId } = await ask('left', 22, { status: 'answered' });
    const at = new Date('2026-10-23T00:00:00Z');
    const answer = { questionId, doctorId: id, content: 'جواب', createdAt: at, updatedAt: at };
    await clinic.database.db.insert(answers).values(answer);
    expect(await profile('left')).toMatchObject({ id, name_en: expect.any(String), has_left: true });
    expect(await profile('answered')).not.toHaveProperty('has_left');
  });
});
