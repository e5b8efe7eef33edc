/**
 * `npm run bench:enumeration [-- --samples 200] [--out docs]`: whether the time of an answer tells who has an account (V9). Each
 * round asks about an account, about nobody, and about an account again; the two about accounts show what is noise. It runs
 * in an embedded database of its own.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { roles } from '@clinic/contracts';
import { buildApp } from '../app.ts';
import { createServices } from '../create-services.ts';
import { openPglite } from '../db/pglite.ts';
import { useDataKeys } from '../db/encrypted-columns.ts';
import { migrate } from '../db/migrate.ts';
import { users } from '../db/schema.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import { readSettings } from '../settings/settings.ts';
import { enumerationReport } from './enumeration-report.ts';
import type { EnumerationRun } from './enumeration-report.ts';
import { timingDifference } from './timing-difference.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { values: options } = parseArgs({
  options: {
    samples: { type: 'string', default: '200' },
    out: { type: 'string', default: path.join(root, 'docs') },
  },
});
const samples = Number(options.samples);
const warmUp = 20;
const accounts = 20;
const secret = 'Qalb-7-wardat';
const roundMs = 3 * 60 * 60_000;

const emailOf = (account: number) => `account${account}@nabd.example`;
const phoneOf = (person: number) => `05${String(10_000_000 + person)}`;

/** The bodies that are sent about an address. */
const requests: Record<string, (email: string, person: number) => { url: string; body: object; status: number }> = {
  'sign-in with a wrong password': (identifier) => ({
    url: '/api/login',
    body: { identifier, password: 'wrong' },
    status: 401,
  }),
  registration: (email, person) => ({
    url: '/api/register',
    body: { name: 'هند القحطاني', email, phone: phoneOf(person), password: secret, terms_accepted: true },
    status: 202,
  }),
  'forgotten password': (identifier) => ({ url: '/api/password/forgot', body: { identifier }, status: 202 }),
};

let now = new Date('2026-11-21T07:00:00Z');
let sent = 0;

async function timed(app: FastifyInstance, kind: keyof typeof requests, email: string): Promise<number> {
  sent += 1;
  const request = requests[kind]?.(email, accounts + sent);
  if (!request) throw new Error(`nothing is known of ${kind}`);
  const begun = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: request.url,
    payload: request.body,
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` },
  });
  const time = performance.now() - begun;
  if (answer.statusCode !== request.status)
    throw new Error(`${kind} was answered with ${answer.statusCode}: ${answer.body}`);
  return time;
}

async function measure(app: FastifyInstance, kind: string) {
  const times = { known: [] as number[], unknown: [] as number[], knownAgain: [] as number[] };
  const turns = ['known', 'unknown', 'knownAgain'] as const;
  for (let round = 0; round < warmUp + samples; round += 1) {
    // Limits of one round are over in the next.
    now = new Date(now.getTime() + roundMs);
    for (let turn = 0; turn < turns.length; turn += 1) {
      // Who is asked about first changes from round to round.
      const who = turns[(turn + round) % turns.length] ?? 'known';
      const account = (2 * round + (who === 'knownAgain' ? 1 : 0)) % accounts;
      // Nobody is asked about as often as an account: what was asked before leaves counts behind.
      const email = who === 'unknown' ? `nobody${account}@nabd.example` : emailOf(account);
      const time = await timed(app, kind, email);
      if (round >= warmUp) times[who].push(time);
    }
  }
  return {
    kind,
    unknown: timingDifference(times.known, times.unknown),
    noise: timingDifference(times.known, times.knownAgain),
  };
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-bench-'));
const database = await openPglite(path.join(folder, 'db'), (error) => {
  throw error;
});
const settings = readSettings({
  SESSION_SECRET: 's'.repeat(40),
  DATA_KEY: 'd'.repeat(40),
  AUDIT_KEY: 'a'.repeat(40),
  DATA_DIR: folder,
  LOG_LEVEL: 'fatal',
});
useDataKeys(settings.dataKeys);
await migrate(database.pool);
const passwordHash = await hashPassword(secret);
await database.db.insert(users).values(
  Array.from({ length: accounts }, (_, account) => ({
    name: 'هند القحطاني',
    email: emailOf(account),
    phone: `+966${phoneOf(account).slice(1)}`,
    passwordHash,
    roleId: roles.patient,
  })),
);
const services = createServices({ database, settings, clock: () => now });
const app = await buildApp(services);
const measured = [];
for (const kind of Object.keys(requests)) {
  const result = await measure(app, kind);
  console.log(`${kind}: nobody ${result.unknown.ratio.toFixed(3)}, an account again ${result.noise.ratio.toFixed(3)}`);
  measured.push(result);
}
await app.close();
await database.close();
await rm(folder, { recursive: true });

const run: EnumerationRun = {
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}`,
  load: os.loadavg()[0] ?? 0,
  samples,
  measured,
};
await writeFile(path.join(options.out, 'benchmarks-enumeration.md'), enumerationReport(run));
console.log(`${path.join(options.out, 'benchmarks-enumeration.md')} written`);
