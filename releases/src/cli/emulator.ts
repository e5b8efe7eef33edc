import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import { resolveFrom } from '../packages/build.ts';
import { StoreError } from '../store/errors.ts';

/** The site of `@clinic/emulator`, as a process that ends with this one. */
export interface Emulator {
  url: string;
  stop: () => Promise<void>;
}

const Started = z.object({ url: z.string() });

/**
 * Starts the emulator that a remote has installed.
 * @param folder of the remote
 * @param data folder that keeps the demo clinic
 * @throws {StoreError} `invalid` when it is not installed, `unreachable` when it does not start
 */
export async function startEmulator(folder: string, data: string): Promise<Emulator> {
  const script = installed(folder);
  process.stderr.write('Starting the site of @clinic/emulator; the first time it makes the demo clinic …\n');
  const env = { ...process.env, EMULATOR_DATA: data };
  // What it says is no result of this command.
  const child = fork(script, {
    cwd: folder,
    env,
    execArgv: [],
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  const gone = once(child, 'exit');
  const message = await Promise.race([once(child, 'message').then(([sent]: unknown[]) => sent), gone.then(() => null)]);
  if (message === null)
    throw new StoreError('unreachable', 'The emulator ended before it was ready; the lines above say why.');
  return {
    url: z.parse(Started, message).url,
    async stop() {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}

function installed(folder: string): string {
  try {
    return resolveFrom(folder, '@clinic/emulator');
  } catch {
    throw new StoreError(
      'invalid',
      '@clinic/emulator is not installed here. npx pnpm@12.21.0 add -D @clinic/emulator brings it; in a clone npm start runs the site.',
    );
  }
}
