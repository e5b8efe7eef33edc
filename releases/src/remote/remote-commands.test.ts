import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { contractVersion } from '@clinic/contracts/registry';
import { checkPackages, publishPackages } from '../publishing/publish.ts';
import { aClone } from '../testing/clone.ts';
import { aDescriptor, aRemoteBuild, first, runReleaseWith, site } from '../testing/fixtures.ts';
import type { Run } from '../testing/fixtures.ts';
import { aService, sound } from '../testing/service.ts';
import type { RunningService } from '../testing/service.ts';
import { remoteStore } from './remote-store.ts';
import { readCommandLine } from './service-address.ts';
import { uploadArtifact } from './upload-artifact.ts';

const main = path.join(import.meta.dirname, '..', 'main.ts');

let directory: string;
let service: RunningService;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'clinic-remote-'));
  service = await aService(directory);
});
afterAll(async () => {
  await service.close();
  await rm(directory, { recursive: true, force: true });
});

/** Runs a command that has no store, only the address and a token. */
const release = (...args: string[]): Promise<Run> => releaseAs(service.platform, ...args);
const releaseAs = (RELEASE_TOKEN: string, ...args: string[]): Promise<Run> =>
  runReleaseWith(main, path.join(directory, 'nothing-here'), { RELEASE_TOKEN }, ...args, '--to', service.address);

test('what is built here is checked and published by the service, and refused with its reasons', async () => {
  const { publishing, write } = await aClone(directory);
  const connection = service.connection(service.platform);
  const remotely = {
    ...publishing,
    store: remoteStore(connection),
    admit: (...[publication, together]: Parameters<typeof publishing.admit>) =>
      uploadArtifact({ connection, progress: publishing.progress }, publication, together),
  };
  // Only the service has the host to render it in.
  const broken = JSON.stringify(aRemoteBuild(aDescriptor('qa'), 'exports.render = () => { throw new Error("no") }'));
  await write('mfe-qa', { 'output.json': broken });
  await expect(publishPackages(remotely, ['qa'])).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringContaining('renders-on-server: /qa (ar) does not render on the server: Error: no.'),
    findings: expect.arrayContaining([expect.objectContaining({ check: 'renders-on-server' })]),
  });
  await write('mfe-qa', { 'output.json': JSON.stringify(aRemoteBuild(aDescriptor('qa'), sound)) });
  const [published] = await publishPackages(remotely, ['qa']);
  expect(published).toMatchObject({ published: true, findings: [] });
  expect(await service.store.verifyArtifact('qa', published?.release ?? '')).toEqual([]);
  expect((await service.store.readHistory()).lines.at(-1)).toMatchObject({
    act: 'publish',
    by: 'platform',
    remote: 'qa',
  });
  expect(await publishPackages(remotely, ['qa'])).toMatchObject([{ published: false }]);
});

test('the service knows which remotes of recorded types were live', async () => {
  const { publishing, write } = await aClone(path.join(directory, 'recorded'));
  const remote = { version: '1.0.0', paths: ['/page'] };
  const host = { version: '1.0.0', contract: contractVersion, api: '1.0.0', slots: [], navigationSlots: [] };
  const recorded = {
    ...{ schema: 'clinic-live-site/1', from: site, composition: 'c-0123456789ab', host, events: {} },
    remotes: { news: remote, qa: remote },
  };
  await write('mfe-booking', { 'src/live-site.json': JSON.stringify(recorded) });
  await service.store.promote({ channel: 'production', changes: { qa: null }, by: 'tests' });
  const remotely = { ...publishing, store: remoteStore(service.connection(service.platform)) };
  const [checked] = await checkPackages(remotely, ['booking']);
  await service.store.rollback({ channel: 'production', by: 'tests' });
  const found = checked?.findings.filter(({ check }) => check === 'live-types');
  expect(found).toMatchObject([{ level: 'error', message: expect.stringContaining('of qa 1.0.0, which is not live') }]);
});

test('commands say, answer and end as on the store itself', async () => {
  expect((await release('status')).out).toMatch(/booking +1\.0\.0\+aaaaaaa +1\.0\.0\+aaaaaaa\n/);
  const removed = await release('promote', '--remove', 'booking', '--to', 'staging', '--json');
  expect(JSON.parse(removed.out)).toMatchObject({ changed: true, registry: { seq: 2, by: 'platform' } });
  expect((await release('rollback', '--channel', 'staging')).out).toMatch(/^staging is at c-\w+, number 3\n$/);
  expect((await release('lock', 'staging', '--reason', 'Ramadan')).code).toBe(0);
  const locked = await release('promote', '--remove', 'qa', '--to', 'staging');
  expect(locked).toMatchObject({ code: 3, out: '', err: expect.stringContaining('by platform: Ramadan.') });
  expect((await release('unlock', 'staging')).out).toBe('staging is unlocked\n');
  const preview = await release('preview', `booking@${first}`);
  expect(preview.out).toMatch(/^https:\/\/site\.test\/\?preview=p-[0-9a-f]{32}\n$/);
  const [, id = ''] = /preview=(\S+)/.exec(preview.out) ?? [];
  expect(preview.out.startsWith(site)).toBe(true);
  expect((await release('preview', '--revoke', id)).out).toBe(`${id} is ended\n`);
  expect((await release('history', '--limit', '1')).out).toMatch(/platform +revoke/);
  expect((await release('diff', 'staging', 'production')).out).toContain('hold the same');
});

test.each([
  ['of another site', 'https://elsewhere.test'],
  ['of no site', ''],
])(
  'a preview links to the site of the service, also from a machine with the settings %s',
  async (_which, PUBLIC_URL) => {
    const ask = (...args: string[]) =>
      runReleaseWith(
        main,
        path.join(directory, 'nothing-here'),
        { RELEASE_TOKEN: service.platform, RELEASES_URL: service.address, PUBLIC_URL },
        ...args,
      );
    const made = JSON.parse((await ask('preview', `booking@${first}`, '--json')).out) as { id: string; url: string };
    expect(made.url).toBe(`${site}/?preview=${made.id}`);
    const listed: unknown = JSON.parse((await ask('preview', '--list', '--json')).out);
    expect(listed).toContainEqual(expect.objectContaining({ id: made.id, url: made.url }));

    const good = (await service.store.readRegistry('production'))?.composition ?? '';
    const { registry } = await service.store.promote({ channel: 'production', changes: { qa: null }, by: 'tests' });
    const given = path.join(directory, 'given.txt');
    const write = `require('node:fs').appendFileSync(${JSON.stringify(given)}, process.env.RELEASE_PREVIEW_URL + '\\n')`;
    const ends = ['--good', good, '--bad', registry.composition];
    await ask('bisect', ...ends, '--', process.execPath, '-e', write);
    await service.store.rollback({ channel: 'production', by: 'tests' });
    const links = (await readFile(given, 'utf8')).trim().split('\n');
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => !link.startsWith(`${site}/?preview=p-`))).toEqual([]);
  },
);

test('what cannot be asked or reached says so, with the exit code of that', async () => {
  expect(await releaseAs('ct_wrong', 'status', '--json')).toMatchObject({
    code: 1,
    err: expect.stringContaining('"code":"forbidden"'),
  });
  expect(await release('keys', 'list')).toMatchObject({
    code: 2,
    err: expect.stringContaining('needs the store itself'),
  });
  const nowhere = await runReleaseWith(main, directory, { RELEASES_URL: 'http://127.0.0.1:9' }, 'history');
  expect(nowhere).toMatchObject({ code: 3, err: expect.stringContaining('was not reached') });
});

test.each([
  [['status', '--to', 'https://a.example/'], { args: ['status'], service: 'https://a.example' }],
  [['status', '--to=http://localhost:1/x'], { args: ['status'], service: 'http://localhost:1/x' }],
  [
    ['promote', 'a@1', '--to', 'staging', '--to', 'https://a.example'],
    { args: ['promote', 'a@1', '--to', 'staging'], service: 'https://a.example' },
  ],
  [
    ['promote', 'a@1', '--to', 'staging'],
    { args: ['promote', 'a@1', '--to', 'staging'], service: 'https://set.example' },
  ],
  [
    ['bisect', '--', 'test', '--to', 'https://a.example'],
    { args: ['bisect', '--', 'test', '--to', 'https://a.example'], service: 'https://set.example' },
  ],
])('%j names its service', (argv, expected) => {
  expect(readCommandLine(argv, 'https://set.example')).toEqual(expected);
});

test('a token goes to no address that is no service or that others could read', () => {
  for (const address of ['http://releases.example', 'https://user:secret@a.example', 'ftp://a.example'])
    expect(() => readCommandLine(['status'], address)).toThrow(/release service is an address/);
});
