import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { hasCode } from './durable-files.ts';
import { StoreError } from './errors.ts';

/** The lock of a process that died is taken over after this time. */
const stale = 10_000;
const pause = { factor: 1.2, minTimeout: 10, maxTimeout: 150, randomize: true };

export interface Waiting {
  /** Said when the lock is not let go. */
  busy: string;
  /** How often to try, at most 150 ms apart. More than enough to outlast a process that died. */
  tries: number;
}

/** Runs one after the other what must not run at once, across processes and machines that share the lock's directory. */
export async function locked<T>(lock: string, { busy, tries }: Waiting, act: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(lock), { recursive: true });
  const release = await take(lock, busy, tries);
  try {
    return await act();
  } finally {
    // A machine that slept may have lost the lock meanwhile; what it wrote was compared with the registry before.
    await release().catch(() => undefined);
  }
}

async function take(lock: string, busy: string, retries: number): Promise<() => Promise<void>> {
  try {
    return await lockfile.lock(lock, {
      lockfilePath: lock,
      realpath: false,
      stale,
      retries: { ...pause, retries },
      onCompromised: () => undefined,
    });
  } catch (error) {
    if (!hasCode(error, 'ELOCKED')) throw error;
    throw new StoreError('busy', busy);
  }
}
