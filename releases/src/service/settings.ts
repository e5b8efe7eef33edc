import path from 'node:path';
import { proxiesIn } from '@clinic/node';
import * as z from 'zod';
import { storeLocation } from '../store/index.ts';
import type { StoreLocation } from '../store/index.ts';
import { sandboxKinds } from './sandbox/sandbox.ts';
import type { SandboxSettings } from './sandbox/sandbox.ts';
import type { UploadLimits } from './uploads/upload-plan.ts';

const projectRoot = path.join(import.meta.dirname, '..', '..', '..');

const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');
const megabyte = 1024 * 1024;
/** Longest time of one part of the checks of an artifact, in milliseconds. */
const checkMs = 60_000;

/** The environment variables of the release service, each with its meaning, beside those of the store. */
export const serviceEnvironment = z.object({
  RELEASES_PORT: z.coerce.number().int().min(0).max(65535).default(4005).describe('Port of the release service'),
  RELEASES_HOST: z.string().default('127.0.0.1').describe('Address that the release service listens on'),
  RELEASES_AUDIENCE: address.describe(
    "Address of the release service, which identity tokens of jobs have to be made for; empty takes teams' tokens alone",
  ),
  RELEASES_SANDBOX: z
    .enum(sandboxKinds)
    .default('namespaces')
    .describe(
      "How uploaded artifacts are kept apart while they are checked. process: by Node's permissions alone, with the network open",
    ),
  RELEASES_MAX_FILES: z.coerce.number().int().min(1).max(20_000).default(2000).describe('Most files of an artifact'),
  RELEASES_MAX_FILE_MB: z.coerce.number().min(0.001).max(1000).default(10).describe('Megabytes of its largest file'),
  RELEASES_MAX_MB: z.coerce.number().min(0.001).max(1000).default(50).describe('Megabytes of an artifact'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine((list) => proxiesIn(list) !== null, 'must be addresses or networks such as 10.0.0.5,10.1.0.0/16')
    .describe('Balancers and proxies in front of this server'),
  PUBLIC_URL: address.describe('Address of the site, to which previews are bound'),
  CLINIC_MODE: z.enum(['demo', 'production']).default('demo').describe('demo makes keys when there are none'),
  METRICS_TOKEN: z
    .union([z.literal(''), z.string().min(16)])
    .default('')
    .describe('What a reader of /metrics has to show as its bearer; without it there is no such page'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.describe('Address of an OpenTelemetry collector; empty sends nothing'),
  SHUTDOWN_DELAY_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe('Seconds after SIGTERM in which the server still answers'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('warn')
    .describe('Least serious log lines to write'),
});

export interface ServiceSettings {
  port: number;
  host: string;
  trustedProxies: readonly string[];
  store: StoreLocation;
  /** What identity tokens of jobs have to be made for; empty takes none. */
  audience: string;
  /** Makes keys when there are none. */
  demo: boolean;
  /** Address of the site without a closing slash; empty where it has none. */
  publicUrl: string;
  sandbox: SandboxSettings;
  limits: UploadLimits;
  metricsToken: string | null;
  otlpEndpoint: string | null;
  shutdownDelayMs: number;
  logLevel: string;
}

/** Settings that do not fit. `message` names each variable and what is wrong with it. */
export class ServiceSettingsError extends Error {
  override readonly name = 'ServiceSettingsError';
}

/** @throws {ServiceSettingsError} */
export function readServiceSettings(env: NodeJS.ProcessEnv): ServiceSettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = serviceEnvironment.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ServiceSettingsError(lines.join('\n'));
  }
  const values = parsed.data;
  const store = storeLocation(env, projectRoot);
  const secrets = [store.keys, store.signingKey].filter((place) => place !== undefined);
  return {
    port: values.RELEASES_PORT,
    host: values.RELEASES_HOST,
    trustedProxies: proxiesIn(values.TRUSTED_PROXIES) ?? [],
    store,
    audience: values.RELEASES_AUDIENCE.replace(/\/+$/, ''),
    demo: values.CLINIC_MODE === 'demo',
    publicUrl: values.PUBLIC_URL.replace(/\/$/, ''),
    sandbox: { kind: values.RELEASES_SANDBOX, root: projectRoot, hidden: secrets, timeoutMs: checkMs },
    limits: {
      files: values.RELEASES_MAX_FILES,
      fileBytes: values.RELEASES_MAX_FILE_MB * megabyte,
      bytes: values.RELEASES_MAX_MB * megabyte,
    },
    metricsToken: values.METRICS_TOKEN || null,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT || null,
    shutdownDelayMs: values.SHUTDOWN_DELAY_SECONDS * 1000,
    logLevel: values.LOG_LEVEL,
  };
}
