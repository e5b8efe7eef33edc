import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { openStore } from '../../releases/src/store/index.ts';
import { root } from './packages.ts';
import type { PackedRelease } from './pack-emulator.ts';

/** Builds what changed since the last time into a store of its own, and gives the releases of these sources. */
export async function builtReleases(): Promise<PackedRelease[]> {
  const dataDir = path.join(root, '.cache', 'packages');
  const env = { ...process.env, DATA_DIR: dataDir, RELEASE_STORE: '', RELEASE_TOKEN: '', RELEASES_URL: '' };
  await promisify(execFile)(process.execPath, ['releases/src/main.ts', 'start-local'], { cwd: root, env });
  return liveReleases(dataDir);
}

/** The releases that are live in the store of a data directory. @throws when there are none */
export async function liveReleases(dataDir: string): Promise<PackedRelease[]> {
  const location = path.join(dataDir, 'releases');
  const live = await openStore(location).readRegistry('production');
  if (live === null) throw new Error(`Nothing is live in ${location}.`);
  return [['host', live.host] as const, ...Object.entries(live.remotes)].map(([name, { release }]) => ({
    name,
    release,
    files: path.join(location, 'artifacts', name, release),
  }));
}
