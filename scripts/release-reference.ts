/** `npm run release:reference`: writes docs/release-cli.md, what every release command says of itself. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contextOf } from '../releases/src/cli/context.ts';
import { exitCodesHelp } from '../releases/src/cli/failure.ts';
import { programOf } from '../releases/src/cli/program.ts';
import { root } from './processes.ts';

type Command = ReturnType<typeof programOf>;

/** Columns of the help, as in a terminal of ordinary width. */
const width = 100;

/** The page, from the commands themselves. */
export function releaseReference(): string {
  const program = programOf(contextOf({}, root));
  return [
    '# The release command',
    '',
    'Written by `npm run release:reference` from the commands themselves. A team runs them as `clinic-release <command>`, the',
    "site's own repository as `npm run release -- <command>`. [first-remote.md](first-remote.md) begins with a remote,",
    '[releasing.md](releasing.md) says what each does to a site and which right it needs.',
    '',
    ...visible(program).flatMap((command) => sectionsOf(command, '')),
    '## Exit codes and output',
    '',
    '```text',
    exitCodesHelp.trim(),
    '```',
    '',
  ].join('\n');
}

function sectionsOf(command: Command, before: string): string[] {
  const name = `${before}${command.name()}`;
  return [
    `## ${name}`,
    '',
    '```text',
    helpOf(command),
    '```',
    '',
    ...visible(command).flatMap((inner) => sectionsOf(inner, `${name} `)),
  ];
}

function visible(command: Command): Command[] {
  return command
    .createHelp()
    .visibleCommands(command)
    .filter((inner) => inner.name() !== 'help');
}

/** All that `--help` prints, without what is the same for every command. */
function helpOf(command: Command): string {
  let help = '';
  command
    .configureHelp({ helpWidth: width })
    .configureOutput({ writeOut: (text) => void (help += text), getOutHasColors: () => false })
    .outputHelp();
  return help.replace(exitCodesHelp, '').trim();
}

/** Where it stands. */
export const releaseReferenceFile = path.join(root, 'docs', 'release-cli.md');

if (process.argv[1] === import.meta.filename) writeFileSync(releaseReferenceFile, releaseReference());
