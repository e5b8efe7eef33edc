import type { ChannelName, CheckFinding, RemoteEntry } from '@clinic/contracts';
import { checkComposition } from '../../compatibility/composition.ts';
import { readDescriptor, readHostDescriptor, verifyArtifact } from '../artifacts/artifacts.ts';
import { checkProvenance } from '../artifacts/provenance.ts';
import { requireRegistry, keepingRefusals, point } from './channel-moves.ts';
import type { ChannelMove } from './channel-moves.ts';
import { changesInWords } from '../context/history.ts';
import { hostEntry, remoteEntry, storeComposition } from './compositions.ts';
import type { Parts } from './compositions.ts';
import { StoreError } from '../errors.ts';
import type { StoreContext } from '../context/store-context.ts';
import { assertUnlocked } from './locks.ts';
import { nextNumber } from './numbers.ts';
import { readRegistry } from './registries.ts';
import { assertShare, isPartial, meetings, withRollout, withoutRollout } from './rollouts.ts';

export interface Promotion {
  channel: ChannelName;
  /** Name to release; `null` takes a remote out of the composition. */
  changes: Readonly<Record<string, string | null>>;
  by: string;
  /** The token or job that acts, see {@link HistoryLine}. */
  via?: string | undefined;
  reason?: string | undefined;
  /** Share of visitors who get the releases, above 0 and at most 100; everybody without it. */
  percent?: number | undefined;
  /** The share may be smaller than the one that has the release: those who leave it change back. */
  smaller?: boolean | undefined;
  /** Refuse when the channel is no longer at this number. */
  expectedSeq?: number | undefined;
}

/**
 * Makes releases live in a channel, on top of whatever others made live until then; with `percent` for a share of
 * visitors, while the others keep what is live.
 */
export async function promote(context: StoreContext, promotion: Promotion, now: () => Date): Promise<ChannelMove> {
  const { channel, changes, by, via, reason, percent } = promotion;
  const what = `promote ${changesInWords(changes)}`;
  return keepingRefusals(context, { by, channel, what }, now, async () => {
    assertShare(changes, percent);
    const origins: CheckFinding[] = [];
    for (const [name, release] of Object.entries(changes)) {
      if (release === null) continue;
      await assertIntact(context, name, release);
      origins.push(...(await checkProvenance(context, name, release)));
    }

    return context.backend.exclusively(async () => {
      await assertUnlocked(context, channel);
      const current = await requireRegistry(context, channel, now(), promotion.expectedSeq);
      // Canary analysis finds the beginning of a rollout by the number that is its salt.
      const salt = `${await nextNumber(context, channel, current)}`;
      const parts = await changeParts(context, current, promotion, salt);
      const findings = [...origins, ...(await assertCompatible(context, parts))];
      const composition = await storeComposition(context, parts);
      if (current?.composition === composition.composition) return { registry: current, changed: false, findings };

      const act = { act: 'promote' as const, by, via, at: now().toISOString(), changes: { ...changes }, reason };
      const move = await point(context, current, composition, current?.composition ?? null, channel, {
        ...act,
        ...(isPartial(percent) ? { percent } : {}),
        report: findings.length > 0 ? findings : undefined,
      });
      return { ...move, findings: [...findings, ...move.findings] };
    });
  });
}

async function changeParts(
  context: StoreContext,
  current: Parts | null,
  { channel, changes, percent, smaller = false }: Promotion,
  salt: string,
): Promise<Parts> {
  const { host: hostRelease, ...rest } = changes;
  if (hostRelease === null) throw new StoreError('invalid', 'A composition needs its host.');
  const host =
    hostRelease === undefined || hostRelease === current?.host.release
      ? current?.host
      : await hostEntry(context, hostRelease);
  if (!host) throw new StoreError('refused', await howToBegin(context, channel));

  const remotes = { ...current?.remotes };
  for (const [name, release] of Object.entries(rest)) {
    const live = remotes[name];
    if (release === null && live === undefined)
      throw new StoreError('missing', `${channel} has no ${name} to remove. See: release status`);
    if (release === null) delete remotes[name];
    else if (!isPartial(percent)) remotes[name] = await promotedEntry(context, name, release, live);
    else if (live === undefined || release === live.release) {
      const why = live ? 'is live for all' : 'has no release that is live for the other visitors';
      throw new StoreError('refused', `${name}@${release} cannot go to a share of ${channel}: ${name} ${why}.`);
    } else if (!smaller && live.rollout?.to === release && percent < live.rollout.percent) {
      const what = `${live.rollout.percent} % of visitors have ${name}@${release}; with ${percent} % some of them would lose it.`;
      throw new StoreError(
        'refused',
        `${what} If that is meant, add --smaller. To end the share: release abort ${name} --channel ${channel}`,
      );
    } else remotes[name] = withRollout(live, await remoteEntry(context, name, release), percent, salt);
  }
  return { host, remotes };
}

/** The first promotion of a channel brings a whole site; most often the one that is live for visitors. */
async function howToBegin(context: StoreContext, channel: ChannelName): Promise<string> {
  const rule = 'The first promotion of a channel has to include the host.';
  const live = channel === 'production' ? null : await readRegistry(context, 'production');
  if (live === null) return rule;
  const remotes = Object.entries(live.remotes).map(([name, { release }]) => `${name}@${release}`);
  const parts = [`host@${live.host.release}`, ...remotes].join(' ');
  return `${rule} To begin with what is live in production: release promote ${parts} --to ${channel}`;
}

/** The entry of a remote whose release becomes live for all, which also ends a rollout. */
async function promotedEntry(
  context: StoreContext,
  name: string,
  release: string,
  live: RemoteEntry | undefined,
): Promise<RemoteEntry> {
  if (live?.release === release) return withoutRollout(live);
  const entry = await remoteEntry(context, name, release);
  return live ? { ...entry, lastGood: live.release, lastGoodFiles: live.filesIntegrity } : entry;
}

/** Refuses a combination that would not work in the page of any visitor, and returns what else there is to say about it. */
export async function assertCompatible(context: StoreContext, { host, remotes }: Parts): Promise<CheckFinding[]> {
  const found = new Map<string, CheckFinding>();
  const hostDescriptor = await readHostDescriptor(context, host.release);
  for (const releases of meetings({ remotes })) {
    const descriptors = await Promise.all(
      Object.entries(releases).map(([name, release]) => readDescriptor(context, name, release)),
    );
    for (const finding of checkComposition(hostDescriptor, descriptors)) found.set(finding.message, finding);
  }
  const findings = [...found.values()];
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length === 0) return findings;
  const reasons = errors.map(({ message }) => message).join(' ');
  throw new StoreError('refused', `These releases do not work together. ${reasons}`, findings);
}

/** Refuses a release whose files are not as they were published. */
export async function assertIntact(
  context: StoreContext,
  name: string,
  release: string,
  integrity?: string,
): Promise<void> {
  const damage = await verifyArtifact(context, name, release, integrity);
  if (damage.length === 0) return;
  const files = damage.map(({ path, problem }) => `${path} ${problem}`).join(', ');
  throw new StoreError('damaged', `${name}@${release} is not what was published (${files}). Publish a new release.`);
}
