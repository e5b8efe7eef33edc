import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Of removing a folder. */
const mostTries = 20;

/** What must not outlive this process, in the order of making. */
const left = new Set<() => void>();

process.once('exit', () => {
  for (const undo of [...left].reverse()) {
    try {
      undo();
    } catch (error) {
      console.error('It could not be undone:', error);
    }
  }
});

/**
 * Has something undone when this process ends, whichever way it ends but by `kill -9`. Gives a function that does it at once.
 */
export function atExit(undo: () => void): () => void {
  left.add(undo);
  return () => {
    if (left.delete(undo)) undo();
  };
}

/** A folder that goes when it is removed, or with this process. */
export interface TemporaryFolder {
  readonly path: string;
  readonly remove: () => void;
}

/** Makes a folder among the temporary files, or in another place. */
export async function temporaryFolder(prefix: string, place = os.tmpdir()): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(place, prefix));
  const remove = atExit(() => {
    // A process that is being killed may still write into it: rmSync leaves what came meanwhile, and says nothing.
    for (let tries = 0; tries < mostTries && existsSync(folder); tries += 1)
      rmSync(folder, { recursive: true, force: true });
  });
  return { path: folder, remove };
}
