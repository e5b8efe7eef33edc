import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../shared/node/src/index.ts';
import { root } from './processes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-dev-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Stands in for every part; it stops when a file is gone. */
const partBusyWhile = (file: string) => `
const { existsSync } = require('node:fs');
process.on('SIGTERM', () => console.log('stopping'));
setInterval(() => existsSync(${JSON.stringify(file)}) || process.exit(0), 10);
console.log('started');
`;

/** Has a script start another one in the place of each part. */
const startingInstead = (part: string) => `
import processes from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
const { spawn } = processes;
processes.spawn = (command, _args, options) => spawn(command, [${JSON.stringify(part)}], options);
syncBuiltinESMExports();
`;

test.each(['scripts/dev.ts', 'shared/build/src/dev/against/start.ts'])(
  'a second Ctrl-C does not end %s before its parts have stopped',
  async (script) => {
    const file = (name: string) => path.join(folder, name);
    await writeFile(file('busy'), '');
    await writeFile(file('part.cjs'), partBusyWhile(file('busy')));
    await writeFile(file('preload.mjs'), startingInstead(file('part.cjs')));
    await mkdir(file('src'));
    await writeFile(file('src/remote.ts'), '');
    const port = String(await freePort());
    const child = spawn(process.execPath, ['--import', file('preload.mjs'), path.join(root, script)], {
      cwd: folder,
      env: {
        ...{ PATH: process.env['PATH'], DATA_DIR: file('data'), PORT: port, API_PORT: String(await freePort()) },
        ...{ AGAINST_REMOTE: 'qa', AGAINST_PORT: port },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    const untilSaid = async (word: string) => {
      while (!said.includes(word)) await once(child.stdout, 'data');
    };

    await untilSaid('started');
    child.kill('SIGINT');
    await untilSaid('stopping');
    child.kill('SIGINT');
    await rm(file('busy'));
    expect(await ended).toEqual([0, null]);
  },
);
