import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { aDescriptor, aRemoteBuild, first, writeFiles } from '../../testing/fixtures.ts';
import { aService, sound } from '../../testing/service.ts';
import type { RunningService } from '../../testing/service.ts';
import { ServiceConnection } from '../../remote/service-connection.ts';
import { uploadArtifact } from '../../remote/upload-artifact.ts';
import { integrityOf } from '../../store/hashes.ts';

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

test('a team has few open uploads at a time', async () => {
  const begin = (n: number) => call('POST', 'uploads', aPlan([aFile(`${n}.js`)]));
  const begun = [];
  for (let n = 0; n < 5; n += 1) begun.push(await begin(n));
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200, 503]);
  expect(Number(begun[4]?.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const answer of begun.slice(0, 4)) {
    const { id } = (await answer.json()) as { id: string };
    await call('DELETE', `uploads/${id}`, {});
  }
});

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
