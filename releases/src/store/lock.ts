import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { hasCode } from './durable-files.ts';
import { StoreError } from './errors.ts';

/** Long enough to outlast the ten seconds after which the lock of a process that died is taken over. */
const patience = { retries: 150, factor: 1.2, minTimeout: 10, maxTimeout: 150, randomize: true };

/** Runs one writer of registries and history after the other, across processes and machines that share the store. */
export async function locked<T>(root: string, act: () => Promise<T>): Promise<T> {
  await mkdir(root, { recursive: true });
  const release = await takeLock(root);
  try {
    return await act();
  } finally {
    // A machine that slept may have lost the lock meanwhile; what it wrote was compared with the registry before.
    await release().catch(() => undefined);
  }
}

async function takeLock(root: string): Promise<() => Promise<void>> {
  try {
    return await lockfile.lock(root, {
      lockfilePath: path.join(root, '.write-lock'),
      stale: 10_000,
      retries: patience,
      onCompromised: () => undefined,
    });
  } catch (error) {
    if (!hasCode(error, 'ELOCKED')) throw error;
    throw new StoreError(
      'busy',
      `Another release command keeps the store ${root} locked. Try again when it has ended.`,
    );
  }
}
