/** `npm start`: builds and releases what changed into the local store, then runs the api and the host. */
import type { ChildProcess } from 'node:child_process';
import {
  untilReady,
  requireDataDirectory,
  requireFreePort,
  exitWith,
  hostMemory,
  portsFrom,
  run,
  startPart,
  StartError,
  stopAll,
} from './processes.ts';

const parts: ChildProcess[] = [];
let stopping = false;

async function stop(code: number): Promise<never> {
  stopping = true;
  await stopAll(parts);
  process.exit(code);
}

async function main(): Promise<void> {
  const ports = portsFrom(process.env);
  await requireFreePort('PORT', ports.host);
  await requireFreePort('API_PORT', ports.api);
  await requireDataDirectory(process.env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));

  console.log('Preparing the database and the releases …');
  const api = startPart('api/src/main.ts', { LOG_LEVEL: 'warn', ...process.env });
  parts.push(api);
  const released = run(['releases/src/main.ts', 'start-local']).then((code) => {
    if (code !== 0 && !stopping) throw new StartError('The releases could not be built; the lines above say why.');
  });
  await Promise.all([untilReady(api, 'The api', `http://127.0.0.1:${ports.api}/readyz`), released]);

  const host = startPart('host/server/main.ts', { ...hostMemory, ...process.env });
  parts.push(host);
  await untilReady(host, 'The host', `http://127.0.0.1:${ports.host}/readyz`);
  console.log(`Ready on http://localhost:${ports.host}`);
  for (const [part, name] of [
    [api, 'api'],
    [host, 'host'],
  ] as const) {
    part.once('exit', () => {
      if (stopping) return;
      console.error(`The ${name} ended unexpectedly; the site stops.`);
      void stop(1);
    });
  }
}

main().catch(async (error: unknown) => {
  if (stopping) return;
  stopping = true;
  await stopAll(parts);
  exitWith(error);
});
