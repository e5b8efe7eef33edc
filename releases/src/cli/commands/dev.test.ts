import path from 'node:path';
import { inTemporaryDirectory, runReleaseWith } from '../../testing/fixtures.ts';

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
