import { execFile, execFileSync, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmod, chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../site/processes.ts';
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

/** Makes a server on a free port in a folder of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await temporaryFolder('clinic-chaos-postgres-');
  const user = itsUser();
  const data = path.join(folder.path, 'data');
  await mkdir(data);
  if (user) {
    await chmod(folder.path, 0o755);
    await chown(data, user.uid, user.gid);
  }
  const asItself = { ...user, cwd: folder.path, maxBuffer: 1e8 };
  await call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8'], asItself);
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
  return {
    port,
    version: row?.server_version ?? 'unknown',
    urlOf,
    query,
    start,
    stop,
    close() {
      endNow();
      folder.remove();
      return Promise.resolve();
    },
  };
}
