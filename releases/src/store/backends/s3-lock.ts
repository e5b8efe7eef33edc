import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Bucket } from '@clinic/node/s3';
import { StoreError } from '../errors.ts';
import { lostLock } from './storage-backend.ts';
import type { AssertHeld } from './storage-backend.ts';

/** Milliseconds without a sign of its holder after which a lock is taken over. */
const defaultLease = 10_000;

/** Milliseconds that a writer waits for the others. */
const acquireTimeoutMs = 60_000;

/** Milliseconds between two tries, at random so that many do not keep step. */
const between = () => 40 + Math.random() * 120;

const free = JSON.stringify({ holder: null });

/**
 * Runs one after the other what must not run at once. The lock is an object that its holder rewrites every third of the
 * lease. Who waits takes it over when the object did not change for a whole lease by the waiter's own clock, so that clocks
 * need not agree. Every step is a conditional write. A holder that slept longer than its lease may run beside the next
 * one until it asks whether it still holds the lock, which renews it; what it writes to a registry is refused by the
 * condition on the registry itself.
 * @throws {StoreError} `busy` when the others do not let go
 */
export async function lockedInBucket<T>(
  bucket: S3Bucket,
  key: string,
  act: (assertHeld: AssertHeld) => Promise<T>,
  lease = defaultLease,
): Promise<T> {
  const lock = await take(bucket, key, lease);
  try {
    return await act(lock.assertHeld);
  } finally {
    await lock.release();
  }
}

interface HeldLock {
  assertHeld: AssertHeld;
  release: () => Promise<void>;
}

async function take(bucket: S3Bucket, key: string, lease: number): Promise<HeldLock> {
  const token = randomUUID();
  const started = performance.now();
  let watched = { etag: '', since: started };
  while (performance.now() - started < acquireTimeoutMs) {
    const standing = await bucket.read(key);
    if (standing !== null && standing.etag !== watched.etag)
      watched = { etag: standing.etag, since: performance.now() };
    const abandoned = performance.now() - watched.since > lease;
    const open = standing === null || standing.bytes.toString() === free || abandoned;
    if (open && (await bucket.putIf(key, held(token, 0), standing ?? 'absent'))) return hold(bucket, key, token, lease);
    await pause(between());
  }
  throw new StoreError('busy', 'Another release command keeps the store locked. Try again when it has ended.');
}

/** Renews the lock until it is released. One that was lost is never renewed again: another holder's name is in it. */
function hold(bucket: S3Bucket, key: string, token: string, lease: number): HeldLock {
  let times = 0;
  // One after the other, so that no renewal meets the condition of another one.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (next: () => string): Promise<boolean> => {
    const rewritten = last.then(() => rewrite(bucket, key, token, next()));
    last = rewritten.catch(() => undefined);
    return rewritten;
  };
  const renew = () => inTurn(() => held(token, (times += 1)));
  const timer = setInterval(() => void renew().catch(() => undefined), lease / 3);
  timer.unref();
  return {
    async assertHeld() {
      if (!(await renew())) throw lostLock();
    },
    async release() {
      clearInterval(timer);
      // One that is not given back is taken over after its lease.
      await inTurn(() => free).catch(() => undefined);
    },
  };
}

/** False when another holder has it. */
async function rewrite(bucket: S3Bucket, key: string, token: string, next: string): Promise<boolean> {
  const standing = await bucket.read(key);
  if (!standing?.bytes.toString().includes(token)) return false;
  return bucket.putIf(key, next, standing);
}

function held(token: string, times: number): string {
  return JSON.stringify({ holder: token, times });
}
