import { ChannelName } from '@clinic/contracts/registry';
import type { ChannelLock, Registry } from '@clinic/contracts';
import { isExpired } from '@clinic/contracts/signature';
import { Command } from 'commander';
import { StoreError } from '../../store/errors.ts';
import { expiryInWords, publishedReleases, replayInWords } from '../../store/index.ts';
import type { PublishedRelease, Replay } from '../../store/index.ts';
import type { CommandStore } from '../../remote/command-store.ts';
import { siteArgument } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { registryOrDamage } from '../registry-or-damage.ts';
import { metricsHeadings, metricsRow, readMetrics } from '../metrics.ts';
import type { MetricsResult } from '../metrics.ts';
import { table } from '../table.ts';

interface StatusOptions {
  site?: string;
  json?: true;
}

/** A channel, what is live in it, and whether it is locked. */
interface ChannelStatus {
  channel: ChannelName;
  registry: Registry | null;
  /** Why its registry cannot be believed. */
  damage: string | null;
  lock: ChannelLock | null;
  /** An older registry was put back. */
  replay: Replay | null;
}

/** Publications that are told of a part. */
const newest = 10;

/** `status`: which release of what is live where, and how it does. */
export function statusCommand(context: CommandContext): Command {
  return new Command('status')
    .description('show which releases are live in each channel, for whom, and how they do')
    .argument('[part]', 'only a remote or the host, with its published releases')
    .option('--site <address>', 'the running site to ask for metrics; otherwise PUBLIC_URL', siteArgument)
    .option('--json', 'print channels, metrics and releases as JSON')
    .addHelpText('after', examples)
    .action(async (part: string | undefined, { site, json }: StatusOptions) => {
      const channels = await readChannels(context.store);
      for (const { replay, registry } of channels) {
        if (replay) context.progress('error', replayInWords(replay));
        if (registry && isExpired(registry, Date.now())) context.progress('error', expiryInWords(registry));
      }
      const metrics = await readMetrics(site ?? context.publicUrl, context.token);
      const published = part === undefined ? null : await publishedOf(context.store, channels, part);
      const shown = metrics.ok ? metrics.answer.data.filter(({ remote }) => (part ?? remote) === remote) : null;
      if (json) {
        const figuresSince = metrics.ok ? metrics.answer.since : null;
        const figuresMissing = metrics.ok ? null : metrics.why;
        context.print(JSON.stringify({ channels, figures: shown, figuresSince, figuresMissing, published }));
        return assertUndamaged(channels);
      }
      if (channels.every(({ registry, damage }) => registry === null && damage === null)) {
        return context.print('Nothing is live yet. Begin with: release publish --all');
      }
      const texts = [
        channelsTable(channels),
        partsTable(channels, part),
        ...(published ? [publishedTable(published)] : []),
        ...(shown && shown.length > 0 ? [table(metricsHeadings, shown.map(metricsRow))] : []),
      ];
      context.print(texts.join('\n\n'));
      reportMetrics(context, metrics);
      assertUndamaged(channels);
    });
}

const examples = `
Metrics are asked of the running site, which answers teams only (RELEASE_TOKEN). Without them --json says why in
figuresMissing.

Examples:
  release status
  release status booking
  release status --site https://clinic.example --json`;

function readChannels(store: CommandStore): Promise<ChannelStatus[]> {
  return Promise.all(
    ChannelName.options.map(async (channel) => {
      const { registry, damage } = await registryOrDamage(store, channel);
      const lock = await store.readLock(channel);
      return { channel, registry, damage, lock, replay: damage === null ? await store.readReplay(channel) : null };
    }),
  );
}

/** After everything else was shown. @throws {StoreError} `damaged` with what is wrong with a channel */
function assertUndamaged(channels: readonly ChannelStatus[]): void {
  const damages = channels.flatMap(({ damage }) => (damage === null ? [] : [damage]));
  if (damages.length > 0) throw new StoreError('damaged', damages.join('\n'));
}

function channelsTable(channels: readonly ChannelStatus[]): string {
  const rows = channels.flatMap(({ channel, registry, lock }) => {
    if (!registry) return [];
    const { composition, seq, issuedAt, by, expiresAt = 'no end' } = registry;
    return [[channel, composition, `${seq}`, issuedAt, by, expiresAt, lock ? `by ${lock.by}: ${lock.reason}` : 'no']];
  });
  return table(['channel', 'composition', 'seq', 'since', 'by', 'expires', 'locked'], rows);
}

/** Parts as rows, channels as columns; behind a release the share of visitors who get another one. */
function partsTable(channels: readonly ChannelStatus[], only: string | undefined): string {
  const live = channels.flatMap(({ channel, registry }) => (registry ? [{ channel, registry }] : []));
  const names = ['host', ...new Set(live.flatMap(({ registry }) => Object.keys(registry.remotes)).sort())];
  const rows = names
    .filter((name) => (only ?? name) === name)
    .map((name) => [name, ...live.map(({ registry }) => liveIn(registry, name))]);
  return table(['part', ...live.map(({ channel }) => channel)], rows);
}

function liveIn({ host, remotes }: Registry, name: string): string {
  const { release, rollout } = name === 'host' ? { ...host, rollout: undefined } : (remotes[name] ?? {});
  if (release === undefined) return '-';
  return rollout ? `${release}, ${rollout.percent} % ${rollout.to}` : release;
}

async function publishedOf(store: CommandStore, channels: readonly ChannelStatus[], part: string) {
  const { lines } = await store.readHistory();
  const published = publishedReleases(lines).filter(({ remote }) => remote === part);
  const isLive = channels.some(({ registry }) => registry && (part === 'host' || part in registry.remotes));
  if (published.length > 0 || isLive) return published.slice(0, newest);
  throw new StoreError('missing', `Nothing of ${part} was published. Publish it: release publish ${part}`);
}

function publishedTable(published: readonly PublishedRelease[]): string {
  const rows = published.map(({ release, at, by, report = [] }) => [release, at, by, `${report.length}`]);
  return table(['published', 'at', 'by', 'findings'], rows);
}

function reportMetrics({ progress }: CommandContext, metrics: MetricsResult): void {
  progress('figures', metrics.ok ? `since ${metrics.answer.since}` : `not there: ${metrics.why}`);
}
