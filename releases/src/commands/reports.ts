import { ChannelName } from '@clinic/shared/contracts/registry';
import type { HistoryLine } from '@clinic/shared/contracts';
import { Command } from 'commander';
import { wholeNumber } from './arguments.ts';
import type { CommandContext } from './context.ts';
import { table } from './table.ts';

/** `status`: which release of what is live where. */
export function statusCommand({ store, print }: CommandContext): Command {
  return new Command('status')
    .description('show which releases are live in each channel')
    .option('--json', 'print the registries as JSON')
    .action(async ({ json }: { json?: true }) => {
      const read = await Promise.all(ChannelName.options.map((channel) => store.readRegistry(channel)));
      const registries = read.filter((registry) => registry !== null);
      if (json) return print(JSON.stringify(registries));
      if (registries.length === 0) return print('Nothing is live yet. Begin with: release publish --all');

      const names = [...new Set(registries.flatMap(({ remotes }) => Object.keys(remotes)))].sort();
      const rows = registries.map(({ channel, composition, seq, issuedAt, by, host, remotes }) => [
        ...[channel, composition, String(seq), issuedAt, by, host.release],
        ...names.map((name) => remotes[name]?.release ?? '-'),
      ]);
      print(table(['channel', 'composition', 'seq', 'since', 'by', 'host', ...names], rows));
    });
}

/** `history`: who did what, newest last. */
export function historyCommand({ store, print, progress }: CommandContext): Command {
  return new Command('history')
    .description('show who published, promoted, rolled back and previewed what')
    .option('--limit <number>', 'only the newest', wholeNumber, 50)
    .option('--json', 'print the lines as JSON')
    .action(async ({ limit, json }: { limit: number; json?: true }) => {
      const { lines, unreadable } = await store.readHistory();
      if (unreadable > 0) progress('history', `${unreadable} lines cannot be read`);
      const newest = lines.slice(-limit);
      if (json) return print(JSON.stringify(newest));
      print(table(['at', 'by', 'act', 'channel', 'seq', 'what', 'reason'], newest.map(historyRow)));
    });
}

function historyRow({ at, by, act, channel, seq, remote, release, changes, from, to, reason }: HistoryLine): string[] {
  const named = remote && release ? { [remote]: release } : (changes ?? {});
  const releases = Object.entries(named).map(([name, id]) => (id ? `${name}@${id}` : `without ${name}`));
  const move = act !== 'preview' && to ? [`${from ?? 'nothing'} -> ${to}`] : [];
  return [at, by, act, channel ?? '', seq?.toString() ?? '', [...releases, ...move].join(' '), reason ?? ''];
}
