import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/database.ts';
import { useDataKeys } from '../db/encrypted-columns.ts';
import { openPglite } from '../db/pglite.ts';
import { pictures, users } from '../db/schema.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { readAccounts } from '../demo/demo-folder.ts';
import { loadPatients } from '../demo/load-accounts.ts';
import { testInBucket, useBucket } from '../testing/file-stores.ts';
import { connectTo, dataKeys, engines, everyEngine, freshDatabase, freshDataDir } from '../testing/database.ts';
import { backupsIn, deleteOldBackups, newestBackupSeconds } from './backup-files.ts';
import { checkDatabase } from './check-restored.ts';
import { serveCopies } from './copy-socket.ts';
import { makeBackup } from './make-backup.ts';
import { requirePostgresTarget } from './postgres-restore.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';

const now = new Date('2026-11-21T07:00:00Z');
const bucket = useBucket();
const cv = Buffer.from('an encrypted CV of somebody');
const picture = '<svg xmlns="http://www.w3.org/2000/svg"><title>Reception</title></svg>';
/** A picture of the library. */
const uploaded = { path: 'uploads/ward-0123456789ab.jpg', altAr: 'الجناح', altEn: 'The ward' };
const { patients } = readAccounts();

function failed(error: unknown): never {
  throw error;
}

async function emptyDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'clinic-test-backup-'));
}

async function addressOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
  const url = new URL(String(process.env['TEST_DATABASE_URL']));
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

describe.each(everyEngine)('a backup of %s', (engine) => {
  const undo: (() => Promise<unknown> | undefined)[] = [];
  let source: Database;
  let settings: Parameters<typeof restoreBackup>[0];
  let backup: string;

  /** Settings of another machine with nothing on it. */
  async function anotherMachine(): Promise<typeof settings> {
    const dataDir = await emptyDataDir();
    undo.push(() => rm(dataDir, { recursive: true }));
    if (engine === 'pglite') return { ...settings, dataDir };
    const name = `clinic_test_${randomUUID().replaceAll('-', '')}`;
    const server = await connectTo(source);
    await server.query(`CREATE DATABASE ${name}`);
    undo.push(async () => {
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.end();
    });
    return { ...settings, dataDir, databaseUrl: new URL(`/${name}`, String(settings.databaseUrl)).href };
  }

  const openOn = ({ databaseUrl, dataDir }: typeof settings) =>
    databaseUrl === null ? openPglite(join(dataDir, 'db'), failed) : Promise.resolve(openPostgres(databaseUrl, failed));

  /** A server of the machine works as another user than the one who restores. */
  async function expectOthersSeen(machine: typeof settings): Promise<void> {
    const name = `clinic_server_${Date.now()}`;
    const owner = await openOn(machine);
    await owner.pool.query(`CREATE ROLE ${name} LOGIN PASSWORD 'server'`);
    await owner.pool.query(`CREATE ROLE ${name}_owner LOGIN PASSWORD 'owner'`);
    const as = (username: string, password: string) => {
      const url = new URL(String(machine.databaseUrl));
      return Object.assign(url, { username, password }).href;
    };
    const server = openPostgres(as(name, 'server'), failed);
    try {
      await server.pool.query('SELECT 1');
      await owner.close();
      await expect(requirePostgresTarget(as(`${name}_owner`, 'owner'), false)).rejects.toThrow(
        'Something is connected to the database: stop the servers.',
      );
    } finally {
      await server.close();
      const again = await openOn(machine);
      await again.pool.query(`DROP ROLE ${name}, ${name}_owner`);
      await again.close();
    }
  }

  async function namesOn(machine: typeof settings): Promise<string[]> {
    const database = await openOn(machine);
    try {
      return (await database.db.select({ name: users.name }).from(users)).map(({ name }) => name).sort();
    } finally {
      await database.close();
    }
  }

  beforeAll(async () => {
    const dataDir = engine === 'pglite' ? await freshDataDir() : await emptyDataDir();
    useDataKeys(dataKeys);
    source = engine === 'pglite' ? await openPglite(join(dataDir, 'db'), failed) : await freshDatabase(engine);
    settings = {
      ...{ dataDir, dataKeys, backupKey: 'b'.repeat(40), backupDir: join(dataDir, 'backups') },
      ...{ databaseUrl: engine === 'pglite' ? null : await addressOf(source), databaseOwnerUrl: null, fileStore: null },
    };
    undo.push(() => rm(dataDir, { recursive: true }));
    undo.push(() => source.close());
    await source.db.transaction((tx) => loadPatients(tx, now));
    await mkdir(join(dataDir, 'applications'));
    await writeFile(join(dataDir, 'applications', 'a.enc'), cv);
    await mkdir(join(dataDir, 'images', 'clinic'), { recursive: true });
    await writeFile(join(dataDir, 'images', 'clinic', 'hall.svg'), picture);
    await mkdir(join(dataDir, 'images', 'uploads'));
    await writeFile(join(dataDir, 'images', uploaded.path), 'pixels');
    await source.db.insert(pictures).values(uploaded);
    // The embedded database belongs to its server, which goes on.
    const stop = engine === 'pglite' ? serveCopies(source.pool, dataDir, failed) : () => undefined;
    undo.push(async () => stop());
    backup = await makeBackup(settings, now);
  });
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });

  test('shows nothing of anybody, leaves nothing beside it, and the server goes on', async () => {
    const file = await readFile(backup);
    const plain = [cv.toString(), picture.slice(0, 30), 'PGDMP', 'manifest', 'users'];
    for (const text of [...plain, ...patients.flatMap(({ name, email, phone }) => [name, email, phone])])
      expect([text, file.includes(text)]).toEqual([text, false]);
    expect(await readdir(settings.backupDir)).toEqual(['clinic-20261121T070000Z.backup']);
    expect((await readdir(settings.dataDir)).filter((name) => /restore|copy|partial/.test(name))).toEqual([]);
    expect(await source.db.$count(users)).toBe(patients.length);
    expect(await newestBackupSeconds(settings.backupDir)).toBe(now.getTime() / 1000);
  });

  test('is restored on another machine with everything, and not over what is there unless told', async () => {
    const machine = await anotherMachine();
    const manifest = await restoreBackup(machine, backup, { replace: false });
    expect(manifest).toMatchObject({ engine, made_at: now.toISOString(), rows: { users: patients.length } });
    expect(Object.keys(manifest.files)).toEqual(
      expect.arrayContaining(['applications/a.enc', 'images/clinic/hall.svg', `images/${uploaded.path}`]),
    );
    expect(await namesOn(machine)).toEqual(patients.map(({ name }) => name).sort());
    expect(await readFile(join(machine.dataDir, 'applications', 'a.enc'))).toEqual(cv);
    expect(await readFile(join(machine.dataDir, 'images', 'clinic', 'hall.svg'), 'utf8')).toBe(picture);
    expect(await readFile(join(machine.dataDir, 'images', uploaded.path), 'utf8')).toBe('pixels');
    expect(manifest.rows).toMatchObject({ pictures: 1 });

    await expect(restoreBackup(machine, backup, { replace: false })).rejects.toThrow(/is not empty: use --replace/);
    const database = await openOn(machine);
    await database.pool.query('DELETE FROM users WHERE id = (SELECT max(id) FROM users); CREATE TABLE later (id int)');
    await database.close();
    await writeFile(join(machine.dataDir, 'applications', 'b.enc'), 'later');
    await restoreBackup(machine, backup, { replace: true });
    expect(await namesOn(machine)).toHaveLength(patients.length);
    expect(await readdir(join(machine.dataDir, 'applications'))).toEqual(['a.enc']);
  });

  // Where files are stored has nothing to do with the engine.
  if (engines.includes(engine))
    testInBucket('its files go to a bucket where one is set, and come back from there', async () => {
      const machine = { ...(await anotherMachine()), fileStore: await bucket() };
      await restoreBackup(machine, backup, { replace: false });
      const stored = openFileStore(machine);
      expect(await stored.read('applications/a.enc')).toEqual(cv);
      expect(existsSync(join(machine.dataDir, 'applications'))).toBe(false);
      await expect(restoreBackup(machine, backup, { replace: false })).rejects.toThrow('is not empty');
      await stored.write('applications/b.enc', Buffer.from('later'));
      await stored.remove('images/clinic/hall.svg');
      await restoreBackup(machine, backup, { replace: true });
      expect((await stored.list('applications')).map(({ name }) => name)).toEqual(['applications/a.enc']);

      const again = await makeBackup({ ...machine, backupDir: join(machine.dataDir, 'backups') }, now);
      const filesOf = async (of: typeof settings, file: string) =>
        Object.entries((await verifyBackup(of, file)).files).filter(([name]) => /^(applications|images)\//.test(name));
      expect(await filesOf(machine, again)).toEqual(await filesOf(settings, backup));
    });

  test('a backup that cannot be restored is refused in one sentence and changes nothing', async () => {
    const machine = await anotherMachine();
    const restore = (file: string, change: Partial<typeof settings> = {}) =>
      restoreBackup({ ...machine, ...change }, file, { replace: true });
    await expect(restore(backup, { backupKey: 'c'.repeat(40) })).rejects.toThrow('BACKUP_KEY is not the key');
    await expect(restore(backup, { backupKey: null })).rejects.toThrow('BACKUP_KEY is not set');
    await expect(restore(join(machine.dataDir, 'no.backup'))).rejects.toThrow('There is no file');

    const bytes = await readFile(backup);
    const damaged = join(machine.dataDir, 'damaged.backup');
    await writeFile(damaged, bytes.subarray(0, bytes.length - 100));
    await expect(restore(damaged)).rejects.toThrow('altered or cut off');
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(damaged, bytes);
    await expect(restore(damaged)).rejects.toThrow('altered or cut off');

    await source.pool.query(`INSERT INTO applied_migrations (name, sha256) VALUES ('9999_later.sql', 'x')`);
    const newer = await makeBackup(settings, new Date(now.getTime() + 2000));
    await expect(restore(newer)).rejects.toThrow('of a newer release of the product: update the product first');
    await rm(newer);
    await source.pool.query(`DELETE FROM applied_migrations WHERE name = '9999_later.sql'`).catch(() => undefined);

    expect((await readdir(machine.dataDir)).filter((name) => !name.startsWith('owner.'))).toEqual(['damaged.backup']);
    if (engine === 'postgresql') {
      const database = await openOn(machine);
      const { rows } = await database.pool.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`);
      expect(rows).toHaveLength(0);
      await expect(restore(backup)).rejects.toThrow('Something is connected to the database: stop the servers.');
      const ending = database.pool.query('SELECT pg_sleep(0.3)').then(() => database.close());
      await expect(requirePostgresTarget(String(machine.databaseUrl), false)).resolves.toBeGreaterThan(0);
      await ending;
      await expectOthersSeen(machine);
    }
  });

  test('what commands that were killed left is deleted after a day, and not before', async () => {
    const old = new Date(Date.now() - 25 * 3_600_000);
    const folders = {
      ended: join(settings.dataDir, 'restore-aB3xY9'),
      present: join(settings.dataDir, 'restore-zB3xY9'),
    };
    for (const folder of Object.values(folders)) await mkdir(folder);
    await writeFile(join(folders.ended, 'dump'), 'everything');
    const partial = `${backup}.partial-4711`;
    await writeFile(partial, 'part');
    for (const leftover of [folders.ended, partial]) await utimes(leftover, old, old);
    const scratch = 'clinic_backup_check_0123456789abcdef';
    if (engine === 'postgresql') await source.pool.query(`CREATE DATABASE ${scratch}`);

    const file = await makeBackup(settings, new Date(now.getTime() + 3000));
    await verifyBackup(settings, file);
    await rm(file);
    expect([folders.ended, partial, folders.present].map((leftover) => existsSync(leftover))).toEqual([
      false,
      false,
      true,
    ]);
    await rm(folders.present, { recursive: true });
    const { rows } = await source.pool.query(`SELECT FROM pg_database WHERE datname LIKE 'clinic_backup_check%'`);
    expect(rows).toEqual([]);
  });

  test('is tried out in a scratch database: it has the state of one time, whatever is written meanwhile', async () => {
    const making = makeBackup(settings, new Date(now.getTime() + 1000));
    if (engine === 'pglite')
      await expect(makeBackup(settings, new Date(now.getTime() + 2000))).rejects.toThrow(/^Another backup/);
    for (let n = 0; n < 50; n += 1)
      await source.pool.query(`INSERT INTO demo_loads (part, loaded_at) VALUES ('busy ${n}', now())`);
    const file = await making;
    const manifest = await verifyBackup(settings, file);
    await rm(file);
    await source.pool.query('DELETE FROM demo_loads');
    const { rows } = await source.pool.query(`SELECT FROM pg_database WHERE datname LIKE 'clinic_backup_check%'`);
    expect(rows).toEqual([]);

    const empty = { ...manifest, rows: { ...manifest.rows, demo_loads: 0 } };
    await checkDatabase(source, empty);
    await expect(checkDatabase(source, { ...empty, rows: { ...empty.rows, users: 1 } })).rejects.toThrow(
      `The table users has ${patients.length} rows, and the backup says 1.`,
    );
    useDataKeys(['e'.repeat(40)]);
    await expect(checkDatabase(source, empty)).rejects.toThrow('DATA_KEY does not decrypt it');
    useDataKeys(dataKeys);
  });

  if (engine === 'postgresql') {
    test('pg_dump has to be there and as new as the server', async () => {
      const path = process.env['PATH'];
      const tools = await emptyDataDir();
      try {
        process.env['PATH'] = tools;
        await expect(makeBackup(settings, now)).rejects.toThrow(
          'pg_dump was not found: install the client programs of PostgreSQL.',
        );
        await writeFile(join(tools, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n');
        await chmod(join(tools, 'pg_dump'), 0o700);
        await expect(makeBackup(settings, now)).rejects.toThrow(/^pg_dump is version 9 and the server is version \d+:/);
        await writeFile(
          join(tools, 'pg_dump'),
          '#!/bin/sh\n[ "$1" = --version ] && echo "pg_dump (PostgreSQL) 99.1" && exit\necho PGDMP; echo lost >&2; exit 1\n',
        );
        await expect(makeBackup(settings, new Date(now.getTime() + 3000))).rejects.toThrow('pg_dump failed: lost');
        expect(await readdir(settings.backupDir)).toEqual(['clinic-20261121T070000Z.backup']);
      } finally {
        process.env['PATH'] = path;
        await rm(tools, { recursive: true });
      }
    });

    test('is not mixed up with one of the embedded database', async () => {
      await expect(verifyBackup({ ...settings, databaseUrl: null }, backup)).rejects.toThrow('set DATABASE_URL');
      const machine = await anotherMachine();
      await expect(restoreBackup({ ...machine, databaseUrl: null }, backup, { replace: false })).rejects.toThrow(
        'This backup is of PostgreSQL: set DATABASE_URL.',
      );
      expect(existsSync(join(machine.dataDir, 'db'))).toBe(false);
    });
  }
});

test('old backups go, and files of others stay', async () => {
  const folder = await emptyDataDir();
  const names = [1, 2, 3, 4].map((day) => `clinic-2026110${day}T000000Z.backup`);
  for (const name of [...names, 'clinic.backup', 'clinic-20261101T000000Z.backup.partial-7', 'notes.txt'])
    await writeFile(join(folder, name), '');
  expect(await deleteOldBackups(folder, 3)).toEqual([names[0]]);
  expect(await deleteOldBackups(folder, 1)).toEqual([names[2], names[1]]);
  expect(await backupsIn(folder)).toEqual([names[3]]);
  expect(await readdir(folder)).toHaveLength(4);
  expect(await newestBackupSeconds(join(folder, 'none'))).toBe(0);
  await rm(folder, { recursive: true });
});
