import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Bilingual } from '@clinic/contracts';
import { internalKeyOf } from '@clinic/node';
import { makeFolder } from './make-folder.ts';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** A setting that cannot be used; the message is fit for a person at a terminal. */
export class SettingsInvalid extends Error {
  override readonly name = 'SettingsInvalid';
}

const port = z.coerce
  .number('must be a port number from 0 to 65535')
  .int('must be a port number from 0 to 65535')
  .min(0, 'must be a port number from 0 to 65535')
  .max(65_535, 'must be a port number from 0 to 65535');

const secretList = z
  .union([
    z.literal(''),
    z.string().regex(/^[^,]{32,}(,[^,]{32,})*$/, 'must be one or more secrets of at least 32 characters, with commas'),
  ])
  .default('');

const postgresAddress = z
  .union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })])
  .default('');

/** The environment variables of this server, each with its meaning. */
export const environment = z.object({
  API_PORT: port.default(4001).describe('Port to listen on'),
  API_HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; the host server reaches it there'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('var')
    .describe('Folder of the embedded database and of generated secrets, relative to the project'),
  DATABASE_URL: postgresAddress.describe('PostgreSQL to use; empty means the embedded database in DATA_DIR'),
  DATABASE_OWNER_URL: postgresAddress.describe(
    'The same database as the owner of its tables, for migrations; the server then works as the user of DATABASE_URL, with fewer rights',
  ),
  CLINIC_MODE: z
    .enum(['demo', 'production'], 'must be demo or production')
    .default('demo')
    .describe('demo: demo data, demo logins, /dev/outbox, CLINIC_NOW. production: none of these, secrets required'),
  CLINIC_NOW: z
    .union([z.literal(''), z.iso.datetime({ offset: true, error: 'must be an instant such as 2026-11-21T09:00:00Z' })])
    .default('')
    .describe('A fixed clock, in demo mode only'),
  PUBLIC_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' })])
    .default('')
    .describe('Address at which browsers reach the site; required in production'),
  SESSION_SECRET: z
    .union([z.literal(''), z.string().min(32, 'must have at least 32 characters')])
    .default('')
    .describe('Key that signs anti-forgery tokens; required in production, generated in DATA_DIR in demo mode'),
  DATA_KEY: secretList.describe(
    'Secrets that encrypt personal data in the database, the newest first, with commas between; required in production, generated in DATA_DIR in demo mode',
  ),
  AUDIT_KEY: secretList.describe(
    'Secrets that chain the audit log, the newest first, with commas between; kept apart from the database and its backups; required in production, generated in DATA_DIR in demo mode',
  ),
  AUDIT_HEADS_DIR: z
    .string()
    .default('')
    .describe(
      'Folder that gets the last row of the audit log each minute, best on another disk; DATA_DIR/audit-heads unless set',
    ),
  CLAMAV_ADDRESS: z
    .union([z.literal(''), z.string().regex(/^(\/.+|[^/\s]+:\d{1,5})$/, 'must be the path of a socket, or host:port')])
    .default('')
    .describe('Where a ClamAV daemon listens that looks at files of visitors: a path of a socket, or host:port'),
  API_DOCS: z
    .enum(['', 'on', 'off'], 'must be on or off')
    .default('')
    .describe('Whether /api/docs describes the API to whoever asks; on in demo mode and off in production unless set'),
  INTERNAL_KEY: z
    .union([z.literal(''), z.string().min(32, 'must have at least 32 characters')])
    .default('')
    .describe(
      'Key that the host servers show when they bring and ask for metrics of releases; without it there are none in production, generated in DATA_DIR/keys in demo mode',
    ),
  METRICS_TOKEN: z
    .union([z.literal(''), z.string().min(16, 'must have at least 16 characters')])
    .default('')
    .describe('What a reader of /metrics has to show as its bearer; without it there is no such page'),
  MAX_REQUESTS: z.coerce
    .number('must be a number of requests')
    .int('must be a whole number')
    .min(4, 'must be at least 4')
    .default(400)
    .describe(
      'Requests that the API answers at a time; more get 503. A quarter is for bookings, sign-ins and the host server alone',
    ),
  MAX_EVENT_LOOP_DELAY_MS: z.coerce
    .number('must be a number of milliseconds')
    .min(0, 'must be at least 0')
    .default(500)
    .describe(
      'Mean delay of the event loop beyond which the API answers 503, in milliseconds; bookings and sign-ins may find twice that. 0 never refuses for it',
    ),
  SHUTDOWN_DELAY_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must be at least 0')
    .max(300, 'must be at most 300')
    .default(0)
    .describe(
      'Seconds after SIGTERM in which the server still answers and /readyz says 503, so that a load balancer turns away first',
    ),
  IMAGE_CACHE_MB: z.coerce
    .number('must be a number of megabytes')
    .min(1, 'must be at least 1')
    .default(256)
    .describe('Most space for resized pictures in DATA_DIR/images-cache, in megabytes'),
  BRAND_NAME_AR: z.string().default('').describe('Name of the clinic in Arabic; calendar files say it'),
  BRAND_NAME_EN: z.string().default('').describe('Name of the clinic in English; calendar files say it'),
  BRAND_ADDRESS_AR: z.string().default('').describe('Address of the clinic in Arabic, for calendar files'),
  BRAND_ADDRESS_EN: z.string().default('').describe('Address of the clinic in English, for calendar files'),
  CLINIC_EMAIL: z
    .union([z.literal(''), z.email('must be an e-mail address')])
    .default('')
    .describe('Address of the clinic that calendar files name as their sender'),
  DUTY_EMAIL: z
    .union([z.literal(''), z.email('must be an e-mail address')])
    .default('')
    .describe('Address of the clinician on duty, who learns at once of posts of people who may be in danger'),
  DUTY_PHONE: z
    .union([z.literal(''), z.string().regex(/^\+[1-9]\d{7,14}$/, 'must be a telephone number such as +966500000000')])
    .default('')
    .describe('Mobile number of the clinician on duty, for the same alerts by SMS'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level')
    .default('info')
    .describe('Least serious log lines to write'),
});

/** The clinic by name, as what leaves the site says it. What is not set is not said. */
export interface ClinicIdentity {
  readonly name: Bilingual;
  readonly address: Bilingual | null;
  readonly email: string | null;
}

/** The fictional clinic of the demonstration, the same as the host's. */
const demoClinic: ClinicIdentity = {
  name: { ar: 'عيادات نبض', en: 'Nabd Clinics' },
  address: { ar: 'طريق الملك فهد، حي العليا، الرياض', en: 'King Fahd Road, Al Olaya, Riyadh' },
  email: 'hello@nabd.example',
};

/** What the server runs with. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly mode: 'demo' | 'production';
  readonly fixedNow: Date | null;
  readonly publicOrigin: string | null;
  readonly sessionSecret: string;
  /** Newest first. */
  readonly dataKeys: readonly [string, ...string[]];
  /** Where a ClamAV daemon listens: a path of a socket, or `host:port`; null where there is none. */
  readonly scanner: string | null;
  /** Whether `/api/docs` describes the API. */
  readonly docs: boolean;
  /** Newest first. */
  readonly auditKeys: readonly [string, ...string[]];
  readonly auditHeadsDir: string;
  /** Null where the server migrates as the user that it works as. */
  readonly databaseOwnerUrl: string | null;
  /** Null where no host server is to be known. */
  readonly internalKey: string | null;
  readonly metricsToken: string | null;
  readonly mostRequests: number;
  /** 0 never refuses for it. */
  readonly mostEventLoopDelayMs: number;
  readonly shutdownDelayMs: number;
  readonly imageCacheBytes: number;
  readonly clinic: ClinicIdentity;
  /** Whom to alert of people in danger; both null where the clinic named nobody. */
  readonly duty: { readonly email: string | null; readonly phone: string | null };
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}

/** Every setting by name with its default and meaning, for the documentation. */
export function describeSettings(): { name: string; default: string; meaning: string }[] {
  const defaults = environment.parse({});
  return Object.entries(environment.shape).map(([name, schema]) => ({
    name,
    default: String(defaults[name as keyof typeof defaults]),
    meaning: schema.description ?? '',
  }));
}

function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** A secret of a demo, made once and kept beside its data, so that sessions and encrypted fields outlive a restart. */
function demoSecret(dataDir: string, name: string, fileName: string): string {
  const file = join(dataDir, fileName);
  const shape = z.object({ [name]: z.string().min(32) });
  try {
    const secret = shape.parse(JSON.parse(readFileSync(file, 'utf8')))[name];
    if (secret !== undefined) return secret;
  } catch (error) {
    if (!isMissing(error)) {
      throw new SettingsInvalid(`${file} cannot be read as this demo's secrets; remove it to make new ones`);
    }
  }
  const secret = randomBytes(32).toString('base64url');
  try {
    makeFolder(dataDir);
    writeFileSync(file, `${JSON.stringify({ [name]: secret })}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new SettingsInvalid(`The data folder ${dataDir} cannot be written to: ${(error as Error).message}`);
  }
  return secret;
}

function demoInternalKey(dataDir: string): string {
  try {
    return internalKeyOf(dataDir);
  } catch (error) {
    throw new SettingsInvalid(`The data folder ${dataDir} cannot be written to: ${(error as Error).message}`);
  }
}

function refuse(problems: string[]): never {
  throw new SettingsInvalid(problems.join('\n'));
}

function clinicOf(values: z.infer<typeof environment>): ClinicIdentity {
  const demo = values.CLINIC_MODE === 'demo';
  const both = (ar: string, en: string) => (ar === '' || en === '' ? null : { ar, en });
  return {
    name: both(values.BRAND_NAME_AR, values.BRAND_NAME_EN) ?? demoClinic.name,
    address: both(values.BRAND_ADDRESS_AR, values.BRAND_ADDRESS_EN) ?? (demo ? demoClinic.address : null),
    email: values.CLINIC_EMAIL || (demo ? demoClinic.email : null),
  };
}

function secretsOf(list: string): readonly [string, ...string[]] {
  const [newest = list, ...older] = list.split(',');
  return [newest, ...older];
}

/** Reads and checks the environment. Throws {@link SettingsInvalid} that names every wrong setting at once. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.keys(environment.shape).map((name) => [name, env[name] || undefined]));
  const parsed = environment.safeParse(given);
  if (!parsed.success) refuse(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const values = parsed.data;

  const problems: string[] = [];
  if (values.CLINIC_MODE === 'production') {
    if (!values.SESSION_SECRET) problems.push('SESSION_SECRET is required in production');
    if (!values.DATA_KEY) problems.push('DATA_KEY is required in production');
    if (!values.AUDIT_KEY) problems.push('AUDIT_KEY is required in production');
    if (!values.PUBLIC_URL) problems.push('PUBLIC_URL is required in production');
    if (values.CLINIC_NOW) problems.push('CLINIC_NOW is for demo mode only');
  }
  if (problems.length > 0) refuse(problems);

  const dataDir = isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(projectRoot, values.DATA_DIR);
  return {
    port: values.API_PORT,
    host: values.API_HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL || null,
    mode: values.CLINIC_MODE,
    fixedNow: values.CLINIC_NOW ? new Date(values.CLINIC_NOW) : null,
    publicOrigin: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    sessionSecret: values.SESSION_SECRET || demoSecret(dataDir, 'sessionSecret', 'secrets.json'),
    dataKeys: secretsOf(values.DATA_KEY || demoSecret(dataDir, 'dataKey', 'data-key.json')),
    scanner: values.CLAMAV_ADDRESS || null,
    docs: values.API_DOCS === '' ? values.CLINIC_MODE === 'demo' : values.API_DOCS === 'on',
    auditKeys: secretsOf(values.AUDIT_KEY || demoSecret(dataDir, 'auditKey', 'audit-key.json')),
    auditHeadsDir: values.AUDIT_HEADS_DIR ? resolve(projectRoot, values.AUDIT_HEADS_DIR) : join(dataDir, 'audit-heads'),
    databaseOwnerUrl: values.DATABASE_OWNER_URL || null,
    internalKey: values.INTERNAL_KEY || (values.CLINIC_MODE === 'demo' ? demoInternalKey(dataDir) : null),
    metricsToken: values.METRICS_TOKEN || null,
    mostRequests: values.MAX_REQUESTS,
    mostEventLoopDelayMs: values.MAX_EVENT_LOOP_DELAY_MS,
    shutdownDelayMs: values.SHUTDOWN_DELAY_SECONDS * 1000,
    imageCacheBytes: values.IMAGE_CACHE_MB * 1024 * 1024,
    clinic: clinicOf(values),
    duty: { email: values.DUTY_EMAIL || null, phone: values.DUTY_PHONE || null },
    logLevel: values.LOG_LEVEL,
  };
}
