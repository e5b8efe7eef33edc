import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './processes.ts';

const fileOf = (script: string) => JSON.stringify(path.join(root, 'scripts', script));

/** Ends by itself where nobody ends it, so that nothing is left of a test that fails. */
const lingering = 'setTimeout(() => undefined, 30_000);';

/** As Jest and Playwright do, it begins others, and closes at Ctrl-C what it opened. */
const runner = `
  const { spawn } = require('node:child_process');
  const worker = spawn(process.execPath, ['-e', ${JSON.stringify(lingering)}], { stdio: 'inherit' });
  process.once('SIGINT', () => {
    process.on('SIGINT', () => undefined);
    console.log('closed');
    process.exitCode = 130;
    clearTimeout(timer);
  });
  const timer = ${lingering}
  worker.unref();
  console.log(process.env.TMPDIR);
`;

const command = `
  import { withTemporaryFiles } from ${fileOf('jest.ts')};
  import { run, runQuietly } from ${fileOf('processes.ts')};
  const beside = runQuietly(['-e', ${JSON.stringify(lingering)}]);
  await withTemporaryFiles((env) => run(['-e', ${JSON.stringify(runner)}], env));
  console.log('went on');
  await beside;
`;

// Elsewhere a process has no group.
const withGroups = process.platform === 'win32' ? test.skip : test;

withGroups.each([
  { signals: ['SIGINT'], code: 130 },
  { signals: ['SIGINT', 'SIGINT'], code: 130 },
  { signals: ['SIGQUIT'], code: 131 },
  { signals: ['SIGTERM'], code: 143 },
  { signals: ['SIGHUP'], code: 129 },
] as const)('$signals ends tests with all that they began, and removes their files', async ({ signals, code }) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], {
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: os.tmpdir() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  // Whatever it began holds its output open.
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  for (const signal of signals) child.kill(signal);
  expect((await closed)[0]).toBe(code);
  const [folder, ...rest] = said.trim().split('\n');
  expect(rest).toEqual(['closed']);
  // Without room in memory they have the usual place for temporary files.
  expect(existsSync(folder ?? '')).toBe(folder === os.tmpdir());
});
