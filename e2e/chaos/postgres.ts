import { execFile, execFileSync, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { appendFile, chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, until } from '../site/processes.ts';
import { atExit, temporaryFolder } from './at-exit.ts';

const call = promisify(execFile);

/** A PostgreSQL server of its own, with nothing in it but what was made here. */
export interface PostgresServer {
  readonly port: number;
  readonly version: string;
  readonly urlOf: (database: string) => string;
  readonly query: (statement: string, database?: string) => Promise<unknown[]>;
  readonly start: () => Promise<void>;
  /** `immediate` ends it as a power failure would. */
  readonly stop: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Ends it and removes its folder. */
  readonly close: () => Promise<void>;
}

/** Whether a PostgreSQL server can be started on this machine. */
export function isPostgresInstalled(): boolean {
  return ['initdb', 'pg_ctl'].every((name) => spawnSync(name, ['--version']).status === 0);
}

/** PostgreSQL does not run as root: then it runs as its own user of the system. */
function itsUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Runs a program of PostgreSQL as the user that the server runs as. */
export async function runAsPostgres(program: string, args: readonly string[], cwd: string): Promise<void> {
  await call(program, [...args], { ...itsUser(), cwd, maxBuffer: 1e8 });
}

/** Lets the user that the server runs as reach a folder, and gives it others below it. */
export async function sharedWithPostgres(folder: string, owned: readonly string[]): Promise<void> {
  const user = itsUser();
  if (!user) return;
  await chmod(folder, 0o755);
  for (const each of owned) await chown(each, user.uid, user.gid);
}

/** Starts a server over data that are there, on a free port. `endNow` ends it, whichever way this process ends. */
async function serverOver(data: string, cwd: string): Promise<Omit<PostgresServer, 'close'> & { endNow: () => void }> {
  const asItself = { ...itsUser(), cwd, maxBuffer: 1e8 };
  const port = await freePort();
  const urlOf = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
  const log = path.join(data, 'server.log');
  let starting: ChildProcess | null = null;
  const start = async () => {
    const underWay = call('pg_ctl', ['start', '-w', '-D', data, '-l', log, '-o', settings], asItself);
    starting = underWay.child;
    await underWay.finally(() => (starting = null));
  };
  const stopping = (mode: 'fast' | 'immediate') => ['stop', '-w', '-D', data, '-m', mode];
  const stop = async (mode: 'fast' | 'immediate') => {
    await call('pg_ctl', stopping(mode), asItself);
  };
  // The server is no child of this process: it would run on.
  const endNow = atExit(() => {
    // pg_ctl ends with SIGINT what it is starting.
    starting?.kill('SIGINT');
    spawnSync('pg_ctl', stopping('immediate'), asItself);
  });
  const query = async (statement: string, database = 'postgres') => {
    const client = new pg.Client({ connectionString: urlOf(database) });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  await start();
  const [row] = (await query('SHOW server_version')) as { server_version: string }[];
  return { port, version: row?.server_version ?? 'unknown', urlOf, query, start, stop, endNow };
}

/** Makes a server on a free port in a folder of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await temporaryFolder('clinic-chaos-postgres-');
  const data = path.join(folder.path, 'data');
  await mkdir(data);
  await sharedWithPostgres(folder.path, [data]);
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8'];
  await runAsPostgres('initdb', args, folder.path);
  const { endNow, ...server } = await serverOver(data, folder.path);
  return {
    ...server,
    close() {
      endNow();
      folder.remove();
      return Promise.resolve();
    },
  };
}

/** A base backup and the log archived since, and the moment up to which it is wanted. */
export interface Recovery {
  /** The file of `pg_basebackup -Ft -z`. */
  readonly base: string;
  /** An empty folder of the server's user. */
  readonly data: string;
  readonly wal: string;
  /** A moment as PostgreSQL writes it. */
  readonly until: string;
}

/** Starts a server that has what another one had at a moment, as `docs/operations/backup.md` says. */
export async function recoverPostgres({ base, data, wal, until: moment }: Recovery): Promise<PostgresServer> {
  await runAsPostgres('tar', ['-xzf', base, '-C', data], data);
  await chmod(data, 0o700);
  const settings = [
    `restore_command = 'cp ${wal}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    `recovery_target_action = 'promote'`,
    `archive_mode = 'off'`,
  ];
  await appendFile(path.join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  await writeFile(path.join(data, 'recovery.signal'), '');
  await sharedWithPostgres(path.dirname(data), [path.join(data, 'recovery.signal')]);
  const { endNow, ...server } = await serverOver(data, path.dirname(data));
  await until('the recovered server to take writes', async () => {
    const [row] = (await server.query('SELECT pg_is_in_recovery() AS recovering')) as { recovering: boolean }[];
    return row?.recovering === false;
  });
  return { ...server, close: () => Promise.resolve(endNow()) };
}
