import * as z from 'zod';
import { countryCodes, emergencyLine, emergencyNumber } from '@clinic/contracts/countries';
import { isTimeZone, proxiesIn } from '@clinic/node';
import { messageEnvironment } from './message-settings.ts';

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

const number = z.string().regex(emergencyNumber.form, emergencyNumber.problem).default('');
const line = z.string().regex(emergencyLine.form, emergencyLine.problem).default('');

/** The environment variables of this server, each with its meaning. */
export const environment = z.object({
  API_PORT: port.default(4001).describe('Port to listen on'),
  API_HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; the host server reaches it there'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine((list) => proxiesIn(list) !== null, 'must be addresses or networks such as 10.0.0.5,10.1.0.0/16')
    .describe(
      'Addresses or networks (CIDR) of proxies and host servers on other machines, with commas between, that may say for whom they call; this machine always may',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('var')
    .describe('Folder of the embedded database and of generated secrets, relative to the project'),
  FILE_STORE: z
    .union([
      z.literal(''),
      z.string().regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/.*)?$/, 'must have the form s3://bucket/prefix'),
    ])
    .default('')
    .describe(
      'Where CVs and imported pictures are: s3://bucket/prefix of an S3-compatible server, the same for every API; empty means DATA_DIR',
    ),
  S3_PATH_STYLE: z
    .union([z.literal(''), z.enum(['on', 'off'])])
    .default('')
    .describe('on: requests name the bucket in their path, off: in the host name; empty decides by the endpoint'),
  DATABASE_URL: postgresAddress.describe('PostgreSQL to use; empty means the embedded database in DATA_DIR'),
  DATABASE_OWNER_URL: postgresAddress.describe(
    'The same database as the owner of its tables, for migrations; the server then works as the user of DATABASE_URL, with fewer rights',
  ),
  DATABASE_CONNECTIONS: z.coerce
    .number('must be a number of connections')
    .int('must be a whole number')
    .min(2, 'must be at least 2')
    .max(500, 'must be at most 500')
    .default(20)
    .describe(
      'Most connections of this process to PostgreSQL: half of them for single statements, half for transactions',
    ),
  DATABASE_STATEMENT_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(1, 'must be at least 1')
    .max(600, 'must be at most 600')
    .default(10)
    .describe('Seconds after which PostgreSQL ends a statement of this process'),
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
  BACKUP_KEY: z
    .union([z.literal(''), z.string().min(32, 'must have at least 32 characters')])
    .default('')
    .describe('Secret that encrypts backups, used for nothing else; only npm run backup and npm run restore read it'),
  BACKUP_DIR: z
    .string()
    .default('')
    .describe('Folder that npm run backup writes to, best on another disk; DATA_DIR/backups unless set'),
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
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' })])
    .default('')
    .describe('Address of an OpenTelemetry collector (OTLP over HTTP) for traces and metrics; empty sends nothing'),
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
    .describe('Most space for resized pictures in DATA_DIR/images-cache, and in FILE_STORE, in megabytes'),
  BRAND_NAME_AR: z
    .string()
    .default('')
    .describe('Name of the clinic in Arabic, as messages and calendar files say it; required in production'),
  BRAND_NAME_EN: z
    .string()
    .default('')
    .describe('Name of the clinic in English, as messages and calendar files say it; required in production'),
  BRAND_ADDRESS_AR: z.string().default('').describe('Address of the clinic in Arabic, for calendar files'),
  BRAND_ADDRESS_EN: z.string().default('').describe('Address of the clinic in English, for calendar files'),
  CLINIC_EMAIL: z
    .union([z.literal(''), z.email('must be an e-mail address')])
    .default('')
    .describe('Address of the clinic that calendar files name as their sender'),
  CLINIC_COUNTRY: z
    .enum(countryCodes, `must be one of ${countryCodes.join(', ')}`)
    .default('SA')
    .describe('Country of the clinic: telephone and emergency numbers, currency, and where most messages go'),
  AMBULANCE_NUMBER: number.describe('Number of the ambulance; the same as for the host server'),
  EMERGENCY_NUMBER: number.describe('Number of the police; the same as for the host server'),
  HEALTH_LINE_NUMBER: line.describe('Number for advice on health; the same as for the host server'),
  ABUSE_LINE_NUMBER: line.describe('Number to report violence at home; the same as for the host server'),
  CLINIC_TIME_ZONE: z
    .string()
    .default('')
    .refine((zone) => zone === '' || isTimeZone(zone), 'must be a time zone such as Asia/Dubai or Africa/Cairo')
    .describe(
      'Time zone of the clinic: its days, opening hours, appointments, reminders and quiet hours; empty means that of the country',
    ),
  ...messageEnvironment,
  DUTY_EMAIL: z
    .union([z.literal(''), z.email('must be an e-mail address')])
    .default('')
    .describe('Address of the clinician on duty, who learns at once of posts of people who may be in danger'),
  DUTY_PHONE: z
    .union([z.literal(''), z.string().regex(/^\+[1-9]\d{7,14}$/, 'must be a telephone number such as +966500000000')])
    .default('')
    .describe('Mobile number of the clinician on duty, for the same alerts by SMS'),
  CONFIRM_BOOKINGS: z
    .enum(['reception', 'at-once'], 'must be reception or at-once')
    .default('reception')
    .describe('Who confirms what patients book or move: the reception, or the server at once'),
  BOOKINGS_PER_DAY: z.coerce
    .number('must be a number of bookings')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(30)
    .describe('Visits that one account can book within 24 hours, for whomever; the reception books without this limit'),
  POST_APPROVAL: z
    .enum(['another-person', 'anybody'], 'must be another-person or anybody')
    .default('another-person')
    .describe('Who may approve an article: a reviewer who wrote none of it, or any reviewer'),
  TRANSLATE_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' })])
    .default('')
    .describe(
      'Service with the protocol of LibreTranslate that drafts translations of posts at the content desk; without it none are offered',
    ),
  TRANSLATE_KEY: z.string().default('').describe('API key of that service, where it asks for one'),
  STAFF_SECOND_FACTOR: z
    .enum(['', 'on', 'off'], 'must be on or off')
    .default('')
    .describe(
      'Whether accounts of the staff may do nothing before they have a second factor; on in production and off in demo mode unless set',
    ),
  STAFF_IDLE_MINUTES: z.coerce
    .number('must be a number of minutes')
    .min(0, 'must be at least 0')
    .default(30)
    .describe('Minutes of doing nothing after which a session of the staff locks; 0 never locks it'),
  STAFF_SESSION_HOURS: z.coerce
    .number('must be a number of hours')
    .min(0, 'must be at least 0')
    .default(12)
    .describe('Hours after which a session of the staff ends, however much it was used; 0 leaves it seven days'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level')
    .default('info')
    .describe('Least serious log lines to write'),
});

/** Every setting by name with its default and meaning, for the documentation. */
export function describeSettings(): { name: string; default: string; meaning: string }[] {
  const defaults = environment.parse({});
  return Object.entries(environment.shape).map(([name, schema]) => ({
    name,
    default: String(defaults[name as keyof typeof defaults]),
    meaning: schema.description ?? '',
  }));
}
