import { backBefore } from '../testing/before-migration.ts';
import { everyEngine, freshDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';
import { migrate, migrations } from './migrate.ts';

const migration = '0055_answer_announced.sql';
const next = '0056';

describe.each(everyEngine)('answers from before announcements were recorded, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  test('count as announced once they could be read, unless a message was taken back, and few are written', async () => {
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

    const versions = async () => {
      const { rows } = await pool.query<{ slug: string; version: string }>(
        'SELECT slug, xmin::text AS version FROM questions',
      );
      return new Map(rows.map(({ slug, version }) => [slug, version]));
    };
    const before = await versions();
    const wanted = (await migrations()).filter(({ name }) => name < next);
    expect(await migrate(pool, wanted)).toContain(migration);
    const after = await versions();
    const untouched = [...before.keys()].filter((slug) => before.get(slug) === after.get(slug));
    expect(untouched.sort()).toEqual(['hidden since', 'nobody to tell', 'public', 'read with the code']);

    await question('of later', {});

    const { rows } = await pool.query<{ slug: string; since: string }>(
      `SELECT slug, CASE WHEN answer_announced_at = 'epoch' THEN 'long ago'
          WHEN answer_announced_at = (SELECT created_at FROM outbox) THEN 'its message' END AS since
        FROM questions ORDER BY id`,
    );
    expect(rows).toEqual([
      { slug: 'public', since: 'long ago' },
      { slug: 'hidden since', since: 'long ago' },
      { slug: 'never published', since: null },
      { slug: 'read with the code', since: 'long ago' },
      { slug: 'not answered', since: null },
      { slug: 'nobody to tell', since: 'long ago' },
      { slug: 'taken back', since: null },
      { slug: 'of yesterday', since: 'its message' },
      { slug: 'of later', since: null },
    ]);
  });
});
