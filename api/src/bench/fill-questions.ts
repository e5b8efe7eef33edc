import type pg from 'pg';
import type { Invented, Plan } from './invented-questions.ts';
import { inventQuestions } from './invented-questions.ts';

const tables = ['questions', 'answers', 'question_search', 'question_words'] as const;
/** Rows that travel in one statement. */
const batch = 1000;

/** Rows as JSON, read as the columns of the table that they name. */
async function insert(client: pg.ClientBase, table: (typeof tables)[number], rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

async function insertBatch(client: pg.ClientBase, invented: readonly Invented[]): Promise<void> {
  await insert(
    client,
    'questions',
    invented.map(({ question }) => question),
  );
  await insert(
    client,
    'answers',
    invented.flatMap(({ answer }) => answer ?? []),
  );
  await insert(
    client,
    'question_search',
    invented.flatMap(({ search }) => search ?? []),
  );
}

/** Indexes that only make reading quicker: a filled table gets them back sooner than each row would. */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1) AND NOT i.indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

async function countThem(client: pg.ClientBase, firstId: number): Promise<void> {
  await client.query(
    `SELECT count_questions(array_agg(
       share_of_question(qa_specialty_id, status, lang, created_at, answered_at, likes_count, 1)))
     FROM questions WHERE visibility = 'public' AND id >= $1 HAVING count(*) > 0`,
    [firstId],
  );
  await client.query(`SELECT setval(pg_get_serial_sequence('questions', 'id'), (SELECT max(id) FROM questions))`);
}

/**
 * Adds invented questions, with answers, counters and rows of search, as if they had been asked one by one, but without asking
 * the triggers each time. Nobody else may use the database meanwhile.
 */
export async function fillQuestions(client: pg.ClientBase, plan: Plan): Promise<void> {
  await client.query('SET statement_timeout = 0');
  const definitions = await dropIndexes(client);
  for (const table of ['questions', 'answers']) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const words = new Set<string>();
  let waiting: Invented[] = [];
  const send = async () => {
    await insertBatch(client, waiting);
    waiting = [];
  };
  for (const one of inventQuestions(plan)) {
    waiting.push(one);
    if (one.search) for (const term of one.terms) words.add(term);
    if (waiting.length === batch) await send();
  }
  await send();
  await client.query(`INSERT INTO question_words SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`, [[...words]]);
  await countThem(client, plan.firstId);
  for (const table of ['questions', 'answers']) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await client.query(`SET maintenance_work_mem = '512MB'`);
  for (const definition of definitions) await client.query(definition);
  await client.query(`VACUUM (ANALYZE) ${tables.join(', ')}, question_day_counts, qa_specialty_totals`);
  await client.query('RESET ALL');
}
