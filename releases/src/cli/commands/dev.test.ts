import path from 'node:path';
import { Command } from 'commander';
import { contextOf } from '../context.ts';
import { devCommand } from './dev.ts';
import { inTemporaryDirectory, runReleaseWith, writeFiles } from '../../testing/fixtures.ts';

const main = path.join(__dirname, '..', '..', 'main.ts');

test.each([
  ['no address in PUBLIC_URL', 'staging.clinic.example', [], 'PUBLIC_URL does not name a site'],
  ['a password in PUBLIC_URL', 'https://me:pass-word@clinic.example', [], 'PUBLIC_URL does not name a site'],
  ['no address as an option', 'https://site.test', ['--against', 'staging'], 'https://clinic.example'],
  [
    'a password in the option',
    'https://site.test',
    ['--against', 'https://me@clinic.example'],
    'https://clinic.example',
  ],
  ['another protocol', 'https://site.test', ['--against', 'ftp://clinic.example'], 'https://clinic.example'],
])('with %s, dev ends with 2 and says what is wrong', (_name, PUBLIC_URL, options, why) =>
  inTemporaryDirectory(async (directory) => {
    const run = await runReleaseWith(main, directory, { PUBLIC_URL }, 'dev', 'qa', ...options);
    expect(run).toMatchObject({ code: 2, out: '' });
    expect(run.err).toContain(why);
    expect(run.err).not.toContain('pass-word');
    expect(run.err).not.toContain('    at ');
  }),
);

test('with --json dev prints where it can be opened, and nothing else, once it can be', () =>
  inTemporaryDirectory(async (root) => {
    await writeFiles(root, {
      'mfe-qa/package.json': '{"name":"mfe-qa","version":"1.0.0"}',
      'scripts/dev-against.ts': `process.send({ ready: true }); process.disconnect();`,
    });
    const printed: string[] = [];
    const context = { ...contextOf({ DATA_DIR: root }, root), root, print: (text: string) => void printed.push(text) };
    const program = new Command().addCommand(devCommand(context));
    await program.parseAsync(['dev', 'qa', '--against', 'https://staging.test', '--port', '4480', '--json'], {
      from: 'user',
    });
    expect(printed.map((text): unknown => JSON.parse(text))).toEqual([
      { remote: 'qa', against: 'https://staging.test', url: 'http://127.0.0.1:4480' },
    ]);
  }));
