import { backBefore } from '../testing/before-migration.ts';
import { everyEngine, freshDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const migration = '0056_fold_letter_mark.sql';
const mark = '\u061c';

describe.each(everyEngine)('what was stored with the Arabic letter mark, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  test('is found without it from then on', async () => {
    const { pool } = database;
    await backBefore(database, migration);
    await pool.query(`
      INSERT INTO specialties (id, slug_ar, slug_en, name_ar, name_en, summary_ar, summary_en, icon, sort_order)
        VALUES (1, 'a', 'a', 'عيا${mark}دة', 'a', 'a', 'a', 'a', 1);
      INSERT INTO qa_specialty_groups (id, name_ar, name_en, sort_order) VALUES (1, 'a', 'a', 1);
      INSERT INTO qa_specialties (id, group_id, slug_ar, slug_en, name_ar, name_en, description_ar, description_en)
        VALUES (1, 1, 'a', 'a', 'a', 'a', 'a', 'a');
      INSERT INTO questions (id, slug, qa_specialty_id, title, content, visibility, is_anonymous, created_at, updated_at)
        VALUES (1, 'a', 1, 'صدا${mark}ع', 'a', 'public', true, now(), now());`);
    const content = { type: 'blog', ar: { title: `نو${mark}م` }, en: { title: 'Sleep', slug: 'sleep' } };
    await pool.query('INSERT INTO post_documents (id, content, updated_at) VALUES (1, $1, now())', [content]);
    const stored = async () => {
      const { rows } = await pool.query<{ text: string }>(`
        SELECT btrim(words) AS text FROM search_documents UNION ALL SELECT btrim(titles) FROM question_search
        UNION ALL SELECT word FROM question_words UNION ALL SELECT titles FROM post_documents`);
      return rows.map(({ text }) => text).join(' ');
    };
    expect(await stored()).toContain(mark);

    expect(await migrate(pool)).toContain(migration);

    const now = await stored();
    expect(now).not.toContain(mark);
    for (const word of ['عياده', 'صداع', 'نوم']) expect(now).toContain(word);
    const { rows } = await pool.query(`SELECT FROM question_words WHERE word = 'صداع'`);
    expect(rows).toHaveLength(1);
  });
});
