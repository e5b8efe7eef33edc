/** Servers that a process of their own begins, as `npm start` does: they end with it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServer, until } from './processes.ts';

/** Ends by itself where nobody ends it, so that nothing is left of a test that fails. */
const server = `
  require('node:http').createServer((request, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');
  setTimeout(() => process.exit(), 20_000);
`;
const starter = `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'inherit' });
`;

let place: string;
let port: number;
beforeEach(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'clinic-begun-'));
  await writeFile(path.join(place, 'start.cjs'), starter);
  port = await freePort();
});
afterEach(() => rm(place, { recursive: true, force: true }));

const startOf = () => ({
  ...{ name: 'begun', script: 'start.cjs', place, port, env: { PORT: String(port) }, ready: '/', beginsOthers: true },
});
const untilGone = () =>
  until('nobody to answer', () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => false,
      () => true,
    ),
  );

// Elsewhere a process has no group.
const withGroups = process.platform === 'win32' ? test.skip : test;

withGroups('at once', async () => {
  const started = await startServer(startOf());
  await started.kill();
  expect((await untilGone()).milliseconds).toBeLessThan(10_000);
});

withGroups('when the process that began it dies by itself', async () => {
  const started = await startServer(startOf());
  process.kill(started.pid, 'SIGKILL');
  expect((await untilGone()).milliseconds).toBeLessThan(10_000);
});

test('who waits for a server learns that a signal ended it', async () => {
  await writeFile(path.join(place, 'start.cjs'), `process.kill(process.pid, 'SIGKILL');`);
  await expect(startServer(startOf())).rejects.toThrow('begun ended with SIGKILL before it was ready');
});

withGroups('when whoever started it ends', async () => {
  const program = `
    import { startServer } from ${JSON.stringify(path.join(import.meta.dirname, 'processes.ts'))};
    await startServer(${JSON.stringify(startOf())});
    process.exit(7);
  `;
  const command = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: 'inherit',
  });
  expect((await once(command, 'exit'))[0]).toBe(7);
  expect((await untilGone()).milliseconds).toBeLessThan(10_000);
});
