import type { ChannelName, CheckFinding, Composition, Registry } from '@clinic/contracts';
import { hasArtifact } from '../artifacts/artifacts.ts';
import { requireRegistry, keepingRefusals, point } from './channel-moves.ts';
import type { ChannelMove } from './channel-moves.ts';
import { readComposition, storeComposition } from './compositions.ts';
import { movedParts } from './diff.ts';
import { StoreError, isStoreError } from '../errors.ts';
import { readHistory } from '../context/history.ts';
import type { StoreContext } from '../context/store-context.ts';
import { movesChannel, readDeploymentRecords } from './deployment-records.ts';
import type { DeploymentRecord } from './deployment-records.ts';
import { assertIntact } from './promotion.ts';
import { readRegistry } from './registries.ts';
import { baseOf, rolloutsOf, withoutRollout } from './rollouts.ts';
import { compositionBefore, lastWithout, previousOf } from './way-back.ts';

export interface Rollback {
  channel: ChannelName;
  /** A composition that was live in this channel; without it the one before. */
  to?: string | undefined;
  /** Also give releases to the shares of visitors who had them then; everybody gets those beside them otherwise. */
  withShares?: boolean | undefined;
  by: string;
  /** The token or job that acts, see {@link HistoryLine}. */
  via?: string | undefined;
  reason?: string | undefined;
  /** Refuse when the channel is no longer at this number. */
  expectedSeq?: number | undefined;
}

export interface RolloutAbort {
  channel: ChannelName;
  remote: string;
  /** Only this release; another one that went out meanwhile stays. */
  release?: string | undefined;
  by: string;
  /** The token or job that acts, see {@link HistoryLine}. */
  via?: string | undefined;
  reason?: string | undefined;
}

/**
 * Points a channel back at a composition that was live there. `seq` grows all the same. A channel whose registry was lost is
 * put back in the same way, at a composition that the history names.
 */
export async function rollback(context: StoreContext, request: Rollback, now: () => Date): Promise<ChannelMove> {
  const { channel, by, via, reason, expectedSeq } = request;
  const what = `roll back ${channel}${request.to === undefined ? '' : ` to ${request.to}`}`;
  return keepingRefusals(context, { by, channel, what }, now, () =>
    context.backend.exclusively(async () => {
      const current = await requireRegistry(context, channel, now(), expectedSeq);
      const past = await pastOf(context, channel, current);
      const target = request.to ?? (current && (await compositionBefore(context, past, current, request.withShares)));
      if (target === null) {
        const why = current ? `${current.composition} is the first of ${channel}.` : `Nothing is live in ${channel}.`;
        throw new StoreError('missing', `${why} See: release history`);
      }
      if (current && target === current.composition) return { registry: current, changed: false, findings: [] };
      if (!past.some((line) => line.to === target)) {
        throw new StoreError('refused', `${target} was never live in ${channel}. See: release history`);
      }

      const then = await readComposition(context, target);
      const composition = request.withShares ? then : await storeComposition(context, baseOf(then));
      const findings = [
        ...leftOut(channel, then, composition),
        ...(await assertStillStored(context, composition, channel)),
      ];
      if (current && composition.composition === current.composition) {
        return { registry: current, changed: false, findings };
      }
      // A second rollback goes further back instead of returning to what was just left.
      const changes = current ? movedParts(current, composition) : undefined;
      const act = { act: 'rollback' as const, by, via, at: now().toISOString(), changes, reason };
      const previous = await previousOf(context, past, target, composition.composition);
      const move = await point(context, current, composition, previous, channel, act);
      return { ...move, findings: [...findings, ...move.findings] };
    }),
  );
}

/**
 * Aborts a rollout: the share of visitors who have the release get the one beside it. Nothing changes when it was aborted
 * already: several guards may see the same failures.
 */
export async function abortRollout(
  context: StoreContext,
  request: RolloutAbort,
  now: () => Date,
): Promise<ChannelMove> {
  const { channel, remote, release, by, via, reason } = request;
  return context.backend.exclusively(async () => {
    const current = await requireRegistry(context, channel, now());
    if (!current) throw new StoreError('missing', `Nothing was promoted to ${channel} yet.`);
    const entry = current.remotes[remote];
    if (!entry) throw new StoreError('missing', `${channel} has no ${remote}. See: release status`);
    const out = entry.rollout?.to;
    if (out === undefined || (release ?? out) !== out) {
      return { registry: current, changed: false, findings: [] };
    }
    const remotes = { ...current.remotes, [remote]: withoutRollout(entry) };
    const composition = await storeComposition(context, { host: current.host, remotes });
    const past = await readDeploymentRecords(context, channel);
    const move = { remote, release: out, from: current.composition, to: composition.composition };
    const previous = await lastWithout(context, past, move);
    const at = now().toISOString();
    const act = { act: 'abort' as const, by, via, at, remote, release: out, reason };
    return point(context, current, composition, previous, channel, act);
  });
}

/** What a rollback does not give to the shares of visitors who had it then. */
function leftOut(channel: ChannelName, then: Composition, { composition }: Composition): CheckFinding[] {
  if (then.composition === composition) return [];
  const again = `release rollback --channel ${channel} --to ${then.composition} --with-shares`;
  return Object.entries(rolloutsOf(then)).map(([name, { to, percent }]) => {
    const base = then.remotes[name]?.release ?? '';
    const message = `${then.composition} gave ${name}@${to} to ${percent} % of visitors. Everybody gets ${name}@${base} now; to give it to them again: ${again}`;
    return { level: 'warn', check: 'rollout', message };
  });
}

/** Without a registry nothing tells which lines of the history came to be: all count. */
async function pastOf(
  context: StoreContext,
  channel: ChannelName,
  current: Registry | null,
): Promise<DeploymentRecord[]> {
  if (current) return readDeploymentRecords(context, channel);
  return (await readHistory(context)).lines.filter(movesChannel(channel));
}

/** Refuses a composition whose releases are not what they were, and says which of them only few would miss. */
async function assertStillStored(
  context: StoreContext,
  { composition, host, remotes }: Composition,
  channel: ChannelName,
): Promise<CheckFinding[]> {
  const needed = [
    { name: 'host', release: host.release, integrity: host.filesIntegrity },
    ...Object.entries(remotes).flatMap(([name, { release, filesIntegrity, rollout }]) => [
      { name, release, integrity: filesIntegrity },
      ...(rollout ? [{ name, release: rollout.to, integrity: rollout.filesIntegrity }] : []),
    ]),
  ];
  for (const { name, release, integrity } of needed) {
    try {
      await assertIntact(context, name, release, integrity);
    } catch (error) {
      if (!isStoreError(error, 'missing')) throw error;
      const advice = `Choose another: release history --channel ${channel}. Or publish the sources of ${name}@${release} again.`;
      const why = 'no longer in the store; it was deleted as nothing had needed it for long (release history --act gc)';
      throw new StoreError('refused', `${composition} cannot be live again: ${name}@${release} is ${why}. ${advice}`);
    }
  }
  const findings = Object.entries(remotes).map(async ([name, { lastGood }]): Promise<CheckFinding[]> => {
    if (lastGood === undefined || (await hasArtifact(context, name, lastGood))) return [];
    const message = `${name}@${lastGood}, to fall back to when ${name} fails, is no longer in the store.`;
    return [{ level: 'warn', check: 'last-good', message }];
  });
  return (await Promise.all(findings)).flat();
}

/** The composition that a rollback without a target goes to; null when nothing is behind what is live. */
export async function rollbackTarget(
  context: StoreContext,
  channel: ChannelName,
  withShares?: boolean,
): Promise<string | null> {
  const current = await readRegistry(context, channel);
  if (current === null) return null;
  return compositionBefore(context, await readDeploymentRecords(context, channel), current, withShares);
}
