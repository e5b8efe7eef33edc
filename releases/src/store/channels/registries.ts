import { Registry } from '@clinic/contracts/registry';
import type { ChannelName } from '@clinic/contracts';
import * as z from 'zod/mini';
import { compositionId } from './compositions.ts';
import { parseJson } from '../backends/durable-files.ts';
import { StoreError, isStoreError } from '../errors.ts';
import type { StoreContext } from '../context/store-context.ts';
import { isTrusted } from '../trust/signing.ts';

/** What a channel points at, or null before its first promotion. */
export async function readRegistry(context: StoreContext, channel: ChannelName): Promise<Registry | null> {
  const bytes = await context.backend.read(context.registry(channel));
  return bytes && parseRegistry(context, bytes, channel);
}

/** A channel's registry as it is stored, with its signature, for whoever verifies it again; null when nothing is live. */
export async function readRegistryBytes(context: StoreContext, channel: ChannelName): Promise<Buffer | null> {
  const bytes = await context.backend.read(context.registry(channel));
  return bytes && (await parseRegistry(context, bytes, channel)) && bytes;
}

/**
 * Reads a registry's bytes: a trusted key signed them, and what it lists is what its composition's id stands for. Null when
 * it is from before there were keys and does not count (see {@link isTrusted}).
 */
export async function parseRegistry(
  context: StoreContext,
  bytes: Uint8Array,
  channel: ChannelName,
): Promise<Registry | null> {
  const what = `registry of ${channel}`;
  const registry = parseJson(Registry, bytes, what);
  // The signature is over everything that was written, also over what this version does not know.
  if (!(await isTrusted(context, parseJson(z.looseObject({}), bytes, what), what))) return null;
  if (registry.channel === channel && compositionId(registry) === registry.composition) return registry;
  throw new StoreError('damaged', `The ${what} does not hold what its composition stands for.`);
}

/**
 * Points a channel at another composition, if it still is where the caller saw it. Callers hold the store's lock.
 * @throws {StoreError} `conflict` when it is elsewhere; `unanswered` when a server of the store did not say what came of it
 */
export async function swapRegistry(context: StoreContext, seen: Registry | null, next: Registry): Promise<void> {
  const key = context.registry(next.channel);
  const bytes = await context.backend.read(key);
  const current = bytes && (await parseRegistry(context, bytes, next.channel));
  const text = `${JSON.stringify(next, null, 2)}\n`;
  const swapped =
    current?.seq === seen?.seq &&
    (await context.backend.replace(key, text, bytes).catch((error: unknown) => isWritten(context, key, text, error)));
  if (!swapped) throw new StoreError('conflict', `${next.channel} moved meanwhile. Try again.`);
}

/** Whether a registry is in place although the server did not say so; throws what the write ended with when it is not. */
async function isWritten(context: StoreContext, key: string, text: string, error: unknown): Promise<boolean> {
  if (!isStoreError(error, 'unreachable')) throw error;
  const now = await context.backend.read(key).catch(() => undefined);
  if (now === undefined) throw unanswered(error.message);
  if (now?.toString() === text) return true;
  throw error;
}

function unanswered(why: string): StoreError {
  const advice = 'Look before you try again: release status, release history';
  return new StoreError('unanswered', `${why} The channel may have been moved all the same. ${advice}`);
}
