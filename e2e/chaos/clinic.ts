/**
 * A clinic of a row's own: the API as a process over a database that is a copy of a prepared one, with many patients who are
 * signed in. It stays at its address, whichever way it ends and starts again.
 */
import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { internalKey } from '../site/main-site.ts';
import { freePort, root, runCommand, startServer } from '../site/processes.ts';
import type { ServerProcess } from '../site/processes.ts';
import { temporaryFolder } from './at-exit.ts';
import type { PostgresServer } from './postgres.ts';
import type { Engine } from './engine.ts';

const readyPath = '/readyz';
const preparedPatients = 1200;

/** What `api/src/chaos/records.ts check` counts: appointments that were made here, and what must never be stored. */
export type Records = Readonly<
  Record<
    | 'appointments'
    | 'doctorOverlaps'
    | 'patientOverlaps'
    | 'withoutMessage'
    | 'messagesWithoutAppointment'
    | 'withoutHistory'
    | 'withoutAnswer',
    number
  >
>;

/** What is stored and must not be, in words; empty when all is well. */
export function brokenRecords({ appointments: _, ...mustBeNone }: Records): string {
  return Object.entries(mustBeNone)
    .flatMap(([name, count]) => (count === 0 ? [] : [`${count} × ${name}`]))
    .join(', ');
}

/** The messages of the outbox: how many wait and were given up, and the references of those that count as sent. */
export interface StoredMessages {
  readonly waiting: number;
  readonly givenUp: number;
  readonly sent: Readonly<Record<'email' | 'sms', readonly string[]>>;
}

export interface Patient {
  readonly id: number;
  readonly token: string;
}

export interface ClinicOptions {
  /** Further settings of the API. */
  readonly env?: Readonly<Record<string, string>>;
  /** Folder for its data; that of the system for temporary files unless said otherwise. */
  readonly place?: string;
  /** Another address of the database than its own, such as that of a proxy: the port of PostgreSQL on this machine. */
  readonly databasePort?: number;
}

export interface Clinic {
  readonly url: string;
  readonly dataDir: string;
  readonly patients: readonly Patient[];
  /** The process of the API, while it runs. */
  readonly pid: () => number;
  /** Starts the API and waits until it is ready; gives the milliseconds it took. */
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<number>;
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Starts one more API on the same database, at another address. */
  readonly startAnother: () => Promise<ServerProcess>;
  /** With which the API is started. */
  readonly settings: () => Record<string, string>;
  /** Ends the API and looks at everything that is stored. */
  readonly records: () => Promise<Records>;
  /** Ends the API and changes how long visits are. */
  readonly setSlotLength: (minutes: number) => Promise<void>;
  /** Ends the API and lets the waits of all messages be over; gives what became of them. */
  readonly makeMessagesDue: () => Promise<StoredMessages>;
  readonly close: () => Promise<void>;
}

interface Prepared {
  readonly patients: readonly Patient[];
  readonly lastAppointment: number;
}

/** Prepared databases of one engine, of which each row gets a copy. */
export interface Clinics {
  readonly open: (options?: ClinicOptions) => Promise<Clinic>;
  readonly close: () => void;
}

const recordsCommand = 'api/src/chaos/records.ts';
const prepared = 'clinic_chaos_prepared';

function settingsOf(dataDir: string, databaseUrl: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: '',
    CLINIC_MODE: 'demo',
    CLINIC_NOW: '',
    INTERNAL_KEY: internalKey,
    LOG_LEVEL: 'warn',
    // One account books for everybody.
    BOOKINGS_PER_DAY: '1000000',
  };
}

/** What the API is made of, and the day, on which the demo's visits depend. */
function stateOfApi(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1e9 });
  const parts = ['api', 'shared/contracts', 'shared/node'];
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10)).update(String(preparedPatients));
  hash.update(git('ls-files', '--stage', ...parts)).update(git('diff', 'HEAD', '--', ...parts));
  return hash.digest('hex').slice(0, 16);
}

/** Lets the API make the demo clinic, then adds the patients. */
async function prepare(dataDir: string, databaseUrl: string): Promise<Prepared> {
  const settings = settingsOf(dataDir, databaseUrl);
  const port = await freePort();
  const script = 'api/src/main.ts';
  const env = { ...settings, API_PORT: String(port) };
  const api = await startServer({ name: 'chaos-prepare', script, port, env, ready: readyPath });
  await api.stop();
  return JSON.parse(await runCommand([recordsCommand, 'add-patients', String(preparedPatients)], settings)) as Prepared;
}

const listFile = 'chaos-patients.json';
const readList = async (dataDir: string) =>
  JSON.parse(await readFile(path.join(dataDir, listFile), 'utf8')) as Prepared;

/** A prepared data folder; that of today's API is kept for the next run, older ones are removed. */
async function preparedFolder(): Promise<string> {
  const cache = path.join(root, '.cache', 'chaos');
  const folder = path.join(cache, stateOfApi());
  if (existsSync(path.join(folder, listFile))) return folder;
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const making = await mkdtemp(path.join(cache, 'making-'));
  await writeFile(path.join(making, listFile), JSON.stringify(await prepare(making, '')));
  await rename(making, folder);
  return folder;
}

/** Copies of an embedded database, each in a folder of its own. */
export async function embeddedClinics(): Promise<Clinics> {
  const from = await preparedFolder();
  return {
    close: () => undefined,
    async open({ env = {}, place } = {}) {
      const { path: dataDir, remove } = await temporaryFolder('clinic-chaos-', place);
      for (const name of await readdir(from))
        if (!name.startsWith('owner.')) await cp(path.join(from, name), path.join(dataDir, name), { recursive: true });
      const list = await readList(dataDir);
      return openClinic({ engine: 'pglite', dataDir, databaseUrl: '', prepared: list, env, close: remove });
    },
  };
}

/** Copies of a database on a PostgreSQL server. */
export async function serverClinics(server: PostgresServer): Promise<Clinics> {
  const from = await temporaryFolder('clinic-chaos-');
  await server.query(`CREATE DATABASE ${prepared}`);
  const list = await prepare(from.path, server.urlOf(prepared));
  return {
    close: from.remove,
    async open({ env = {}, place, databasePort = server.port } = {}) {
      const { path: dataDir, remove } = await temporaryFolder('clinic-chaos-', place);
      await cp(from.path, dataDir, { recursive: true });
      const name = `clinic_chaos_${randomUUID().replaceAll('-', '')}`;
      await server.query(`CREATE DATABASE ${name} TEMPLATE ${prepared}`);
      const url = new URL(server.urlOf(name));
      url.port = String(databasePort);
      const close = async () => {
        await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
        remove();
      };
      return openClinic({
        engine: 'postgresql',
        dataDir,
        databaseUrl: url.href,
        ownUrl: server.urlOf(name),
        prepared: list,
        env,
        close,
      });
    },
  };
}

interface Opening {
  readonly engine: Engine;
  readonly dataDir: string;
  /** As the API reaches the database; for everything else there is `ownUrl`. */
  readonly databaseUrl: string;
  readonly ownUrl?: string;
  readonly prepared: Prepared;
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void> | void;
}

async function openClinic({
  engine,
  dataDir,
  databaseUrl,
  ownUrl = databaseUrl,
  env,
  ...opening
}: Opening): Promise<Clinic> {
  const port = await freePort();
  const settings = { ...settingsOf(dataDir, databaseUrl), ...env };
  const ownSettings = { ...settings, DATABASE_URL: ownUrl };
  const others: ServerProcess[] = [];
  let api: ServerProcess | null = null;
  const launch = (at: number, more: Readonly<Record<string, string>> = {}) =>
    startServer({
      name: `chaos-${engine}`,
      script: 'api/src/main.ts',
      port: at,
      env: { ...settings, ...more, API_PORT: String(at) },
      ready: readyPath,
    });
  const stop = async () => {
    await api?.stop();
    api = null;
  };
  const stopAll = async () => {
    await stop();
    await Promise.all(others.splice(0).map((one) => one.stop()));
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    patients: opening.prepared.patients,
    pid: () => api?.pid ?? 0,
    async start(more) {
      const begun = performance.now();
      api = await launch(port, more);
      return Math.round(performance.now() - begun);
    },
    stop,
    async kill() {
      await api?.kill();
      api = null;
    },
    async startAnother() {
      const another = await launch(await freePort());
      others.push(another);
      return another;
    },
    settings: () => ({ ...settings }),
    async records() {
      await stopAll();
      const since = String(opening.prepared.lastAppointment);
      return JSON.parse(await runCommand([recordsCommand, 'check', since], ownSettings)) as Records;
    },
    async setSlotLength(minutes) {
      await stopAll();
      await runCommand([recordsCommand, 'slot-length', String(minutes)], ownSettings);
    },
    async makeMessagesDue() {
      await stopAll();
      return JSON.parse(await runCommand([recordsCommand, 'messages-due'], ownSettings)) as StoredMessages;
    },
    async close() {
      await stopAll();
      await opening.close();
    },
  };
}
