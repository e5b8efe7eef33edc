import type { z } from '@clinic/contracts';
import { roles } from '@clinic/contracts';
import type { QuestionsReport, ReadingReport, SearchesReport } from '@clinic/contracts/content/reports';
import { leastSearches } from '@clinic/contracts/content/reports';
import { answers, postViewDays, questions, searchMisses } from '../../db/schema.ts';
import { hourMs } from '../../durations.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow } from '../../testing/clinic.ts';
import { aCategory, aPost, fillClinic } from '../../testing/content-folder.ts';
import { engines } from '../../testing/database.ts';
import { useModeration } from '../../testing/moderation.ts';
import { endWeek } from '../reactions/end-week.ts';

describe.each(engines)('reports about questions and searches on %s', (engine) => {
  const moderation = useModeration(engine);
  let editor: Patient;
  beforeAll(async () => {
    editor = await aPatient(moderation.clinic, { roleId: roles.editor });
  });
  beforeEach(() => moderation.clinic.database.db.delete(questions));

  const report = async (as: Patient) =>
    (await call(moderation.clinic, 'GET', '/api/reports/questions', { as })).json<z.infer<typeof QuestionsReport>>()
      .data;
  const hoursAgo = (hours: number) => new Date(defaultNow.getTime() - hours * hourMs);
  const answered = async (askedAgo: number, answeredAgo: number) => {
    const { id } = await moderation.aQuestion({ createdAt: hoursAgo(askedAgo), status: 'answered' });
    const { doctorId } = moderation.people.dermatologist;
    const at = hoursAgo(answeredAgo);
    const answer = { questionId: id, doctorId: doctorId ?? 0, content: 'x', createdAt: at, updatedAt: at };
    await moderation.clinic.database.db.insert(answers).values(answer);
  };

  test('what waits, since when, and how long answers of the last 30 days took', async () => {
    for (const ago of [5, 50]) await moderation.aQuestion({ createdAt: hoursAgo(ago) });
    await moderation.aQuestion({ createdAt: hoursAgo(60), visibility: 'review' });
    await moderation.aQuestion({ createdAt: hoursAgo(70), visibility: 'spam' });
    await moderation.aQuestion({ createdAt: hoursAgo(80), status: 'closed', closedReason: 'out-of-scope' });
    for (const took of [1, 2, 3, 4, 30]) await answered(took + 10, 10);
    await answered(31 * 24 + 500, 31 * 24);
    const { specialties, now, may_open } = await report(moderation.people.moderator);
    expect([now, may_open]).toEqual([defaultNow.toISOString(), true]);
    expect(specialties).toEqual([
      {
        ...{ id: moderation.skin.id, name_ar: 'skin', name_en: 'skin', open: 3 },
        oldest_at: hoursAgo(60).toISOString(),
        // Between the slowest two, four tenths of the way up: 4 + 0.6 × 26.
        ...{ answered: 5, median_hours: 3, p90_hours: 19.6 },
      },
      {
        ...{ id: moderation.heart.id, name_ar: 'heart', name_en: 'heart', open: 0, oldest_at: null },
        ...{ answered: 0, median_hours: null, p90_hours: null },
      },
    ]);
  });

  test('a doctor reads of their own specialities; who writes content reads of all, and has no list to open', async () => {
    const own = await report(moderation.people.cardiologist);
    expect(own.specialties.map(({ id }) => id)).toEqual([moderation.heart.id]);
    expect(own.may_open).toBe(true);
    const all = await report(editor);
    expect([all.specialties.length, all.may_open]).toEqual([2, false]);
  });

  test('a doctor who practises no more reads nothing, and that is recorded', async () => {
    const doctor = await aPatient(moderation.clinic, { roleId: roles.doctor });
    const answer = await call(moderation.clinic, 'GET', '/api/reports/questions', { as: doctor });
    expect(answer.statusCode).toBe(403);
    const { rows } = await moderation.clinic.database.pool.query(
      `SELECT action, result FROM audit_log WHERE actor_id = $1`,
      [doctor.id],
    );
    expect(rows).toEqual([{ action: 'reports.entered', result: 'refused' }]);
  });

  test('searches that were made often enough in 30 days, the most frequent first', async () => {
    const miss = (day: string, query: string, times: number) => ({ day, query, times });
    await moderation.clinic.database.db
      .insert(searchMisses)
      .values([
        miss('2026-11-21', 'زراعه الاسنان', 3),
        miss('2026-11-19', 'زراعه الاسنان', 4),
        miss('2026-11-21', 'rare', leastSearches - 1),
        miss('2026-10-23', 'just in time', leastSearches),
        miss('2026-10-22', 'too old', 90),
      ]);
    const answer = await call(moderation.clinic, 'GET', '/api/reports/searches', { as: editor });
    expect(answer.json<z.infer<typeof SearchesReport>>().data.searches).toEqual([
      { query: 'زراعه الاسنان', times: 7, days: 2, last_on: '2026-11-21' },
      { query: 'just in time', times: leastSearches, days: 1, last_on: '2026-10-23' },
    ]);
  });

  test('what was read most in seven days; the days before are deleted', async () => {
    const { clinic } = moderation;
    await fillClinic(clinic, {
      'categories.yaml': [aCategory()],
      'posts/a.yaml': aPost({ title_en: 'Heart' }),
      'posts/b.yaml': aPost({ slug_ar: 'النوم', slug_en: 'sleep', title_en: 'Sleep' }),
    });
    const { rows: stored } = await clinic.database.pool.query<{ id: string }>('SELECT id FROM posts ORDER BY title_en');
    const [heart, sleep] = stored.map(({ id }) => Number(id));
    const viewed = (day: string, postId = 0, views = 0) => ({ day, postId, views });
    await clinic.database.db
      .insert(postViewDays)
      .values([viewed('2026-11-21', sleep, 2), viewed('2026-11-15', sleep, 3), viewed('2026-11-14', heart, 90)]);
    await moderation.aQuestion({ weekViews: 4, slug: 'read' });
    await moderation.aQuestion({ weekViews: 9, visibility: 'hidden' });
    await moderation.aQuestion({ weekViews: 0 });
    const read = async (as: Patient) => call(clinic, 'GET', '/api/reports/reading', { as });
    const { data } = (await read(editor)).json<z.infer<typeof ReadingReport>>();
    expect(data.posts).toMatchObject([{ id: sleep, title_en: 'Sleep', views: 5 }]);
    expect(data.questions).toMatchObject([{ slug: 'read', views: 4 }]);
    expect((await read(moderation.people.moderator)).statusCode).toBe(403);

    await endWeek(clinic.services);
    const { rows } = await clinic.database.pool.query('SELECT DISTINCT post_id FROM post_view_days');
    expect(rows).toEqual([{ post_id: String(sleep) }]);
  });
});
