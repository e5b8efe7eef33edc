/**
 * `npm start`: builds and releases what changed into the local store, then runs the api and the host. Each is started again
 * when it dies. In production it builds and promotes nothing: it runs what is live.
 */
import { SupervisedPart } from './supervised-part.ts';
import { untilReady, requireFreePort, exitWith, startPart, StartError } from '@clinic/build/processes';
import {
  requireDataDirectory,
  serverMemory,
  originsFrom,
  portsFrom,
  root,
  shutdownDelayFrom,
  startTask,
} from './processes.ts';
import type { Task } from './processes.ts';
import { requireRelease } from './require-release.ts';
import { requireSettings } from './require-settings.ts';

/** In the order in which they end: the host first, because it asks the api for what it is still at. */
const parts: SupervisedPart[] = [];
const shutdownDelayMs = shutdownDelayFrom(process.env);
let building: Task | null = null;
let stopping = false;

async function stopEverything(): Promise<void> {
  stopping = true;
  await building?.stop();
  for (const part of parts) await part.stop(shutdownDelayMs);
}

async function stop(code: number): Promise<never> {
  await stopEverything();
  process.exit(code);
}

/** Starts a part that is started again when it dies, from {@link SupervisedPart.supervise} on. */
function partOf(name: string, script: string, env: NodeJS.ProcessEnv): SupervisedPart {
  const part = new SupervisedPart({
    name,
    start: () => startPart(root, script, env),
    say: (line) => console.error(line),
    onGivenUp: () => void stop(1),
  });
  parts.unshift(part);
  return part;
}

/** Publishes and makes live what changed in this clone. */
async function releaseChanges(): Promise<void> {
  // The store of this clone is meant, also where the commands of teams ask a release service.
  building = startTask(['releases/src/main.ts', 'start-local'], { ...process.env, RELEASES_URL: '' });
  const code = await building.ended;
  if (code !== 0 && !stopping) throw new StartError('The releases could not be built; the lines above say why.');
}

async function main(): Promise<void> {
  const ports = portsFrom(process.env);
  const origins = originsFrom(process.env);
  await requireFreePort('PORT', ports.host);
  await requireFreePort('API_PORT', ports.api);
  await requireDataDirectory(process.env);
  requireSettings(process.env);
  const isProduction = process.env['CLINIC_MODE'] === 'production';
  if (isProduction) await requireRelease(process.env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (!stopping) void stop(0);
    });

  console.log(isProduction ? 'Preparing the database …' : 'Preparing the database and the releases …');
  // Nobody but the host is sent to the api, and the host is gone by then.
  const env = { ...serverMemory, LOG_LEVEL: 'warn', ...process.env, SHUTDOWN_DELAY_SECONDS: '0' };
  const api = partOf('api', 'api/src/main.ts', env);
  const released = isProduction ? Promise.resolve() : releaseChanges();
  await Promise.all([untilReady(api.child, 'The api', `${origins.api}/readyz`), released]);
  api.supervise();

  const host = partOf('host', 'host/server/main.ts', { ...serverMemory, ...process.env });
  await untilReady(host.child, 'The host', `${origins.host}/readyz`);
  console.log(`Ready on ${origins.host.replace('127.0.0.1', 'localhost')}`);
  host.supervise();
}

main().catch(async (error: unknown) => {
  if (stopping) return;
  await stopEverything();
  exitWith(error);
});
