import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { aDescriptor, aRemoteBuild, first, inTemporaryDirectory, writeFiles } from '../../testing/fixtures.ts';
import { aService, sound } from '../../testing/service.ts';
import type { RunningService } from '../../testing/service.ts';
import { ServiceConnection } from '../../remote/service-connection.ts';
import { uploadArtifact } from '../../remote/upload-artifact.ts';
import { integrityOf } from '../../store/hashes.ts';
import { UploadFolder } from './upload-folder.ts';
import { UploadPlan } from './upload-plan.ts';

let directory: string;
let service: RunningService;
let booking: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'clinic-uploads-'));
  service = await aService(directory, { limits: { files: 50, fileBytes: 2_000_000, bytes: 4_000_000 } });
  const scope = { remotes: ['booking'], channels: ['staging'], rights: ['publish'] } as const;
  booking = await service.store.addTeam({ name: 'booking-team', ...scope, by: 'tests' });
});
afterAll(async () => {
  await service.close();
  await rm(directory, { recursive: true, force: true });
});

const bytes = Buffer.from('some bytes');
const aFile = (name: string, more: object = {}) => ({
  path: name,
  size: bytes.length,
  integrity: integrityOf(bytes),
  ...more,
});
const aPlan = (files: object[], more: object = {}) => ({ name: 'booking', release: '1.0.0+0000001', files, ...more });

function call(method: string, where: string, body: BodyInit | object, headers: Record<string, string> = {}) {
  const isJson = !(body instanceof Uint8Array);
  return fetch(`${service.address}/v1/${where}`, {
    method,
    headers: {
      authorization: `Bearer ${booking}`,
      'content-type': isJson ? 'application/json' : 'application/offset+octet-stream',
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : Buffer.from(body),
  });
}

/** A build of booking with a script for browsers that takes a while to send. */
async function aBuild(release: string): Promise<{ name: string; release: string; built: string; by: string }> {
  const large = { 'images/large.bin': 'large '.repeat(250_000) };
  const built = path.join(directory, `build-${release}`);
  await writeFiles(built, { ...aRemoteBuild(aDescriptor('booking'), sound), ...large });
  return { name: 'booking', release, built, by: 'tests' };
}

test.each([
  ['a path out of its folder', [aFile('../../keys/registry.key')]],
  ['a path from the root', [aFile('/etc/passwd')]],
  ['a path with a backslash', [aFile('node\\..\\..\\x')]],
  ['a hidden way up', [aFile('node/../../x')]],
  ['an empty part', [aFile('node//x')]],
  ['a line break', [aFile('a\nb')]],
  ['a file twice, but for its letters', [aFile('Main.js'), aFile('main.js')]],
  ['a file that is a folder', [aFile('node'), aFile('node/container.cjs')]],
  ['too many files', Array.from({ length: 51 }, (_, n) => aFile(`${n}.js`))],
  ['a file that is too large', [aFile('a.js', { size: 2_000_001 })]],
  ['too many bytes', ['a', 'b', 'c'].map((name) => aFile(name, { size: 1_900_000 }))],
  ['a hash that is none', [aFile('a.js', { integrity: 'sha256-x' })]],
  ['no files', []],
])('%s begins no upload', async (_name, files) => {
  const answer = await call('POST', 'uploads', aPlan(files));
  expect([answer.status, await answer.json()]).toEqual([400, { error: expect.objectContaining({ code: 'invalid' }) }]);
  expect(await readdir(path.join(directory, 'uploads')).catch(() => [])).toEqual([]);
});

test('a team begins uploads of what it may publish alone, and no other team sees them', async () => {
  const foreign = await call('POST', 'uploads', { ...aPlan([aFile('a.js')]), name: 'qa' });
  expect([foreign.status, await foreign.text()]).toEqual([403, expect.stringContaining('it lacks qa')]);
  const { id } = (await (await call('POST', 'uploads', aPlan([aFile('a.js')]))).json()) as { id: string };
  const other = { authorization: `Bearer ${service.platform}` };
  expect((await fetch(`${service.address}/v1/uploads/${id}`, { headers: other })).status).toBe(404);
  expect((await fetch(`${service.address}/v1/uploads/..%2F..%2Fkeys`, { headers: other })).status).toBe(404);
  expect((await call('DELETE', `uploads/${id}`, {})).status).toBe(204);
});

test('bytes come behind those that are there, as they are, no more than announced, and are what their hash says', async () => {
  const begun = await call('POST', 'uploads', aPlan([aFile('a.js')]));
  const { id } = (await begun.json()) as { id: string };
  const send = (offset: number, part: Uint8Array, headers: Record<string, string> = {}) =>
    call('PATCH', `uploads/${id}/files/0`, part, { 'upload-offset': String(offset), ...headers });
  expect((await send(3, bytes)).status).toBe(409);
  // What is packed could unfold to anything.
  expect((await send(0, gzipSync(bytes), { 'content-encoding': 'gzip' })).status).toBe(400);
  expect((await send(0, Buffer.alloc(1000))).status).toBe(400);
  expect((await send(0, bytes.subarray(0, 4))).headers.get('upload-offset')).toBe('4');
  expect((await call('POST', `uploads/${id}/complete`, {})).status).toBe(409);
  const altered = await send(4, Buffer.from('others'));
  expect([altered.status, await altered.text()]).toEqual([422, expect.stringContaining('not what its hash says')]);
  expect((await send(0, bytes)).status).toBe(204);
  expect((await call('PATCH', `uploads/${id}/files/1`, bytes, { 'upload-offset': '0' })).status).toBe(404);
  const incomplete = await call('POST', `uploads/${id}/complete`, {});
  expect([incomplete.status, await incomplete.text()]).toEqual([422, expect.stringContaining('required-files')]);
});

test('a build that goes together with others needs the right to publish all of them, and is said to be compared with none', async () => {
  const { store } = service;
  const team = { name: 'pair', remotes: ['booking', 'host'], channels: ['staging'], rights: ['publish'] } as const;
  const pair = await store.addTeam({ ...team, by: 'tests' });
  const { token: narrow } = await store.addToken({ team: 'pair', remotes: ['booking'], by: 'tests' });
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const plan = aPlan([aFile('a.js')], { together: ['booking', 'host'] });
  for (const token of [booking, narrow]) {
    const refused = await call('POST', 'uploads', plan, as(token));
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('it lacks host')]);
  }
  const id = await idOf(await call('POST', 'uploads', plan, as(pair)));
  await call('PATCH', `uploads/${id}/files/0`, bytes, { ...as(pair), 'upload-offset': '0' });
  const refused = await call('POST', `uploads/${id}/complete`, {}, as(narrow));
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('it lacks host')]);
  await call('DELETE', `uploads/${id}`, {}, as(pair));

  const publication = await aBuild('1.0.0+0000007');
  const uploading = { connection: service.connection(pair), progress: () => undefined };
  await uploadArtifact(uploading, publication, ['booking', 'host']);
  const { checks } = (await store.readProvenance('booking', publication.release)) ?? {};
  expect(checks).toEqual([{ check: 'files', result: 'passed' }]);
});

const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;

test('a team has few open uploads at a time, however many it begins at once, and no other team loses one', async () => {
  const other = { authorization: `Bearer ${service.platform}` };
  const foreign = await idOf(await call('POST', 'uploads', aPlan([aFile('foreign.js')]), other));
  const begun = await Promise.all(
    Array.from({ length: 20 }, (_, n) => call('POST', 'uploads', aPlan([aFile(`${n}.js`)]))),
  );
  expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([200]));
  const open = await readdir(path.join(directory, 'uploads'));
  expect(open).toHaveLength(5);
  expect(open).toContain(foreign);
  await call('DELETE', `uploads/${foreign}`, {}, other);
  for (const id of open) await call('DELETE', `uploads/${id}`, {});
  expect(await readdir(path.join(directory, 'uploads'))).toEqual([]);
});

test('the upload that a team left longest ago makes way for its next one, unless it is being written', async () => {
  const begin = async (n: number) => {
    await pause(20);
    return idOf(await call('POST', 'uploads', aPlan([aFile(`${n}.js`)])));
  };
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push(await begin(n));
  // The first goes on now, so that the second is the one that was left longest ago; the third is being written.
  expect(await begin(0)).toBe(ids[0]);
  const { port } = new URL(service.address);
  const headers = { authorization: `Bearer ${booking}`, 'content-type': 'application/offset+octet-stream' };
  const slow = request({
    ...{ port, method: 'PATCH', path: `/v1/uploads/${ids[2]}/files/0` },
    headers: { ...headers, 'upload-offset': '0', 'content-length': String(bytes.length) },
  });
  slow.write(bytes.subarray(0, 4));
  await pause(200);

  for (const n of [4, 5, 6]) ids.push(await begin(n));
  const open = await readdir(path.join(directory, 'uploads'));
  expect(open.sort()).toEqual([ids[2], ids[4], ids[5], ids[6]].sort());
  const gone = await call('PATCH', `uploads/${ids[1]}/files/0`, bytes, { 'upload-offset': '0' });
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('Begin again')]);
  const answered = once(slow, 'response');
  slow.end(bytes.subarray(4));
  expect(((await answered)[0] as IncomingMessage).statusCode).toBe(204);
  for (const id of open) await call('DELETE', `uploads/${id}`, {});
});

test('with as many uploads as all may have, one that nobody was at for minutes makes way, and no other', () =>
  inTemporaryDirectory(async (root) => {
    let now = Date.now();
    const folder = new UploadFolder(root, () => now);
    const plan = (n: number) => UploadPlan.parse(aPlan([aFile(`${n}.js`)]));
    const begun = [];
    for (let n = 0; n < 16; n += 1) begun.push(await folder.begin(`team-${n}`, plan(n)));
    const [first, kept, ...others] = begun;
    if (first === undefined || kept === undefined) throw new Error('nothing was begun');
    await expect(folder.begin('late', plan(16))).rejects.toMatchObject({ code: 'busy' });

    now += 10 * 60 * 1000;
    const done = Promise.withResolvers<void>();
    const keeping = folder.whileKept(first, () => done.promise);
    await folder.begin('late', plan(16));
    expect(await folder.find(first.id, first.team)).not.toBeNull();
    expect(await readdir(root)).toHaveLength(16);
    const left = await Promise.all([kept, ...others].map(({ id, team }) => folder.find(id, team)));
    expect(left.filter((each) => each === null)).toHaveLength(1);
    done.resolve();
    await keeping;
  }));

test('an upload that goes on has what its last plan says beside the files, but not while it is checked', () =>
  inTemporaryDirectory(async (root) => {
    const folder = new UploadFolder(root);
    const plan = (together: string[], commit: string) =>
      UploadPlan.parse(
        aPlan([aFile('a.js')], {
          together,
          source: { repository: 'https://git.test/booking', commit: commit.repeat(40) },
        }),
      );
    const [earlier, next] = [plan(['host', 'booking'], 'a'), plan(['booking'], 'b')];
    const planOf = async () => (await folder.find(id, 'team'))?.plan;
    const { id } = await folder.begin('team', earlier);
    const again = await folder.begin('team', next);
    expect([again.id, await planOf()]).toEqual([id, next]);

    await folder.whileKept(again, async () => {
      await folder.begin('team', earlier);
      expect(await planOf()).toEqual(next);
    });
  }));

test('a link in a build is sent nowhere', async () => {
  const publication = await aBuild('1.0.0+0000002');
  await mkdir(path.join(publication.built, 'more'));
  await writeFile(path.join(directory, 'secret'), 'secret');
  await symlink(path.join(directory, 'secret'), path.join(publication.built, 'more', 'link.js'));
  const sent = uploadArtifact({ connection: service.connection(booking), progress: () => undefined }, publication, []);
  await expect(sent).rejects.toMatchObject({ code: 'invalid' });
});

/** A way to the service that breaks for good after so many bytes. */
async function aBreakingWay(mostBytes: number) {
  let left = mostBytes;
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(service.address).port), '127.0.0.1');
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    upstream.pipe(client);
    client.on('data', (chunk) => {
      left -= chunk.length;
      if (left > 0) upstream.write(chunk);
      else {
        upstream.destroy();
        client.destroy();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('an upload that was cut off goes on where it stopped', async () => {
  const publication = await aBuild('1.0.0+0000003');
  const way = await aBreakingWay(900_000);
  const broken = new ServiceConnection(way.address, () => Promise.resolve(booking));
  const cut = uploadArtifact({ connection: broken, progress: () => undefined }, publication, ['booking']);
  await expect(cut).rejects.toMatchObject({ code: 'unreachable' });
  way.close();
  expect(await service.store.hasArtifact('booking', publication.release)).toBe(false);

  const said: string[] = [];
  const progress = (_name: string, what: string) => void said.push(what);
  const connection = service.connection(booking);
  expect(await uploadArtifact({ connection, progress }, publication, ['booking'])).toMatchObject({ published: true });
  const [, kilobytes] = /uploading (\d+) kB/.exec(said[0] ?? '') ?? [];
  expect(Number(kilobytes)).toBeLessThan(1000);
  expect(await service.store.verifyArtifact('booking', publication.release)).toEqual([]);
});

test('two teams upload at once, and the same build twice at once is one release', async () => {
  const [one, other] = [await aBuild('1.0.0+0000004'), await aBuild('1.0.0+0000005')];
  const built = path.join(directory, 'qa');
  await writeFiles(built, aRemoteBuild(aDescriptor('qa'), `${sound};`));
  const qa = { name: 'qa', release: '1.0.0+0000006', built, by: 'tests' };
  const upload = (token: string, publication: typeof one) =>
    uploadArtifact({ connection: service.connection(token), progress: () => undefined }, publication, [
      publication.name,
    ]);
  const results = await Promise.all([
    upload(booking, one),
    upload(service.platform, qa),
    upload(service.platform, other),
    upload(booking, other),
  ]);
  expect(results.slice(0, 2).map(({ published }) => published)).toEqual([true, true]);
  expect(results.slice(2).map(({ published }) => published)).toContain(true);
  const { lines } = await service.store.readHistory();
  const published = lines.filter(({ act, release }) => act === 'publish' && release?.startsWith('1.0.0+000000'));
  expect(published.filter(({ release }) => release === other.release)).toHaveLength(1);
  expect(await service.store.verifyArtifact('booking', other.release)).toEqual([]);
  expect((await service.store.readRegistry('production'))?.remotes['booking']?.release).toBe(first);
});
