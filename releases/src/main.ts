import type { Command } from 'commander';
import { contextOf } from './cli/context.ts';
import { failureOf } from './cli/failure.ts';
import { programOf } from './cli/program.ts';
import { readCommandLine } from './remote/service-address.ts';

// What stands after -- belongs to the command that bisect runs.
const end = process.argv.indexOf('--');
const json = process.argv.slice(0, end < 0 ? undefined : end).includes('--json');

try {
  const { args, service } = readCommandLine(process.argv.slice(2), process.env['RELEASES_URL']);
  const program = programOf(contextOf(process.env, process.cwd(), service));
  prepare(program);
  await program.parseAsync(args, { from: 'user' });
} catch (error) {
  const { exitCode, text } = failureOf(error, json);
  process.exitCode = exitCode;
  if (text !== '') process.stderr.write(`${text}\n`);
}

/** Lets errors come back from every command and its own commands, with a word on where help is. */
function prepare(command: Command): void {
  command.exitOverride().showHelpAfterError(`See: ${nameOf(command)} --help`);
  if (json) command.configureOutput({ writeErr: () => undefined });
  command.commands.forEach(prepare);
}

function nameOf(command: Command): string {
  return command.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();
}
