import type { ChannelName } from '@clinic/contracts';
import { Command } from 'commander';
import { channelArgument } from '../arguments.ts';
import type { CommandContext } from '../context.ts';

/** `lock`: freezes a channel. */
export function lockCommand({ client, print }: CommandContext): Command {
  return new Command('lock')
    .description('freeze a channel: it refuses every promotion; rolling back stays possible')
    .argument('<channel>', 'staging or production', channelArgument)
    .requiredOption('--reason <text>', 'shown to whoever meets the lock')
    .option('--json', 'print the lock as JSON')
    .addHelpText('after', '\nExample:\n  release lock production --reason "public holidays until Sunday"')
    .action(async (channel: ChannelName, { reason, json }: { reason: string; json?: true }) => {
      const lock = await client.lock(channel, reason);
      print(json ? JSON.stringify(lock) : `${channel} is locked. End it: release unlock ${channel}`);
    });
}

/** `unlock`: lets a channel be promoted to again. */
export function unlockCommand({ client, print }: CommandContext): Command {
  return new Command('unlock')
    .description('end the lock of a channel')
    .argument('<channel>', 'staging or production', channelArgument)
    .option('--reason <text>', 'kept in the history')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExample:\n  release unlock production')
    .action(async (channel: ChannelName, { reason, json }: { reason?: string; json?: true }) => {
      const changed = await client.unlock(channel, reason);
      print(json ? JSON.stringify({ channel, changed }) : `${channel} ${changed ? 'is unlocked' : 'was not locked'}`);
    });
}
