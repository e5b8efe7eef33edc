import type { Registry } from '@clinic/contracts';
import { compositionId, findComposition } from './compositions.ts';
import type { DeploymentRecord } from './deployment-records.ts';
import { baseOf, rolloutsOf } from './rollouts.ts';
import type { StoreContext } from '../context/store-context.ts';

/**
 * The composition that a rollback without a target goes to: the nearest behind what is live that is something else
 * for visitors. Null when nothing is behind it.
 */
export function compositionBefore(
  context: StoreContext,
  past: readonly DeploymentRecord[],
  { composition, previous }: Pick<Registry, 'composition' | 'previous'>,
  withShares = false,
): Promise<string | null> {
  return firstOther(context, past, previous, composition, withShares);
}

/** What a channel has behind it once it was rolled back to a composition, as what visitors get of it then. */
export async function previousOf(
  context: StoreContext,
  past: readonly DeploymentRecord[],
  target: string,
  live: string,
): Promise<string | null> {
  return firstOther(context, past, await before(context, past, target), live);
}

/** The nearest composition behind one whose rollout was aborted, without what was bad in it. */
export async function lastWithout(
  context: StoreContext,
  past: readonly DeploymentRecord[],
  { remote = '', release, from = null, to }: Pick<DeploymentRecord, 'remote' | 'release' | 'from' | 'to'>,
  seen: Set<string> = new Set(),
): Promise<string | null> {
  for (let id = from; id !== null && !seen.has(id); id = await before(context, past, id, seen)) {
    seen.add(id);
    const composition = id === to ? null : await findComposition(context, id);
    // One that is corrupt cannot be gone back to, and hides none behind it.
    if (composition !== null && rolloutsOf(composition)[remote]?.to !== release) return id;
  }
  return null;
}

/** The first of a composition and those behind it that a rollback makes something else than what is live. */
async function firstOther(
  context: StoreContext,
  past: readonly DeploymentRecord[],
  start: string | null,
  live: string,
  withShares = false,
): Promise<string | null> {
  const seen = new Set<string>();
  for (let id = start; id !== null && !seen.has(id); id = await before(context, past, id)) {
    seen.add(id);
    const then = await findComposition(context, id);
    // A rollback to a corrupt one is refused, and its name said.
    if (then === null || compositionId(withShares ? then : baseOf(then)) !== live) return id;
  }
  return null;
}

/**
 * What was live before a composition was live for the first time, or before what a rollback or an abort made it of. The
 * first time, so that each step leads to something older: one that was promoted twice would lead back to itself.
 */
async function before(
  context: StoreContext,
  past: readonly DeploymentRecord[],
  composition: string,
  seen: Set<string> = new Set(),
): Promise<string | null> {
  const index = past.findIndex(({ to }) => to === composition);
  const record = past[index];
  if (record === undefined) return null;
  if (record.act === 'promote') return record.from ?? null;
  if (record.act === 'abort') return lastWithout(context, past, record, seen);
  const target = await withBase(context, past.slice(0, index), composition);
  return target === null ? null : before(context, past, target, seen);
}

/** The last composition that has another one as its base, which is live for all after a rollback to it. */
async function withBase(
  context: StoreContext,
  past: readonly DeploymentRecord[],
  base: string,
): Promise<string | null> {
  for (const id of new Set(past.map(({ to }) => to).reverse())) {
    const composition = await findComposition(context, id);
    if (composition !== null && compositionId(baseOf(composition)) === base) return id;
  }
  return null;
}
