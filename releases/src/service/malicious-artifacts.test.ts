import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { aDescriptor, aRemoteBuild, writeFiles } from '../testing/fixtures.ts';
import { aService, hasNamespaces, sound } from '../testing/service.ts';
import type { RunningService } from '../testing/service.ts';
import { uploadArtifact } from '../remote/upload-artifact.ts';

let directory: string;
let service: RunningService;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'clinic-malicious-'));
  service = await aService(directory, { timeoutMs: 10_000 });
});
afterAll(async () => {
  await service.close();
  await rm(directory, { recursive: true, force: true });
});

let number = 0;

/** Uploads a build of qa whose code on the server is a script. */
async function uploadRunning(script: string) {
  number += 1;
  const release = `1.0.0+${String(number).padStart(7, '0')}`;
  const built = await writeFiles(path.join(directory, `build-${number}`), {
    ...aRemoteBuild(aDescriptor('qa')),
    'node/container.cjs': script,
  });
  const connection = service.connection(service.platform);
  const publication = { name: 'qa', release, built, by: 'tests' };
  return { release, done: uploadArtifact({ connection, progress: () => undefined }, publication, ['qa']) };
}

test('what does no harm is published', async () => {
  const { release, done } = await uploadRunning(sound);
  expect(await done).toEqual({ published: true, findings: [] });
  expect(await service.store.verifyArtifact('qa', release)).toEqual([]);
});

/** Does something that must fail, and afterwards says whether it did. */
const attempts = (keys: string, store: string, port: number) => ({
  'reads the key': `fs.readFileSync(${JSON.stringify(path.join(keys, 'registry.key'))})`,
  'reads the key by a link': `fs.symlinkSync(${JSON.stringify(keys)}, __dirname + '/link')`,
  'reads the teams': `fs.readFileSync(${JSON.stringify(path.join(store, 'teams.json'))})`,
  'reads the system': `fs.readFileSync('/etc/passwd')`,
  'reads another process': `fs.readFileSync('/proc/' + process.ppid + '/environ')`,
  'finds a secret': `if (!Object.keys(process.env).some((name) => name !== 'PATH' && name !== 'PWD' && name !== 'OLDPWD' && name !== 'SHLVL' && name !== '_')) throw 0`,
  'writes beside itself': `fs.writeFileSync(__dirname + '/container.cjs', 'changed')`,
  'writes elsewhere': `fs.writeFileSync(${JSON.stringify(path.join(store, 'history.jsonl'))}, '')`,
  'starts a process': `if (require('node:child_process').spawnSync('id').error) throw 0`,
  'bombs with forks': `for (let n = 0; n < 3; n += 1) require('node:child_process').fork(__filename)`,
  'starts a thread without permissions': `new (require('node:worker_threads').Worker)('', { eval: true, execArgv: [] })`,
  'loads machine code': `process.dlopen({ exports: {} }, '/usr/lib/libc.so')`,
  'opens the inspector': `require('node:inspector').open(0)`,
  ...(hasNamespaces
    ? {
        'reaches the service': `await new Promise((resolve, reject) => require('node:net').connect(${port}, '127.0.0.1').once('connect', resolve).once('error', reject))`,
        'asks for a name': `await require('node:dns/promises').resolve('clinic.example')`,
      }
    : {}),
});

test('code of an artifact gets at no key, no secret, no file, no process and no network', async () => {
  const keys = path.join(directory, 'keys');
  expect(existsSync(path.join(keys, 'registry.key'))).toBe(true);
  const tried = attempts(keys, service.store.location, Number(new URL(service.address).port));
  const body = Object.entries(tried).map(
    ([name, code]) => `try { ${code}; done.push(${JSON.stringify(name)}); } catch {}`,
  );
  const { done } = await uploadRunning(
    `const fs = require('node:fs');
     exports.render = async () => { const done = []; ${body.join('\n')}; throw new Error('it did: ' + done.join()); };`,
  );
  await expect(done).rejects.toMatchObject({ code: 'refused', message: expect.stringMatching(/it did: [.]?$/m) });
});

test.each([
  ['never ends', 'exports.render = () => { for (;;); }', 'did not end in time'],
  [
    'says too much',
    `exports.render = () => { for (;;) require('node:fs').writeSync(1, 'x'.repeat(1e6)); }`,
    'wrote more than',
  ],
  ...(hasNamespaces
    ? [
        [
          'fills the memory',
          'exports.render = () => { const kept = []; for (;;) kept.push(Buffer.alloc(5e7, 1)); }',
          'Failed to allocate memory',
        ],
      ]
    : []),
  ['ends the process', 'process.exit(0)', 'were not rendered'],
])('an artifact whose code %s is refused, and the service goes on', async (_name, script, why) => {
  const { release, done } = await uploadRunning(script);
  await expect(done).rejects.toMatchObject({ code: 'refused', message: expect.stringContaining(why) });
  expect(await service.store.hasArtifact('qa', release)).toBe(false);
  expect((await fetch(`${service.address}/readyz`)).status).toBe(200);
});

test('code of an artifact cannot say what the checks of its files found', async () => {
  const build = aRemoteBuild(aDescriptor('qa'));
  const forged = JSON.stringify({ findings: [] });
  const built = await writeFiles(path.join(directory, 'forged'), {
    ...build,
    'remoteEntry.js.map': '{"version":3}',
    'node/container.cjs': `process.stdout.write(${JSON.stringify(`${forged}\n`)}); ${sound}`,
  });
  const connection = service.connection(service.platform);
  const publication = { name: 'qa', release: '1.0.0+f000000', built, by: 'tests' };
  await expect(uploadArtifact({ connection, progress: () => undefined }, publication, ['qa'])).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringContaining('source-maps'),
  });
});
