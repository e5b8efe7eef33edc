import type { ChannelName } from '@clinic/contracts';
import { Command } from 'commander';
import { StoreError } from '../../store/errors.ts';
import type { ChannelMove } from '../../store/index.ts';
import { channelArgument, compositionArgument, percentArgument, releaseArgument } from '../arguments.ts';
import { sequenceNumber, several } from '../arguments.ts';
import { tell } from '../context.ts';
import type { CommandContext } from '../context.ts';

interface PromoteOptions {
  to: ChannelName;
  percent?: number;
  smaller?: true;
  remove?: string[];
  reason?: string;
  expectSeq?: number;
  json?: true;
}

/** `promote`: makes published releases live in a channel. */
export function promoteCommand(context: CommandContext): Command {
  return new Command('promote')
    .description('make published releases live in a channel, for all visitors or for a share of them')
    .argument('[releases...]', 'for example booking@1.8.2+9ab12cd', releaseArgument(context.here))
    .requiredOption('--to <channel>', 'staging or production', channelArgument)
    .option('--percent <share>', 'only for this share of visitors; 100 is all', percentArgument)
    .option('--smaller', 'let the share be smaller than the one that has the release now')
    .option('--remove <name>', 'take a remote out of the composition', several)
    .option('--reason <text>', 'kept in the history')
    .option(
      '--expect-seq <number>',
      'end with 3 unless the channel is at it; 0 when nothing is live yet',
      sequenceNumber,
    )
    .option('--json', 'print the registry as JSON')
    .addHelpText('after', promoteExamples)
    .action(async (releases: Record<string, string> | string[], options: PromoteOptions) => {
      const { to, percent, smaller, remove = [], reason, expectSeq, json } = options;
      const promoted = Array.isArray(releases) ? {} : releases;
      const twice = remove.find((name) => name in promoted);
      if (twice !== undefined) throw new StoreError('invalid', `${twice} is named twice: to promote and to remove.`);
      const changes = { ...promoted, ...Object.fromEntries(remove.map((name) => [name, null])) };
      if (Object.keys(changes).length === 0) throw new StoreError('invalid', 'Name at least one release to promote.');
      const request = { channel: to, changes, percent, smaller, reason, expectedSeq: expectSeq };
      report(context, await context.client.promote(request), json);
    });
}

const promoteExamples = `
Two teams may promote at once: each lands on top of the other. A share grows by promoting the same release with a higher
--percent; without --percent it becomes live for all; "release abort" ends it.

Examples:
  release promote booking@1.8.2+9ab12cd --to staging
  release promote booking@1.8.2+9ab12cd --to production --percent 10 --reason "new steps"
  release promote host@3.4.0+1d2c3b4 booking@2.0.0+77aa001 --to production
  release promote --remove news --to staging`;

interface RollbackOptions {
  channel: ChannelName;
  to?: string;
  withShares?: true;
  reason?: string;
  expectSeq?: number;
  json?: true;
}

/** `rollback`: points a channel back at a composition that was live in it. */
export function rollbackCommand(context: CommandContext): Command {
  return new Command('rollback')
    .description('point a channel back at a composition that was live in it; again to go further back')
    .requiredOption('--channel <channel>', 'staging or production', channelArgument)
    .option('--to <composition>', 'any that was live, from the history; otherwise the one before', compositionArgument)
    .option('--with-shares', 'also give releases to the shares of visitors who had them then')
    .option('--reason <text>', 'kept in the history')
    .option(
      '--expect-seq <number>',
      'end with 3 unless the channel is at it: tried again, it goes back once',
      sequenceNumber,
    )
    .option('--json', 'print the registry as JSON')
    .addHelpText('after', rollbackExamples)
    .action(async (options: RollbackOptions) => {
      const { json, expectSeq, ...request } = options;
      report(context, await context.client.rollback({ ...request, expectedSeq: expectSeq }), json);
    });
}

const rollbackExamples = `
Works in a locked channel too. Where a release was out for a share of visitors then, everybody gets the one beside it, and
the command says so; --with-shares, with --to and that composition, gives it to them again. Needs the right to promote for
every part that it changes; see them first: release diff.

Examples:
  release rollback --channel production --reason "steps are lost"
  release rollback --channel production --expect-seq 12
  release rollback --channel production --to c-0123456789ab
  release rollback --channel production --to c-0123456789ab --with-shares`;

/** `abort`: ends the rollout of a remote to a share of visitors. */
export function abortRolloutCommand(context: CommandContext): Command {
  return new Command('abort')
    .description('abort a rollout: the share of visitors who have the release get the one beside it')
    .argument(context.here === undefined ? '<remote>' : '[remote]', 'for example booking')
    .requiredOption('--channel <channel>', 'staging or production', channelArgument)
    .option('--reason <text>', 'kept in the history')
    .option('--json', 'print the registry as JSON')
    .addHelpText('after', '\nExample:\n  release abort booking --channel production --reason "two calls about it"')
    .action(
      async (
        remote: string | undefined,
        { channel, reason, json }: { channel: ChannelName; reason?: string; json?: true },
      ) => {
        const request = { channel, remote: remote ?? context.here ?? '', reason };
        report(context, await context.client.abortRollout(request), json);
      },
    );
}

function report(context: CommandContext, { registry, changed, findings }: ChannelMove, json?: true): void {
  tell(context, findings);
  const { channel, composition, seq } = registry;
  const sentence = changed
    ? `${channel} is at ${composition}, number ${seq}`
    : `${channel} was at ${composition} already`;
  context.print(json ? JSON.stringify({ changed, registry }) : sentence);
}
