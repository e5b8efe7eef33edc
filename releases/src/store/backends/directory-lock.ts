import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { hasCode, readIfThere } from './durable-files.ts';
import { StoreError } from '../errors.ts';
import { lostLock } from './storage-backend.ts';
import type { AssertHeld } from './storage-backend.ts';

/** The lock of a process that died is taken over after this time. */
const stale = 10_000;
const pause = { factor: 1.2, minTimeout: 10, maxTimeout: 150, randomize: true };

export interface Waiting {
  /** Said when the lock is not let go. */
  busy: string;
  /** How often to try, at most 150 ms apart. More than enough to outlast a process that died. */
  tries: number;
}

/**
 * Runs one after the other what must not run at once, across processes and machines that share the lock's directory. Every
 * holder writes its name beside the lock, and by that one that was taken over knows it.
 */
export async function locked<T>(
  lock: string,
  { busy, tries }: Waiting,
  act: (assertHeld: AssertHeld) => Promise<T>,
): Promise<T> {
  await mkdir(path.dirname(lock), { recursive: true });
  const holder = `${lock}.holder`;
  const self = randomUUID();
  let compromised = false;
  const release = await take(lock, busy, tries, () => {
    compromised = true;
  });
  try {
    await writeFile(holder, self);
    return await act(async () => {
      const named = (await readIfThere(holder))?.toString();
      if (compromised || named !== self) throw lostLock();
    });
  } finally {
    // A machine that slept may have lost the lock meanwhile; what it wrote was compared with the registry before.
    await release().catch(() => undefined);
  }
}

async function take(lock: string, busy: string, retries: number, onCompromised: () => void) {
  try {
    return await lockfile.lock(lock, {
      lockfilePath: lock,
      realpath: false,
      stale,
      retries: { ...pause, retries },
      onCompromised,
    });
  } catch (error) {
    if (!hasCode(error, 'ELOCKED')) throw error;
    throw new StoreError('busy', busy);
  }
}
