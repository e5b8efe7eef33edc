import { Command } from 'commander';
import { bisectCommand } from './commands/bisect.ts';
import { checkCommand, publishCommand, startLocalCommand } from './commands/publish.ts';
import { promoteCommand, rollbackCommand, abortRolloutCommand } from './commands/channels.ts';
import { collectCommand } from './commands/collection.ts';
import { completionCommand } from './commands/completion.ts';
import type { CommandContext } from './context.ts';
import { diffCommand } from './commands/diff.ts';
import { exitCodesHelp } from './failure.ts';
import { historyCommand } from './commands/history.ts';
import { keysCommand } from './commands/keys.ts';
import { lockCommand, unlockCommand } from './commands/locks.ts';
import { previewCommand } from './commands/previews.ts';
import { showCommand } from './commands/show.ts';
import { statusCommand } from './commands/status.ts';
import { teamCommand } from './commands/teams.ts';
import { devCommand } from './commands/dev.ts';
import { typesCommand } from './commands/types.ts';
import { newCommand } from './commands/new.ts';
import manifest from '../../package.json' with { type: 'json' };

const { version } = manifest;

/** The whole `release` command: every command of the platform, with its options, examples and exit codes. */
export function programOf(context: CommandContext): Command {
  const program: Command = new Command('release')
    .version(version, '--version', 'print the version of this command')
    .description('Publish, promote, preview and roll back releases of the host and of each remote.')
    .addHelpText('afterAll', exitCodesHelp)
    .addCommand(publishCommand(context))
    .addCommand(checkCommand(context))
    .addCommand(promoteCommand(context))
    .addCommand(rollbackCommand(context))
    .addCommand(abortRolloutCommand(context))
    .addCommand(previewCommand(context))
    .addCommand(statusCommand(context))
    .addCommand(historyCommand(context))
    .addCommand(showCommand(context))
    .addCommand(diffCommand(context))
    .addCommand(bisectCommand(context))
    .addCommand(lockCommand(context))
    .addCommand(unlockCommand(context))
    .addCommand(collectCommand(context))
    .addCommand(teamCommand(context))
    .addCommand(devCommand(context))
    .addCommand(newCommand(context))
    .addCommand(typesCommand(context))
    .addCommand(keysCommand(context))
    .addCommand(completionCommand(context, () => program))
    .addCommand(startLocalCommand(context), { hidden: true });
  return program;
}
