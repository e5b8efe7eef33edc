import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { contextOf } from '../context.ts';
import { programOf } from '../program.ts';

async function scriptFor(shell: string): Promise<string> {
  let text = '';
  const context = contextOf({ DATA_DIR: path.join(os.tmpdir(), 'clinic-completion') }, os.tmpdir());
  await programOf({ ...context, print: (line) => (text += line) }).parseAsync(['completion', shell], { from: 'user' });
  return text;
}

/** What bash offers for the last word of a line. */
async function offered(...line: string[]): Promise<string[]> {
  const words = line.map((word) => `'${word}'`).join(' ');
  const ask = `COMP_WORDS=(${words}); COMP_CWORD=${line.length - 1}; _release_completion; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const said = execFileSync('bash', ['-c', `${await scriptFor('bash')}\n${ask}`], { encoding: 'utf8' });
  return said.trim().split('\n');
}

test.each([
  [['release', 'pro'], ['promote']],
  [['release', 'team', ''], expect.arrayContaining(['add', 'remove', 'list'])],
  [['release', 'promote', 'booking@1.0.0+0000001', '--to', 'production', '--perc'], ['--percent']],
  [['release', 'team', 'add', '--cha'], ['--channel']],
  [['release', 'start-'], ['']],
])('bash completes %j', async (line, words) => {
  expect(await offered(...line)).toEqual(words);
});

test('each shell gets a script of its own', async () => {
  expect(await scriptFor('zsh')).toContain('bashcompinit');
  expect(await scriptFor('fish')).toMatch(/__fish_seen_subcommand_from team; and .*add.*--channel/);
});
