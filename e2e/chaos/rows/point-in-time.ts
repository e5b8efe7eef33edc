import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../site/processes.ts';
import { temporaryFolder } from '../at-exit.ts';
import { send } from '../client.ts';
import { recoverPostgres, runAsPostgres, sharedWithPostgres } from '../postgres.ts';
import type { PostgresServer } from '../postgres.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { freeSlots } from '../slots.ts';
import { Writers } from '../writers.ts';

const writers = 4;
const restMs = 50;
/** Bookings between two steps. */
const some = 20;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map((name) => stat(path.join(folder, name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Has the server copy its log to a folder as it fills, as `docs/operations/backup.md` says. */
async function archiveTo(server: PostgresServer, wal: string): Promise<void> {
  await server.query(`ALTER SYSTEM SET archive_mode = 'on'`);
  await server.query(`ALTER SYSTEM SET archive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f'`);
  await server.stop('fast');
  await server.start();
}

async function archiveNoMore(server: PostgresServer): Promise<void> {
  for (const name of ['archive_mode', 'archive_command']) await server.query(`ALTER SYSTEM RESET ${name}`);
  await server.stop('fast');
  await server.start();
}

/** Ends the piece of the log that is being written, and waits until it is in the archive. */
async function archiveNow(server: PostgresServer, wal: string): Promise<void> {
  const [row] = (await server.query('SELECT pg_walfile_name(pg_switch_wal()) AS file')) as { file: string }[];
  await until('the log to be archived', async () => (await readdir(wal)).includes(row?.file ?? ''));
}

async function run({ openClinic, postgres, onEnd, begin, random }: Context): Promise<Outcome> {
  if (postgres === null) throw new Error('this row needs a PostgreSQL server');
  const folder = await temporaryFolder('clinic-chaos-archive-');
  onEnd(folder.remove);
  const [wal, base, recovered] = ['wal', 'base', 'recovered'].map((name) => path.join(folder.path, name));
  for (const each of [wal, base, recovered]) await mkdir(String(each));
  await sharedWithPostgres(folder.path, [String(wal), String(base), String(recovered)]);
  await archiveTo(postgres, String(wal));
  onEnd(() => archiveNoMore(postgres));

  const clinic = await openClinic();
  await clinic.start();
  const people = new Writers(clinic.patients.slice(0, writers), await freeSlots(clinic.url, 1, 3000), random);
  let isOver = false;
  const deadline = begin();
  const writing = people.write(clinic.url, { isOver: () => isOver, restMs });
  const moreBookings = (wanted: number) =>
    until('patients to book', () => Promise.resolve(people.acknowledged >= wanted || people.slotsLeft === 0));
  await moreBookings(some);
  const backupMs = await timed(() =>
    runAsPostgres(
      'pg_basebackup',
      [
        '-h',
        '127.0.0.1',
        '-p',
        String(postgres.port),
        '-U',
        'postgres',
        '-D',
        String(base),
        '-Ft',
        '-z',
        '-X',
        'none',
        '-c',
        'fast',
      ],
      folder.path,
    ),
  );
  await moreBookings(people.acknowledged + some);
  while (performance.now() < deadline && people.slotsLeft > 0) await pause(200);
  isOver = true;
  await writing;

  const name = new URL(clinic.settings()['DATABASE_URL'] ?? '').pathname.slice(1);
  const expected = `SELECT count(*)::int AS count FROM appointments WHERE status <> 'cancelled'`;
  const stored = async (server: PostgresServer) => {
    const [row] = (await server.query(expected, name)) as { count: number }[];
    return row?.count ?? 0;
  };
  const before = await stored(postgres);
  const [moment] = (await postgres.query('SELECT clock_timestamp()::text AS at')) as { at: string }[];
  // What is committed at the very moment may be on either side of it.
  await pause(1000);
  // A WHERE was forgotten.
  await postgres.query(`UPDATE appointments SET status = 'cancelled'`, name);
  const after = await stored(postgres);
  await clinic.stop();
  await archiveNow(postgres, String(wal));

  let server: PostgresServer | null = null;
  const recoveryMs = await timed(async () => {
    server = await recoverPostgres({
      base: path.join(String(base), 'base.tar.gz'),
      data: String(recovered),
      wal: String(wal),
      until: moment?.at ?? '',
    });
    onEnd(server.close);
  });
  const back = server as PostgresServer | null;
  if (back === null) throw new Error('the recovered server did not start');
  const found = await stored(back);
  await clinic.start({ DATABASE_URL: back.urlOf(name) });
  const lost = await people.lost(clinic.url);
  const answers = (await send(`${clinic.url}/readyz`)).status;
  await clinic.stop();
  const figures = {
    'bookings answered with 201': people.acknowledged,
    'appointments not cancelled before the mistake, after it, and after the recovery': `${before}, ${after}, ${found}`,
    'acknowledged bookings and cancellations lost': lost,
    'base backup of the server, while patients book': `${seconds(backupMs)}, ${megabytes(await bytesIn(String(base)))}`,
    'log archived since': megabytes(await bytesIn(String(wal))),
    'from the empty folder to the moment before the mistake': seconds(recoveryMs),
    '/readyz of the API on it': answers,
  };
  await rm(String(recovered), { recursive: true, force: true }).catch(() => undefined);
  return { pass: after === 0 && found === before && lost === 0 && answers === 200 && people.acknowledged > 0, figures };
}

/** R13: all appointments are cancelled by mistake, and the database is recovered as it was a moment before. */
export const pointInTime: Row = {
  id: 'R13',
  name: 'Point-in-time recovery',
  engines: ['postgresql'],
  weight: 1,
  run,
};
