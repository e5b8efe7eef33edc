/**
 * `npm run dev`: the api, and a host that builds itself and every remote at each save and swaps what changed in the open
 * pages, and the component catalogue. Each starts again by itself when its own code changes.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { RestartingPart } from '@clinic/build/restarting-part';
import { untilReady, requireFreePort, exitWith } from '@clinic/build/processes';
import { requireDataDirectory, originsFrom, portsFrom, root } from './processes.ts';

const parts: RestartingPart[] = [];
let stopping = false;

async function stop(): Promise<void> {
  stopping = true;
  await Promise.all(parts.map((part) => part.stop()));
}

/** What the host's server has loaded itself: its own code, the presets of the builds, the remotes' descriptions. */
const isServerCode = (file: string) =>
  !/(^|[\\/])src[\\/]/.test(file) || /src[\\/]remote\.ts$|shared[\\/](build|contracts|node)[\\/]/.test(file);

async function main(): Promise<void> {
  const ports = portsFrom(process.env);
  const origins = originsFrom(process.env);
  await requireFreePort('PORT', ports.host);
  await requireFreePort('API_PORT', ports.api);
  await requireDataDirectory(process.env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // Ctrl-C comes from the terminal, and once more from whatever started this.
      if (!stopping) void stop().then(() => process.exit(0));
    });

  console.log('Preparing the database and building the site …');
  const env = { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development' };
  const remotes = (await readdir(root)).filter((folder) => folder.startsWith('mfe-'));
  const api = new RestartingPart(root, 'api/src/main.ts', env, ['api/src', 'shared/contracts/src', 'shared/node/src']);
  const host = new RestartingPart(
    root,
    'host/server/dev/main.ts',
    env,
    [
      'host/server',
      'shared/build',
      'shared/contracts',
      'shared/node',
      ...remotes.map((folder) => path.join(folder, 'src')),
    ],
    isServerCode,
  );
  const catalogue = new RestartingPart(root, 'scripts/catalogue.ts', env, ['scripts', 'shared/build']);
  parts.push(api, host, catalogue);
  await Promise.all([
    untilReady(api.child, 'The api', `${origins.api}/readyz`),
    untilReady(host.child, 'The host', `${origins.host}/readyz`),
  ]);
  console.log(`Ready on ${origins.host.replace('127.0.0.1', 'localhost')}`);
}

main().catch(async (error: unknown) => {
  if (stopping) return;
  await stop();
  exitWith(error);
});
