import { roles } from '@clinic/contracts';
import type { z } from '@clinic/contracts';
import type { AuditPage, DeskOverview, DeskPage, DeskQuestionsFound } from '@clinic/contracts/qa';
import { deskLists } from '@clinic/contracts/qa';
import type { Patient } from '../../testing/clinic.ts';
import { aDoctor, aPatient, aSpecialty, defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import type { ModerationPerson, Moderation } from '../../testing/moderation.ts';
import { useModeration, written } from '../../testing/moderation.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

describe.each(engines)('the lists of the answering desk on %s', (engine) => {
  const moderation = useModeration(engine);
  beforeEach(() => moderation.clinic.database.pool.query('DELETE FROM questions'));

  const page = async (as: ModerationPerson, query: string) =>
    (await moderation.get(`questions?${query}`, moderation.people[as])).json<z.infer<typeof DeskPage>>().data;
  const titles = async (as: ModerationPerson, query: string) =>
    (await page(as, query)).data.map(({ question_title }) => question_title);
  const search = (as: Patient, text: string) => moderation.get(`search?search=${encodeURIComponent(text)}`, as);
  const titlesFound = async (as: Patient, text: string) =>
    (await search(as, text))
      .json<z.infer<typeof DeskQuestionsFound>>()
      .data.map(({ question_title }) => question_title);
  const overview = async (as: ModerationPerson) =>
    (await moderation.get('overview', moderation.people[as])).json<z.infer<typeof DeskOverview>>().data;

  test('E10: what waits is public or in review, the urgent first, then the oldest', async () => {
    await moderation.aQuestion({ title: 'new', createdAt: at(20) });
    await moderation.aQuestion({ title: 'old', createdAt: at(3), visibility: 'review' });
    await moderation.aQuestion({ title: 'urgent', createdAt: at(19), flags: ['red-flag'] });
    await moderation.aQuestion({ title: 'urgent before', createdAt: at(18), flags: ['link', 'red-flag'] });
    await moderation.aQuestion({ title: 'gone', visibility: 'hidden' });
    await moderation.aQuestion({ title: 'closed', status: 'closed', closedReason: 'out-of-scope' });
    expect(await titles('dermatologist', '')).toEqual(['urgent before', 'urgent', 'old', 'new']);
  });

  test('of what is to be looked at, what may be somebody in danger stands first, also when it was public before', async () => {
    await moderation.aQuestion({ title: 'link', visibility: 'review', createdAt: at(3), flags: ['link'] });
    await moderation.aQuestion({ title: 'danger', visibility: 'review', createdAt: at(19), flags: ['red-flag'] });
    await moderation.aQuestion({ title: 'danger added', createdAt: at(18), flags: ['red-flag'] });
    expect(await titles('moderator', 'list=review')).toEqual(['danger added', 'danger', 'link']);
  });

  test('20 a page', async () => {
    for (let n = 1; n <= 21; n += 1) await moderation.aQuestion({ title: `q${n}`, createdAt: at(n) });
    expect(await page('moderator', '')).toMatchObject({ current_page: 1, per_page: 20, total: 21 });
    expect(await titles('moderator', 'list=waiting&page=2')).toEqual(['q21']);
  });

  test('doctors see their own specialities only, moderators one or all', async () => {
    await moderation.aQuestion({ title: 'skin' });
    await moderation.aQuestion({ title: 'heart', qaSpecialtyId: moderation.heart.id });
    expect(await titles('dermatologist', '')).toEqual(['skin']);
    expect(await titles('cardiologist', '')).toEqual(['heart']);
    expect(await titles('dermatologist', `qa_specialty_id=${moderation.heart.id}`)).toEqual([]);
    expect(await titles('moderator', `qa_specialty_id=${moderation.heart.id}`)).toEqual(['heart']);
    expect((await titles('moderator', '')).sort()).toEqual(['heart', 'skin']);
    expect((await overview('cardiologist')).specialties).toEqual([
      { id: moderation.heart.id, name_ar: 'heart', name_en: 'heart' },
    ]);
    expect((await overview('admin')).specialties).toHaveLength(2);
  });

  test('the desk is searched across its lists, each person in what they may see', async () => {
    await moderation.aQuestion({ title: 'حكة بعد الشمس' });
    await moderation.aQuestion({ title: 'حكّة في الليل', visibility: 'hidden' });
    await moderation.aQuestion({ title: 'حكة في الصدر', qaSpecialtyId: moderation.heart.id });
    await moderation.aQuestion({ title: 'سؤال آخر' });
    const { dermatologist, cardiologist, moderator } = moderation.people;
    expect(await titlesFound(dermatologist, 'حكه')).toEqual(['حكّة في الليل', 'حكة بعد الشمس']);
    expect(await titlesFound(cardiologist, 'حكه')).toEqual(['حكة في الصدر']);
    expect(await titlesFound(moderator, 'حكه')).toHaveLength(3);
    expect(await titlesFound(moderator, '%%%')).toEqual([]);
    expect((await search(moderator, 'حك')).statusCode).toBe(422);
  });

  test('what fits best is found first, whichever of the specialities of the searcher it is in', async () => {
    const { clinic, skin, heart } = moderation;
    for (const { id: qaSpecialtyId } of [skin, heart]) {
      const other = { qaSpecialtyId, content: 'معه حكة أحيانًا' };
      for (let day = 1; day <= 10; day += 1) await moderation.aQuestion({ ...other, createdAt: at(day) });
    }
    await moderation.aQuestion({ title: 'حكة في الجلد', createdAt: at(2) });
    await moderation.aQuestion({ title: 'حكة في الصدر', qaSpecialtyId: heart.id, createdAt: at(1) });
    const limitSpecialties = [skin.specialtyId, heart.specialtyId];
    const found = await titlesFound(await aPatient(clinic, { roleId: roles.moderator, limitSpecialties }), 'حكه');
    expect(found.slice(0, 2)).toEqual(['حكة في الجلد', 'حكة في الصدر']);
    expect(found).toHaveLength(10);
  });

  test('a doctor whose speciality has no questions finds none', async () => {
    const { clinic } = moderation;
    await moderation.aQuestion({ title: 'حكة في الجلد' });
    const doctor = await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id });
    expect(await titlesFound(await aPatient(clinic, { roleId: roles.doctor, doctorId: doctor.id }), 'حكه')).toEqual([]);
  });

  test('every list holds what its name says, and the overview counts just that', async () => {
    const { people } = moderation;
    const id = async (...values: Parameters<Moderation['aQuestion']>) => (await moderation.aQuestion(...values)).id;
    await id({ title: 'waiting' });
    await id({ title: 'review', visibility: 'review', flags: ['personal-data'] });
    await id({ title: 'flagged since', flags: ['link'] });
    await id({ title: 'reported', flags: ['reported'] });
    await id({ title: 'hidden', visibility: 'hidden' });
    await id({ title: 'spam', visibility: 'spam' });
    await id({ title: 'closed', status: 'closed', closedReason: 'out-of-scope' });
    await id({ title: 'closed in review', visibility: 'review', status: 'closed', closedReason: 'out-of-scope' });
    await moderation.act(people.dermatologist, await id({ title: 'answered' }), 'answer', written);
    await moderation.act(
      people.dermatologist,
      await id({ title: 'kept', visibility: 'review', flags: ['link'] }),
      'answer',
      written,
    );
    await moderation.act(people.colleague, await id({ title: 'theirs' }), 'answer', written);
    await moderation.act(people.dermatologist, await id({ title: 'taken' }), 'claim');

    const expected = {
      waiting: ['flagged since', 'reported', 'review', 'taken', 'waiting'],
      mine: ['answered', 'kept', 'taken'],
      review: ['flagged since', 'kept', 'review'],
      reported: ['reported'],
      answered: ['answered', 'theirs'],
      closed: ['closed', 'closed in review'],
      hidden: ['hidden'],
      spam: ['spam'],
    };
    for (const list of deskLists) {
      expect([list, (await titles('dermatologist', `list=${list}`)).sort()]).toEqual([list, expected[list]]);
      expect((await page('dermatologist', `list=${list}`)).total).toBe(expected[list].length);
    }
    const counts = Object.fromEntries(Object.entries(expected).map(([list, held]) => [list, held.length]));
    expect(await overview('dermatologist')).toMatchObject({ counts, may: { answer: true, moderate: false } });
    expect(await overview('moderator')).toMatchObject({
      counts: { ...counts, mine: 0 },
      may: { answer: false, moderate: true },
    });
    expect((await overview('cardiologist')).counts).toEqual(Object.fromEntries(deskLists.map((list) => [list, 0])));
  });

  test('my list: what I am at work on first, then what I answered in the last thirty days', async () => {
    const { dermatologist } = moderation.people;
    const longAgo = await moderation.aQuestion({ title: 'long ago', createdAt: at(1) });
    await moderation.act(dermatologist, longAgo.id, 'answer', written);
    const before = new Date(defaultNow.getTime() - 31 * 24 * 60 * 60_000);
    await moderation.clinic.database.pool.query('UPDATE answers SET created_at = $1', [before]);
    for (const title of ['first', 'second']) {
      await moderation.act(dermatologist, (await moderation.aQuestion({ title })).id, 'answer', written);
      moderation.clinic.setNow(new Date(moderation.clinic.now().getTime() + 60_000));
    }
    await moderation.act(dermatologist, (await moderation.aQuestion({ title: 'at work' })).id, 'claim');
    expect(await titles('dermatologist', 'list=mine')).toEqual(['at work', 'second', 'first']);
    moderation.clinic.setNow(defaultNow);
  });

  test('V14: contacts of askers are no part of any answer', async () => {
    const { id } = await moderation.aNamedQuestion('noura@mail.example');
    const answers = [
      await moderation.get('questions', moderation.people.dermatologist),
      await moderation.get(`questions/${id}`, moderation.people.admin),
    ];
    for (const { body } of answers) {
      expect(body).toContain('نورة');
      expect(body).not.toMatch(/noura@|551234567|contact|tracking/);
    }
  });

  test('V26: admins read who did what to what, the newest first', async () => {
    const { id } = await moderation.aQuestion();
    await moderation.act(moderation.people.dermatologist, id, 'claim');
    await moderation.act(moderation.people.moderator, id, 'release');
    const read = async (query: string) =>
      (await moderation.get(`audit?${query}`, moderation.people.admin)).json<z.infer<typeof AuditPage>>().data;
    const rows = await read(`subject=question:${id}`);
    expect(rows).toMatchObject({ current_page: 1, per_page: 50, total: 2 });
    expect(rows.data).toMatchObject([
      { action: 'question.released', actor_id: moderation.people.moderator.id, actor_role: 6, result: 'done' },
      {
        action: 'question.claimed',
        actor_id: moderation.people.dermatologist.id,
        actor_role: 2,
        subject: `question:${id}`,
      },
    ]);
    expect((await read('')).total).toBeGreaterThanOrEqual(2);
  });
});
