import { ChannelName, HistoryLine } from '@clinic/contracts/registry';
import { Command } from 'commander';
import { changesInWords } from '../../store/context/history.ts';
import { deploymentRecords } from '../../store/channels/deployment-records.ts';
import { channelArgument, oneOf, wholeNumber } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { registryOrDamage } from '../registry-or-damage.ts';
import { table } from '../table.ts';

interface HistoryOptions {
  channel?: ChannelName;
  remote?: string;
  act?: HistoryLine['act'];
  limit: number;
  json?: true;
}

/**
 * A line, and for one that moved a channel whether that ever became live: a crash may have come in between. Without a
 * registry that can be believed nobody knows.
 */
type ShownLine = HistoryLine & { live?: boolean };

const actions = HistoryLine.shape.act.options;

/** `history`: who did what, newest last. */
export function historyCommand({ store, print, progress, here }: CommandContext): Command {
  return new Command('history')
    .description('show who published, promoted, rolled back, previewed, locked, deleted and was refused what')
    .option('--channel <channel>', 'only actions on a channel', channelArgument)
    .option('--remote <name>', 'only actions that name a remote, or host')
    .option('--act <act>', actions.join(', '), oneOf(actions))
    .option('--limit <number>', 'only the newest', wholeNumber, 50)
    .option('--json', 'print the lines as JSON, oldest first')
    .addHelpText('after', examples(here ?? 'booking'))
    .action(async ({ channel, remote, act, limit, json }: HistoryOptions) => {
      // First: what moves a channel meanwhile has its line already, and only counts once its registry is there.
      const channels = await Promise.all(
        (channel === undefined ? ChannelName.options : [channel]).map(async (each) => ({
          channel: each,
          ...(await registryOrDamage(store, each)),
        })),
      );
      for (const { damage } of channels) if (damage !== null) progress('error', damage);
      const { lines, unreadable } = await store.readHistory();
      if (unreadable > 0) progress('history', `${unreadable} lines cannot be read`);
      const chosen = lines.filter(
        (line) =>
          (channel ?? line.channel) === line.channel &&
          (act ?? line.act) === line.act &&
          (remote === undefined || names(line, remote)),
      );
      const live = new Set<HistoryLine>(channels.flatMap(({ registry }) => deploymentRecords(lines, registry)));
      const damaged = channels.filter(({ damage }) => damage !== null);
      const found = chosen.slice(-limit).map((line): ShownLine => {
        const isUnknown = line.seq === undefined || damaged.some((each) => each.channel === line.channel);
        return isUnknown ? line : { ...line, live: live.has(line) };
      });
      if (json) return print(JSON.stringify(found));
      if (found.length === 0) return print('There are no such lines.');
      print(table(['at', 'by', 'act', 'channel', 'seq', 'what', 'reason'], found.map(historyRow)));
    });
}

const examples = (name: string) => `
A line that says "never live" is of an action that a crash or a second writer cut off; nobody ever got it.

Examples:
  release history --limit 10
  release history --channel production --remote ${name}
  release history --act refuse --json`;

function names({ remote, changes }: HistoryLine, name: string): boolean {
  return remote === name || (changes !== undefined && name in changes);
}

function historyRow(line: ShownLine): string[] {
  const { at, by, act, channel, seq, remote, release, changes, from, to, percent, team, what, live, reason, via } =
    line;
  const parts = [
    team ?? '',
    remote && release ? `${remote}@${release}` : changesInWords(changes ?? {}),
    percent === undefined ? '' : `for ${percent} %`,
    act !== 'preview' && to ? `${from ?? 'nothing'} -> ${to}` : '',
    what ?? '',
    live === false ? '(never live)' : '',
  ];
  return [
    at,
    via === undefined ? by : `${by} (${via})`,
    act,
    channel ?? '',
    seq?.toString() ?? '',
    parts.filter((part) => part !== '').join(' '),
    reason ?? '',
  ];
}
