import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { programOf } from './program.ts';
import { contextOf } from './context.ts';

const program = programOf(contextOf({ DATA_DIR: path.join(os.tmpdir(), 'clinic-help') }, os.tmpdir()));
const commands = program.commands.filter((command) => command.name() !== 'start-local');

/** What `--help` prints, with what stands before and after. */
function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) });
  command.outputHelp();
  return text;
}

test('every command of the platform is there', () => {
  const names =
    'publish check promote rollback abort preview status history show diff bisect lock unlock gc team dev new types keys completion';
  expect(commands.map((command) => command.name()).sort()).toEqual(names.split(' ').sort());
});

/** Every command below one, however deep, each with its whole name, such as `team add`. */
function allOf(above: string, command: Command): (readonly [string, Command])[] {
  const name = `${above} ${command.name()}`.trim();
  return [[name, command], ...command.commands.flatMap((inner) => allOf(name, inner))];
}
const all = commands.flatMap((command) => allOf('', command));

test.each(all)('the help of %s has examples and the exit codes', (name, command) => {
  const help = helpOf(command);
  expect(help).toMatch(new RegExp(`Examples?:\\n(.*\\n)*? +(release|cd .*release).*${name}`));
  expect(help).toContain('Exit codes: 0 done');
});

test('the documents have every command in their table', () => {
  const file = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'releasing.md');
  const [, section = ''] = /^## Every command\n(.*?)^## /ms.exec(readFileSync(file, 'utf8')) ?? [];
  const rows = section.match(/^\| `[^|]*\|/gm)?.join('\n') ?? '';
  const usable = all.filter(([, command]) => command.commands.length === 0).map(([name]) => name);
  expect(usable.filter((name) => !new RegExp(`\`${name}[ \`]`).test(rows))).toEqual([]);
});

test.each(all.filter(([, command]) => command.commands.length === 0))('%s prints JSON when asked', (_name, command) => {
  expect(command.options.map(({ long }) => long)).toContain('--json');
});

test('the command says its version', () => {
  expect(program.version()).toMatch(/^\d+\.\d+\.\d+$/);
});

test('every example is a call that the commands understand', () => {
  const examples = all.flatMap(([, command]) => helpOf(command).match(/^ {2}release .*$/gm) ?? []);
  expect(examples.length).toBeGreaterThan(25);
  for (const example of examples) {
    const words =
      example
        .trim()
        .replace(/ +#.*$/, '')
        .split(' -- ')[0]
        ?.split(/ +/)
        .slice(1) ?? [];
    const command = program.commands.find((each) => each.name() === words[0]);
    const inner = command?.commands.find((each) => each.name() === words[1]) ?? command;
    const known = inner?.options.flatMap(({ long }) => long ?? []) ?? [];
    const used = words.filter((word) => word.startsWith('--'));
    expect({ example, unknown: used.filter((option) => !known.includes(option)) }).toEqual({ example, unknown: [] });
  }
});
