import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '../../../releases/src/store/index.ts';

/**
 * Makes a release store with keys of its own in which packed releases are live.
 * @param artifacts folder with one release of the host and of each remote, at `<name>/<release>`
 * @param location directory of the store; nothing is there yet
 */
export async function fillStore(artifacts: string, location: string): Promise<void> {
  const store = openStore(location, { createKeys: true });
  const changes: Record<string, string> = {};
  for (const name of await readdir(artifacts))
    for (const release of await readdir(path.join(artifacts, name))) {
      const place = path.join(location, 'artifacts', name, release);
      await mkdir(path.dirname(place), { recursive: true });
      await cp(path.join(artifacts, name, release), place, { recursive: true });
      changes[name] = release;
    }
  await store.promote({ channel: 'production', changes, by: 'emulator' });
}
