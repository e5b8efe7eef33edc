import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { connectTo, describeOnServer, freshDatabase } from '../testing/database.ts';
import { tablesOf } from './database-facts.ts';
import { forOlderServers } from './postgres-restore.ts';

const script = (setting: string, rows: string) =>
  `--\n-- PostgreSQL database dump\n--\n\nSET statement_timeout = 0;\n${setting}SET client_encoding = 'UTF8';\n${rows}`;
const setting = 'SET transaction_timeout = 0;\n';
const said = 'SET transaction_timeout = 0;';

test.each([10, 4096, 1_000_000])(
  'a script in parts of %i bytes loses the setting that older servers do not know, and nothing else',
  async (size) => {
    const rows = `COPY notes (text) FROM stdin;\n${'سطر\n'.repeat(2000)}${said}\n\\.\n`;
    const bytes = Buffer.from(script(setting, rows));
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    );
    const passed = await buffer(forOlderServers(Readable.from(parts)));
    expect(passed.toString()).toBe(script('\n', rows));
  },
);

test('the script of an older tool stays as it is', async () => {
  const short = script('', 'SELECT 1;\n');
  expect((await buffer(forOlderServers(Readable.from([Buffer.from(short)])))).toString()).toBe(short);
});

describeOnServer('a restore that is killed', () => {
  let database: Database;
  let tools: string;
  beforeAll(async () => {
    database = await freshDatabase('postgresql');
    tools = await mkdtemp(join(tmpdir(), 'clinic-test-tools-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(tools, { recursive: true });
  });

  /** A tool that gives out one table, in as many bytes as are looked at before any goes on, and ends with its caller. */
  const stalled = `#!/bin/sh
printf '%5000s\\n' ''
echo 'CREATE TABLE public.half (id int);'
echo "SELECT 'half-way';"
read -r _
`;
  const restoring = `
    const [module, url] = process.argv.slice(1);
    const { restorePostgres } = await import(module);
    await restorePostgres(url, 'dump', { replace: true });`;

  test('leaves what was there', async () => {
    await writeFile(join(tools, 'pg_restore'), stalled, { mode: 0o700 });
    const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const url = new URL(`/${rows[0]?.name}`, process.env['TEST_DATABASE_URL']).href;
    const module = new URL('./postgres-restore.ts', import.meta.url).href;
    const watching = await connectTo(database);
    const isThere = async (state: string) => {
      const { rowCount } = await watching.query(
        `SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'psql' AND query LIKE $1`,
        [state],
      );
      return rowCount === 1;
    };
    try {
      const before = await tablesOf(watching);
      const command = spawn(process.execPath, ['--input-type=module', '--eval', restoring, module, url], {
        env: { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH']}` },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const ended = once(command, 'close');
      while (!(await isThere('%half-way%'))) await wait(50);
      command.kill('SIGKILL');
      await ended;
      while (await isThere('%')) await wait(50);
      expect(await tablesOf(watching)).toEqual(before);
    } finally {
      await watching.end();
    }
  });
});
