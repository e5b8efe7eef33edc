import { call, defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { conflictIn, detailsIn, useModeration } from '../../testing/moderation.ts';

const later = (minutes: number) => new Date(defaultNow.getTime() + minutes * 60_000);

describe.each(engines)('who sees a question, and its reports, on %s', (engine) => {
  const moderation = useModeration(engine);

  const actionsOf = async (id: number) => (await moderation.actions(id)).map(({ action }) => action);
  const publicPage = (id: number) => call(moderation.clinic, 'GET', `/api/qa/questions/${id}`);

  describe('E5: who sees it', () => {
    test('publishing takes the checks’ flags off and is dated once', async () => {
      const { id } = await moderation.aQuestion({ visibility: 'review', flags: ['red-flag', 'personal-data', 'link'] });
      const show = (visibility: string) =>
        moderation.act(moderation.people.moderator, id, 'visibility', { visibility });
      expect(detailsIn(await show('public'))).toMatchObject({ visibility: 'public', flags: [] });
      expect((await publicPage(id)).statusCode).toBe(200);
      moderation.clinic.setNow(later(60));
      expect(conflictIn(await show('public'))).toBe('INVALID_TRANSITION');
      for (const visibility of ['hidden', 'spam', 'review']) {
        expect(detailsIn(await show(visibility))).toMatchObject({ visibility });
        expect((await publicPage(id)).statusCode).toBe(404);
      }
      await show('public');
      expect((await moderation.stored(id)).publishedAt).toEqual(defaultNow);
      expect((await actionsOf(id)).filter((action) => action !== 'question.read')).toEqual([
        ...['question.published', 'question.hidden', 'question.marked-spam'],
        ...['question.returned-to-review', 'question.published'],
      ]);
    });

    test('what is taken from the site is nobody’s work any more; why is written down as a code', async () => {
      const { id } = await moderation.aQuestion();
      await moderation.act(moderation.people.dermatologist, id, 'claim');
      const body = { visibility: 'hidden', reason: 'dangerous' };
      expect(detailsIn(await moderation.act(moderation.people.moderator, id, 'visibility', body)).claim).toBeNull();
      expect((await moderation.actions(id)).at(-1)).toEqual({
        ...{ action: 'question.hidden', result: 'done', actorId: moderation.people.moderator.id },
        details: { from: 'public', reason: 'dangerous' },
      });
    });

    test('what an asker added and a check kept back appears when a moderator has read it', async () => {
      const { id } = await moderation.aQuestion({ flags: ['personal-data'] });
      const { rows } = await moderation.clinic.database.pool.query<{ id: string }>(
        `INSERT INTO question_additions (question_id, content, is_public, created_at)
          VALUES ($1, 'عمري 30', false, now()) RETURNING id`,
        [id],
      );
      const publish = () => moderation.act(moderation.people.moderator, id, `additions/${rows[0]?.id}/publish`);
      expect((await publicPage(id)).json()).toMatchObject({ data: { additions: [] } });
      expect(detailsIn(await publish()).additions).toMatchObject([{ content: 'عمري 30', is_public: true }]);
      expect((await publicPage(id)).json()).toMatchObject({ data: { additions: [{ content: 'عمري 30' }] } });
      expect(conflictIn(await publish())).toBe('INVALID_TRANSITION');
      const looked = await moderation.act(moderation.people.moderator, id, 'visibility', { visibility: 'public' });
      expect(detailsIn(looked).flags).toEqual([]);
    });

    test.each(['public', 'hidden'])(
      '409: %s, while the asker added what the moderator has not seen',
      async (visibility) => {
        const { id } = await moderation.aQuestion({ visibility: 'review', flags: ['red-flag'] });
        const { additions } = detailsIn(await moderation.get(`questions/${id}`, moderation.people.moderator));
        await moderation.clinic.database.pool.query(
          `INSERT INTO question_additions (question_id, content, is_public, created_at)
          VALUES ($1, 'ما أبغى أعيش', false, now())`,
          [id],
        );
        const decide = (seen: number) =>
          moderation.act(moderation.people.moderator, id, 'visibility', { visibility, additions: seen });
        expect(conflictIn(await decide(additions.length))).toBe('INVALID_TRANSITION');
        expect(await moderation.stored(id)).toMatchObject({ visibility: 'review', flags: ['red-flag'] });
        expect(detailsIn(await decide(1)).visibility).toBe(visibility);
      },
    );
  });

  test('a question is moved to where it belongs, and leaves the desk of whoever moved it', async () => {
    const { id } = await moderation.aQuestion();
    await moderation.act(moderation.people.dermatologist, id, 'claim');
    const move = (as: 'dermatologist' | 'colleague' | 'moderator', to: number) =>
      moderation.act(moderation.people[as], id, 'specialty', { qa_specialty_id: to });
    expect(conflictIn(await move('colleague', moderation.heart.id))).toBe('ALREADY_CLAIMED');
    expect(conflictIn(await move('dermatologist', moderation.skin.id))).toBe('INVALID_TRANSITION');
    expect(detailsIn(await move('dermatologist', moderation.heart.id))).toMatchObject({
      ...{ qa_specialty_id: moderation.heart.id, claim: null, may: { answer: false } },
    });
    expect((await moderation.get(`questions/${id}`, moderation.people.dermatologist)).statusCode).toBe(403);
    expect(detailsIn(await moderation.get(`questions/${id}`, moderation.people.cardiologist)).may.answer).toBe(true);
    expect((await moderation.actions(id)).at(1)?.details).toEqual({
      from: moderation.skin.id,
      to: moderation.heart.id,
    });
  });

  test('reports are settled together, and the question is no longer a reported one', async () => {
    const { id } = await moderation.aQuestion({ flags: ['reported', 'red-flag'] });
    const { pool } = moderation.clinic.database;
    await pool.query(
      `INSERT INTO question_reports (question_id, visitor_hash, reason, note, created_at)
        SELECT $1, sha256(n::text::bytea), 'personal-data', 'فيه رقم', $2 FROM generate_series(1, 3) n`,
      [id, defaultNow],
    );
    const before = detailsIn(await moderation.get(`questions/${id}`, moderation.people.moderator));
    expect(before.reports_count).toBe(3);
    expect(before.reports[0]).toMatchObject({ reason: 'personal-data', note: 'فيه رقم' });
    const settled = detailsIn(await moderation.act(moderation.people.moderator, id, 'reports/handled'));
    expect(settled).toMatchObject({ reports_count: 0, reports: [], flags: ['red-flag'] });
    expect(conflictIn(await moderation.act(moderation.people.moderator, id, 'reports/handled'))).toBe(
      'INVALID_TRANSITION',
    );
    const { rows } = await pool.query(
      'SELECT DISTINCT handled_by::int AS by FROM question_reports WHERE question_id = $1',
      [id],
    );
    expect(rows).toEqual([{ by: moderation.people.moderator.id }]);
  });

  test('409: a report that came after the page was read is not settled with those that were seen', async () => {
    const { id } = await moderation.aQuestion({ flags: ['reported'] });
    const report = (reader: number) =>
      moderation.clinic.database.pool.query(
        `INSERT INTO question_reports (question_id, visitor_hash, reason, created_at)
          VALUES ($1, sha256($2::text::bytea), 'dangerous', $3)`,
        [id, reader, defaultNow],
      );
    const seen = async () => {
      const { reports } = detailsIn(await moderation.get(`questions/${id}`, moderation.people.moderator));
      return { newest: reports.at(-1)?.id };
    };
    const settle = (body: object) => moderation.act(moderation.people.moderator, id, 'reports/handled', body);
    await report(1);
    const first = await seen();
    await report(2);
    expect(conflictIn(await settle(first))).toBe('INVALID_TRANSITION');
    const now = detailsIn(await moderation.get(`questions/${id}`, moderation.people.moderator));
    expect(now).toMatchObject({ reports_count: 2, flags: ['reported'] });
    expect(detailsIn(await settle(await seen()))).toMatchObject({ reports_count: 0, flags: [] });
  });
});
