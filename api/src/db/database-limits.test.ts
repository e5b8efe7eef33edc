import { databaseErrorOf, openPostgres } from './database.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const withServer = url === '' ? test.skip : test;

const failed = (error: Error) => {
  throw error;
};

withServer('PostgreSQL ends a statement that takes longer than the settings allow', async () => {
  const { pool, close } = openPostgres(url, failed, { connections: 2, statementMs: 50 });
  const outcome = await pool.query('SELECT pg_sleep(30)').catch((error: unknown) => databaseErrorOf(error)?.code);
  await close();
  expect(outcome).toBe('57014');
});

withServer('half of the connections are for single statements, and no more are opened', async () => {
  const { pool, close } = openPostgres(url, failed, { connections: 5, statementMs: 10_000 });
  await Promise.all(Array.from({ length: 12 }, () => pool.query('SELECT 1')));
  const opened = pool.totalCount;
  await close();
  expect(opened).toBe(2);
});
