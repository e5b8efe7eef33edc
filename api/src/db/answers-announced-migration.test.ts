import { backBefore } from '../testing/before-migration.ts';
import { everyEngine, freshDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const migration = '0055_answer_announced.sql';

describe.each(everyEngine)('answers from before announcements were recorded, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  test('count as announced once their askers could read them, as far as no message was taken back', async () => {
    const { pool } = database;
    await backBefore(database, migration);
    await pool.query(`
      INSERT INTO specialties (id, slug_ar, slug_en, name_ar, name_en, summary_ar, summary_en, icon, sort_order)
        VALUES (1, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 1);
      INSERT INTO doctors (id, slug_ar, slug_en, name_ar, name_en, image, bio_ar, bio_en, licence_no)
        VALUES (1, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a');
      INSERT INTO qa_specialty_groups (id, name_ar, name_en, sort_order) VALUES (1, 'a', 'a', 1);
      INSERT INTO qa_specialties (id, group_id, slug_ar, slug_en, name_ar, name_en, description_ar, description_en)
        VALUES (1, 1, 'a', 'a', 'a', 'a', 'a', 'a');`);
    const question = async (
      slug: string,
      { visibility = 'public', published = true, flags = '{}', isAnonymous = false, answeredDaysAgo = 100 },
    ) => {
      const {
        rows: [row],
      } = await pool.query<{ id: string }>(
        `INSERT INTO questions
          (slug, visibility, published_at, flags, is_anonymous, contact_enc,
            qa_specialty_id, title, content, created_at, updated_at)
        VALUES ($1, $2, $3, $4, $5, $6, 1, 'a', 'a', now(), now()) RETURNING id`,
        [slug, visibility, published ? new Date() : null, flags, isAnonymous, isAnonymous ? null : Buffer.from('a')],
      );
      if (answeredDaysAgo === 0) return row?.id;
      await pool.query(
        `INSERT INTO answers (question_id, doctor_id, content, created_at, updated_at)
        VALUES ($1, 1, 'a', now() - $2 * interval '1 day', now())`,
        [row?.id, answeredDaysAgo],
      );
      return row?.id;
    };
    await question('public', {});
    await question('hidden since', { visibility: 'hidden' });
    await question('never published', { visibility: 'review', published: false });
    await question('read with the code', { visibility: 'review', published: false, flags: '{red-flag}' });
    await question('not answered', { answeredDaysAgo: 0 });
    await question('nobody to tell', { isAnonymous: true });
    await question('taken back', { visibility: 'hidden', answeredDaysAgo: 1 });
    const id = await question('of yesterday', { answeredDaysAgo: 1 });
    await pool.query(
      `INSERT INTO outbox (dedupe_key, channel, lang, state, created_at, expires_at)
      VALUES ($1, 'email', 'ar', 'sent', now(), now())`,
      [`question:${id}:answered`],
    );

    expect(await migrate(pool)).toContain(migration);

    const { rows } = await pool.query<{ slug: string }>(
      'SELECT slug FROM questions WHERE answer_announced_at = answered_at ORDER BY id',
    );
    expect(rows.map(({ slug }) => slug)).toEqual(['public', 'hidden since', 'read with the code', 'of yesterday']);
    const others = await pool.query('SELECT FROM questions WHERE answer_announced_at IS NULL');
    expect(others.rowCount).toBe(4);
  });
});
