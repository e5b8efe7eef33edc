import type { ChannelName } from '@clinic/shared/contracts';
import { Command } from 'commander';
import { StoreError } from '../store/errors.ts';
import type { ChannelMove } from '../store/index.ts';
import { channelArgument, releaseArgument, several, wholeNumber } from './arguments.ts';
import { tell } from './context.ts';
import type { CommandContext } from './context.ts';

/** `promote`: makes published releases live in a channel. */
export function promoteCommand(context: CommandContext): Command {
  return new Command('promote')
    .description('make published releases live in a channel')
    .argument('[releases...]', 'for example booking@1.8.2+9ab12cd', releaseArgument)
    .requiredOption('--to <channel>', 'staging or production', channelArgument)
    .option('--remove <name>', 'take a remote out of the composition', several)
    .option('--reason <text>', 'kept in the history')
    .option('--expect-seq <number>', 'refuse when the channel moved past this number', wholeNumber)
    .option('--json', 'print the registry as JSON')
    .action(
      async (
        releases: Record<string, string> | string[],
        options: { to: ChannelName; remove?: string[]; reason?: string; expectSeq?: number; json?: true },
      ) => {
        const { to, remove = [], reason, expectSeq, json } = options;
        const removed = remove.map((name) => [name, null] as const);
        const changes = { ...(Array.isArray(releases) ? {} : releases), ...Object.fromEntries(removed) };
        if (Object.keys(changes).length === 0) throw new StoreError('invalid', 'Name at least one release to promote.');
        const request = { channel: to, changes, by: context.by, reason, expectedSeq: expectSeq };
        report(context, await context.store.promote(request), json);
      },
    );
}

/** `rollback`: points a channel back at a composition that was live in it. */
export function rollbackCommand(context: CommandContext): Command {
  return new Command('rollback')
    .description('point a channel back at a composition that was live in it; again to go further back')
    .requiredOption('--channel <channel>', 'staging or production', channelArgument)
    .option('--to <composition>', 'any that was live, from the history; otherwise the one before')
    .option('--reason <text>', 'kept in the history')
    .option('--json', 'print the registry as JSON')
    .action(async (options: { channel: ChannelName; to?: string; reason?: string; json?: true }) => {
      const { json, ...request } = options;
      report(context, await context.store.rollback({ ...request, by: context.by }), json);
    });
}

function report(context: CommandContext, { registry, changed, findings }: ChannelMove, json?: true): void {
  tell(context, findings);
  const { channel, composition, seq } = registry;
  const told = changed ? `${channel} is at ${composition}, number ${seq}` : `${channel} was at ${composition} already`;
  context.print(json ? JSON.stringify({ changed, registry }) : told);
}
