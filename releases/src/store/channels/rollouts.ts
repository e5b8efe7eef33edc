import type { RemoteEntry, Rollout } from '@clinic/contracts';
import type { Parts } from './compositions.ts';
import { StoreError } from '../errors.ts';

/** Whether a promotion is for a share of visitors only. */
export function isPartial(percent: number | undefined): percent is number {
  return percent !== undefined && percent < 100;
}

/** Refuses shares that are none, and parts of a composition that everybody shares. */
export function assertShare(changes: Readonly<Record<string, string | null>>, percent: number | undefined): void {
  if (percent === undefined) return;
  if (!(percent > 0 && percent <= 100))
    throw new StoreError('invalid', 'A share is more than 0 and at most 100 percent.');
  if (!isPartial(percent)) return;
  if ('host' in changes) {
    const why = 'all remotes run in the one host of a page, and every page of a visit must come from the same one';
    throw new StoreError('refused', `The host cannot go to a share of visitors: ${why}. Promote it for all.`);
  }
  const removed = Object.entries(changes).find(([, release]) => release === null);
  if (removed) throw new StoreError('refused', `${removed[0]} cannot be taken out for a share of visitors only.`);
}

/**
 * The entry of a remote while a share of visitors gets another release. The same release keeps its salt while its share
 * grows, so that who is in stays in; another one gets a new salt, so that it meets other visitors.
 */
export function withRollout(live: RemoteEntry, to: RemoteEntry, percent: number, salt: string): RemoteEntry {
  const { release, contract, filesIntegrity } = to;
  const kept = live.rollout?.to === release ? live.rollout.salt : salt;
  return { ...live, rollout: { to: release, contract, filesIntegrity, percent, salt: kept } };
}

/** An entry without its rollout. */
export function withoutRollout({ rollout: _ended, ...entry }: RemoteEntry): RemoteEntry {
  return entry;
}

/** A composition in which everybody gets what stands beside its rollouts. */
export function baseOf({ host, remotes }: Parts): Parts {
  return {
    host,
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, entry]) => [name, withoutRollout(entry)])),
  };
}

/** The rollouts of a composition, by remote. */
export function rolloutsOf({ remotes }: Pick<Parts, 'remotes'>): Record<string, Rollout> {
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([name, { rollout }]) => (rollout ? [[name, rollout] as const] : [])),
  );
}

/**
 * The releases of remotes that may meet in one page, as sets by name: what is live for all, each rollout alone, and all
 * rollouts together. Rules between two remotes meet every pair of releases in these.
 */
export function meetings(parts: Pick<Parts, 'remotes'>): Record<string, string>[] {
  const live = Object.fromEntries(Object.entries(parts.remotes).map(([name, { release }]) => [name, release]));
  const out = Object.entries(rolloutsOf(parts)).map(([name, { to }]) => ({ [name]: to }));
  const together = out.length > 1 ? [Object.assign({}, ...out) as Record<string, string>] : [];
  return [live, ...[...out, ...together].map((some) => ({ ...live, ...some }))];
}
