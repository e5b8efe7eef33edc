import { Command, CommanderError } from 'commander';
import { checkCommand, publishCommand, startLocalCommand } from './commands/publish.ts';
import { promoteCommand, rollbackCommand } from './commands/channels.ts';
import { contextOf } from './commands/context.ts';
import { previewCommand } from './commands/previews.ts';
import { historyCommand, statusCommand } from './commands/reports.ts';
import { BuildError } from './packages/build.ts';
import { isStoreError } from './store/errors.ts';

/** Exit codes: 0 done, 1 refused or failed, 2 wrongly called. */
const refused = 1;
const misused = 2;

const context = contextOf(process.env);
const program = new Command('release')
  .description('Publish, promote, preview and roll back releases of the host and of each remote.')
  .addCommand(publishCommand(context))
  .addCommand(checkCommand(context))
  .addCommand(promoteCommand(context))
  .addCommand(rollbackCommand(context))
  .addCommand(previewCommand(context))
  .addCommand(statusCommand(context))
  .addCommand(historyCommand(context))
  .addCommand(startLocalCommand(context), { hidden: true });

for (const command of [program, ...program.commands]) command.exitOverride().showHelpAfterError();

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}

function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : misused;
  // Errors of the system, such as a missing right or a full disk, say by themselves what is wrong.
  const expected = isStoreError(error) || error instanceof BuildError || hasSystemCode(error);
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  return isStoreError(error, 'invalid') ? misused : refused;
}

function hasSystemCode(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
