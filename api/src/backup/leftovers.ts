import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '../durations.ts';

/**
 * Deletes what commands that were killed left in a folder: nothing of theirs is there otherwise, and it holds everything that the
 * clinic knows. What a command works on now is younger than a day.
 * @param isOfCommand whether a name is one that these commands give
 */
export async function deleteLeftovers(folder: string, isOfCommand: RegExp): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!isOfCommand.test(name)) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found !== null && found.mtimeMs < Date.now() - dayMs)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
