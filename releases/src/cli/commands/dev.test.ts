import { readFile } from 'node:fs/promises';
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
      'mfe-qa/node_modules/@clinic/build/package.json': '{"exports":{"./dev-against":"./dev-against.mjs"}}',
      'mfe-qa/node_modules/@clinic/build/dev-against.mjs': `process.send({ ready: true }); process.disconnect();`,
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

/** A remote with an emulator that says what it was started with, and a proxy that says which site it is against. */
const withEmulator = (emulator: string) => ({
  'mfe-qa/package.json': '{"name":"mfe-qa","version":"1.0.0"}',
  'mfe-qa/node_modules/@clinic/build/package.json': '{"exports":{"./dev-against":"./dev-against.mjs"}}',
  'mfe-qa/node_modules/@clinic/build/dev-against.mjs': `process.send({ ready: true }); process.disconnect();`,
  'mfe-qa/node_modules/@clinic/emulator/package.json': '{"exports":{".":"./main.mjs"}}',
  'mfe-qa/node_modules/@clinic/emulator/main.mjs': emulator,
});

async function devOffline(root: string, ...options: string[]): Promise<unknown[]> {
  const printed: string[] = [];
  const context = { ...contextOf({ DATA_DIR: root }, root), root, print: (text: string) => void printed.push(text) };
  const program = new Command().addCommand(devCommand(context));
  await program.parseAsync(['dev', 'qa', '--offline', '--port', '4480', '--json', ...options], { from: 'user' });
  return printed.map((text): unknown => JSON.parse(text));
}

test('with --offline the remote is shown in the site of the emulator, which ends with the command', () =>
  inTemporaryDirectory(async (root) => {
    const emulator = `import { writeFileSync } from 'node:fs';
process.once('disconnect', () => { writeFileSync('ended', process.env.EMULATOR_DATA); process.exit(); });
process.send({ url: 'http://127.0.0.1:4481' });`;
    await writeFiles(root, withEmulator(emulator));
    expect(await devOffline(root)).toEqual([
      { remote: 'qa', against: 'http://127.0.0.1:4481', url: 'http://127.0.0.1:4480' },
    ]);
    const ended = await readFile(path.join(root, 'mfe-qa', 'ended'), 'utf8');
    expect(ended).toBe(path.join(root, '.cache', 'emulator'));
  }));

test.each([
  [
    'that is not installed',
    { 'mfe-qa/package.json': '{"name":"mfe-qa","version":"1.0.0"}' },
    [],
    ' add -D @clinic/emulator',
  ],
  ['that does not start', withEmulator('process.exit(1);'), [], 'ended before it was ready'],
  ['beside a site', withEmulator(''), ['--against', 'https://staging.test'], 'leave --against out'],
])('an emulator %s is refused, and what to do is said', (_which, files, options, why) =>
  inTemporaryDirectory(async (root) => {
    await writeFiles(root, files);
    await expect(devOffline(root, ...options)).rejects.toThrow(why);
  }),
);
