import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import type { Bilingual, Country } from '@clinic/contracts';
import { countryOf, timeZones } from '@clinic/contracts/countries';
import { demoClinic, proxiesIn } from '@clinic/node';
import { environment } from './environment.ts';
import { demoInternalKey, demoSecret } from './demo-secrets.ts';
import { messageSettingsOf } from './message-settings.ts';
import type { MessageSettings } from './message-settings.ts';
import { SettingsInvalid } from './settings-invalid.ts';

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** What has no value that would do for everybody. */
const requiredInProduction = [
  ...['PUBLIC_URL', 'BRAND_NAME_AR', 'BRAND_NAME_EN'],
  ...['SESSION_SECRET', 'DATA_KEY', 'AUDIT_KEY'],
] as const;

/** The clinic by name, as what leaves the site says it. What is not set is not said. */
export interface ClinicIdentity {
  /** Host name of the site, in identifiers that have to be the clinic's own. */
  readonly domain: string;
  readonly name: Bilingual;
  readonly address: Bilingual | null;
  readonly email: string | null;
  /** IANA name of the time zone in which its days and hours are. */
  readonly timeZone: string;
}

/** What this process may take of a PostgreSQL server. */
export interface DatabaseLimits {
  readonly connections: number;
  readonly statementMs: number;
}

/** What the server runs with. */
export interface Settings extends MessageSettings {
  readonly port: number;
  readonly host: string;
  /** Proxies on other machines that may say for whom they call: addresses and networks. */
  readonly trustedProxies: readonly string[];
  readonly dataDir: string;
  /** `s3://bucket/prefix` of the files that no database holds; null where they are in the data folder. */
  readonly fileStore: string | null;
  readonly databaseUrl: string | null;
  readonly databaseLimits: DatabaseLimits;
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
  /** Null where no backups can be made. */
  readonly backupKey: string | null;
  readonly backupDir: string;
  /** Null where the server migrates as the user that it works as. */
  readonly databaseOwnerUrl: string | null;
  /** Null where no host server is to be known. */
  readonly internalKey: string | null;
  readonly metricsToken: string | null;
  /** Where traces and metrics are sent; null sends none. */
  readonly otlpEndpoint: string | null;
  readonly mostRequests: number;
  /** 0 never refuses for it. */
  readonly mostEventLoopDelayMs: number;
  readonly shutdownDelayMs: number;
  readonly imageCacheBytes: number;
  readonly clinic: ClinicIdentity;
  /** Where the clinic is. */
  readonly country: Country;
  /** Whom to alert of people in danger; both null where the clinic named nobody. */
  readonly duty: { readonly email: string | null; readonly phone: string | null };
  /** Whether the server itself confirms what patients book or move; else the reception does. */
  readonly confirmsBookings: boolean;
  /** What one account can book within 24 hours. */
  readonly bookingsPerDay: number;
  /** Whether a reviewer may approve an article that they wrote part of. */
  readonly approvesOwnPosts: boolean;
  /** What drafts translations at the content desk; null where nothing does. */
  readonly translator: { readonly url: string; readonly key: string | null } | null;
  /** Whether accounts of the staff need a second factor to do anything. */
  readonly staffSecondFactor: boolean;
  /** When sessions of the staff lock and end; null for never. */
  readonly staffSessions: { readonly idleMs: number | null; readonly mostMs: number | null };
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}

function clinicOf(values: z.infer<typeof environment>): ClinicIdentity {
  const demo = values.CLINIC_MODE === 'demo';
  const both = (ar: string, en: string) => (ar === '' || en === '' ? null : { ar, en });
  const { hostname } = new URL(values.PUBLIC_URL || demoClinic.site);
  return {
    domain: hostname,
    name: both(values.BRAND_NAME_AR, values.BRAND_NAME_EN) ?? demoClinic.name,
    address: both(values.BRAND_ADDRESS_AR, values.BRAND_ADDRESS_EN) ?? (demo ? demoClinic.address : null),
    email: values.CLINIC_EMAIL || (demo ? demoClinic.email : null),
    timeZone: values.CLINIC_TIME_ZONE || timeZones[values.CLINIC_COUNTRY],
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
  const problems = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (given['CLINIC_MODE'] === 'production') {
    const missing = requiredInProduction.filter((name) => given[name] === undefined);
    problems.push(...missing.map((name) => `${name} is required in production`));
    if (given['CLINIC_NOW'] !== undefined) problems.push('CLINIC_NOW is for demo mode only');
  }
  if (!parsed.success || problems.length > 0) throw new SettingsInvalid(...problems);
  const values = parsed.data;

  const clinic = clinicOf(values);
  const country = countryOf(values);
  const dataDir = isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(projectRoot, values.DATA_DIR);
  return {
    port: values.API_PORT,
    host: values.API_HOST,
    trustedProxies: proxiesIn(values.TRUSTED_PROXIES) ?? [],
    dataDir,
    fileStore: values.FILE_STORE || null,
    databaseUrl: values.DATABASE_URL || null,
    databaseLimits: {
      connections: values.DATABASE_CONNECTIONS,
      statementMs: values.DATABASE_STATEMENT_SECONDS * 1000,
    },
    mode: values.CLINIC_MODE,
    fixedNow: values.CLINIC_NOW ? new Date(values.CLINIC_NOW) : null,
    publicOrigin: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    sessionSecret: values.SESSION_SECRET || demoSecret(dataDir, 'sessionSecret', 'secrets.json'),
    dataKeys: secretsOf(values.DATA_KEY || demoSecret(dataDir, 'dataKey', 'data-key.json')),
    scanner: values.CLAMAV_ADDRESS || null,
    docs: values.API_DOCS === '' ? values.CLINIC_MODE === 'demo' : values.API_DOCS === 'on',
    auditKeys: secretsOf(values.AUDIT_KEY || demoSecret(dataDir, 'auditKey', 'audit-key.json')),
    auditHeadsDir: values.AUDIT_HEADS_DIR ? resolve(projectRoot, values.AUDIT_HEADS_DIR) : join(dataDir, 'audit-heads'),
    backupKey: values.BACKUP_KEY || null,
    backupDir: values.BACKUP_DIR ? resolve(projectRoot, values.BACKUP_DIR) : join(dataDir, 'backups'),
    databaseOwnerUrl: values.DATABASE_OWNER_URL || null,
    internalKey: values.INTERNAL_KEY || (values.CLINIC_MODE === 'demo' ? demoInternalKey(dataDir) : null),
    metricsToken: values.METRICS_TOKEN || null,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT || null,
    mostRequests: values.MAX_REQUESTS,
    mostEventLoopDelayMs: values.MAX_EVENT_LOOP_DELAY_MS,
    shutdownDelayMs: values.SHUTDOWN_DELAY_SECONDS * 1000,
    imageCacheBytes: values.IMAGE_CACHE_MB * 1024 * 1024,
    clinic,
    country,
    ...messageSettingsOf(values, { email: clinic.email, origin: values.PUBLIC_URL, country }),
    duty: { email: values.DUTY_EMAIL || null, phone: values.DUTY_PHONE || null },
    confirmsBookings: values.CONFIRM_BOOKINGS === 'at-once',
    bookingsPerDay: values.BOOKINGS_PER_DAY,
    approvesOwnPosts: values.POST_APPROVAL === 'anybody',
    translator: values.TRANSLATE_URL ? { url: values.TRANSLATE_URL, key: values.TRANSLATE_KEY || null } : null,
    staffSecondFactor:
      values.STAFF_SECOND_FACTOR === '' ? values.CLINIC_MODE === 'production' : values.STAFF_SECOND_FACTOR === 'on',
    staffSessions: {
      idleMs: values.STAFF_IDLE_MINUTES * 60_000 || null,
      mostMs: values.STAFF_SESSION_HOURS * 3_600_000 || null,
    },
    logLevel: values.LOG_LEVEL,
  };
}
