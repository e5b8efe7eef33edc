import { ChannelLock } from '@clinic/contracts/registry';
import type { ChannelName } from '@clinic/contracts';
import * as z from 'zod/mini';
import { changeDocument, readDocument } from '../context/documents.ts';
import { StoreError } from '../errors.ts';
import type { StoreContext } from '../context/store-context.ts';

/** `locks.json`: the channels that are locked. */
const Locks = z.record(z.string(), ChannelLock);

export interface LockRequest {
  reason: string;
  by: string;
}

export interface UnlockRequest {
  reason?: string | undefined;
  by: string;
}

/** Why a channel is locked, or null when it is not. */
export async function readLock(context: StoreContext, channel: ChannelName): Promise<ChannelLock | null> {
  const locks = await readDocument(context, context.locks, Locks, {});
  return locks[channel] ?? null;
}

/** Freezes a channel: it refuses every promotion until it is unlocked. Rolling back and aborting a rollout stay possible. */
export async function lock(
  context: StoreContext,
  channel: ChannelName,
  { reason, by }: LockRequest,
  now: Date,
): Promise<ChannelLock> {
  if (reason.trim() === '') throw new StoreError('invalid', 'A lock needs a reason, for those who meet it.');
  const at = now.toISOString();
  const made: ChannelLock = { schema: 'clinic-lock/1', channel, reason, by, at };
  await context.backend.exclusively(async () => {
    const locking = (locks: z.output<typeof Locks>) => {
      const before = locks[channel];
      if (before) throw new StoreError('locked', wordsOf(before));
      return { ...locks, [channel]: made };
    };
    await changeDocument(context, context.locks, Locks, {}, locking, { at, by, act: 'lock', channel, reason });
  });
  return made;
}

/** Ends the lock of a channel. False when there was none. */
export async function unlock(
  context: StoreContext,
  channel: ChannelName,
  { reason, by }: UnlockRequest,
  now: Date,
): Promise<boolean> {
  return context.backend.exclusively(async () => {
    if ((await readLock(context, channel)) === null) return false;
    const line = { at: now.toISOString(), by, act: 'unlock' as const, channel, reason };
    await changeDocument(context, context.locks, Locks, {}, ({ [channel]: _ended, ...others }) => others, line);
    return true;
  });
}

/** Refuses when a channel is locked, and says by whom, when and why. Callers hold the store's lock. */
export async function assertUnlocked(context: StoreContext, channel: ChannelName): Promise<void> {
  const found = await readLock(context, channel);
  if (found) throw new StoreError('locked', `${wordsOf(found)} Unlock it first: release unlock ${channel}`);
}

function wordsOf({ channel, by, at, reason }: ChannelLock): string {
  return `${channel} is locked since ${at} by ${by}: ${reason.replace(/\.?$/, '.')}`;
}
