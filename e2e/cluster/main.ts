/**
 * `npm run cluster`: the site as several machines run it, on this one: two host servers and two of the API, each with a data
 * folder of its own, PostgreSQL, an object store, and balancers before both. All of it is gone when it ends.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { hasS3Server, startS3Server } from '../../shared/node/src/testing/s3-server.ts';
import { exitWith, requireFreePort, StartError } from '@clinic/build/processes';
import { endingSignals, portNamed, serverMemory } from '../../scripts/processes.ts';
import { keysOf } from '../../scripts/setup/generated-keys.ts';
import { atExit, temporaryFolder } from '../chaos/at-exit.ts';
import { openBalancer } from '../chaos/balancer.ts';
import { isPostgresInstalled, startPostgres } from '../chaos/postgres.ts';
import { startHost } from '../site/host-server.ts';
import { freePort, startServer } from '../site/processes.ts';
import type { ServerProcess } from '../site/processes.ts';
import { builtStore, copyLive } from '../site/releases.ts';

/** Of each kind. */
const servers = 2;

/** What is closed at the end, the last first. */
const closers: (() => unknown)[] = [];
const onEnd = (close: () => unknown) => void closers.push(close);
let isEnding = false;

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  for (const close of closers.reverse()) await close();
  process.exit(code);
}

interface Stores {
  /** Settings of the official client; empty where folders stand in for buckets. */
  readonly env: Readonly<Record<string, string>>;
  readonly releases: string;
  /** Null where each API has its files in the folder of the first one. */
  readonly files: string | null;
  readonly keys: string;
}

/** The releases that the sources make, in a bucket where this machine has an object store. */
async function openStores(): Promise<Stores> {
  const built = await copyLive(await builtStore());
  onEnd(atExit(() => rmSync(built, { recursive: true, force: true })));
  const folder = path.join(built, 'releases');
  const keys = path.join(built, 'keys');
  if (!hasS3Server()) {
    console.log('No object store is installed here (Debian: ceph-mon, ceph-osd, radosgw): a shared folder stands in.');
    return { env: {}, releases: folder, files: null, keys };
  }
  const store = await startS3Server();
  onEnd(() => store.stop());
  const releases = await store.bucket();
  await store.fill(releases, folder);
  return { env: store.env, releases, files: (await store.bucket()).replace(/releases$/, 'files'), keys };
}

async function startApis(databaseUrl: string, { env, files }: Stores, keys: Record<string, string>) {
  const shared = await temporaryFolder('clinic-cluster-files-');
  onEnd(shared.remove);
  const apis: ServerProcess[] = [];
  for (let number = 1; number <= servers; number += 1) {
    const own = files === null ? shared : await temporaryFolder('clinic-cluster-api-');
    onEnd(own.remove);
    const port = await freePort();
    // The first one migrates the database and loads the demo clinic.
    const api = await startServer({
      ...{ name: `cluster-api-${number}`, script: 'api/src/main.ts', port, ready: '/readyz' },
      env: {
        ...{ ...serverMemory, ...env, ...keys, API_PORT: String(port), DATA_DIR: own.path, DATABASE_URL: databaseUrl },
        ...{ DATABASE_OWNER_URL: '', FILE_STORE: files ?? '', CLINIC_MODE: 'demo', CLINIC_NOW: '', LOG_LEVEL: 'warn' },
        // One account books for everybody.
        BOOKINGS_PER_DAY: '1000000',
        SHUTDOWN_DELAY_SECONDS: '3',
      },
    });
    onEnd(() => api.stop());
    apis.push(api);
  }
  return apis;
}

async function startHosts(apiPort: number, { env, releases, keys }: Stores, internalKey: string) {
  const hosts: ServerProcess[] = [];
  for (let number = 1; number <= servers; number += 1) {
    const own = await temporaryFolder('clinic-cluster-host-');
    onEnd(own.remove);
    const host = await startHost({
      ...{ name: `cluster-host-${number}`, dataDir: own.path, apiPort },
      env: {
        ...{ ...env, RELEASE_STORE: releases, RELEASE_KEYS: keys, INTERNAL_KEY: internalKey },
        SHUTDOWN_DELAY_SECONDS: '3',
      },
    });
    onEnd(() => host.stop());
    hosts.push(host);
  }
  return hosts;
}

const lines = (name: string, all: readonly ServerProcess[]) =>
  all.map(({ url, pid }, index) => `  ${name} ${index + 1}   ${url}   process ${pid}`).join('\n');

async function main(): Promise<void> {
  for (const signal of endingSignals) process.on(signal, () => void end(0));
  const port = portNamed('PORT', process.env['PORT'], 4000);
  await requireFreePort('PORT', port);
  if (!isPostgresInstalled()) throw new StartError('PostgreSQL (initdb, pg_ctl) is not on the PATH.');
  console.log('Building what changed, and starting everything …');
  const postgres = await startPostgres();
  onEnd(() => postgres.close());
  await postgres.query('CREATE DATABASE clinic');
  const stores = await openStores();
  const keys = keysOf({});
  const apis = await startApis(postgres.urlOf('clinic'), stores, keys);
  const toApis = await openBalancer(() => apis.map(({ url }) => url), onEnd);
  const hosts = await startHosts(Number(new URL(toApis).port), stores, keys['INTERNAL_KEY'] ?? '');
  const url = await openBalancer(() => hosts.map((host) => host.url), onEnd, port);
  console.log(`Ready on ${url.replace('127.0.0.1', 'localhost')}
${lines('host', hosts)}
${lines('api ', apis)}
  before the APIs   ${toApis}
  PostgreSQL        ${postgres.urlOf('clinic')}
  releases          ${stores.releases}
Kill any process: the balancers stop sending to it. Ctrl+C ends everything.`);
}

main().catch(async (error: unknown) => {
  if (isEnding) return;
  for (const close of closers.reverse()) await close();
  exitWith(error);
});
