/** Jest as `npm test` and `npm run check` start it. */
import { existsSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import path from 'node:path';

/** Comes before the arguments of Jest itself. */
export const jestCommand: readonly string[] = [
  '--experimental-vm-modules',
  // Each file of tests has databases of its own, which live for seconds: optimising their WebAssembly costs more than it
  // saves. It took a quarter of the processor time of those files.
  '--liftoff-only',
  // Most objects live for one test: collected less often, they are gone by then. All suites take 0.9 of the time.
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
];

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';
/** All tests together write less than this at a time, in bytes. */
const room = 4 * 2 ** 30;

/** Of removing a folder. */
const mostTries = 20;

/**
 * Runs tests with their temporary files in memory where the system has room for that: each embedded database is a copy of
 * a thousand small files.
 */
export async function withTemporaryFiles<Result>(run: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result> {
  const space = await statfs(inMemory).catch(() => null);
  if (space === null || space.bavail * space.bsize < room || process.availableMemory() < 2 * room)
    return run(process.env);
  const folder = await mkdtemp(path.join(inMemory, 'clinic-tests-'));
  const remove = () => {
    // Tests that are being ended may still write into it: rmSync leaves what came meanwhile, and says nothing.
    for (let tries = 0; tries < mostTries && existsSync(folder); tries += 1)
      rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  try {
    // Servers that tests start as another user have their files there too.
    await chmod(folder, 0o755);
    return await run({ ...process.env, TMPDIR: folder });
  } finally {
    process.off('exit', remove);
    remove();
  }
}
