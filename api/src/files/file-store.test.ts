import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStoreKinds } from '../testing/file-stores.ts';
import { bucketFiles } from './bucket-files.ts';
import { FileStoreAway } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clinic-test-files-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

describe.each(fileStoreKinds())('files in $name', ({ name: kind, setting }) => {
  let files: FileStore;
  /** The same place as another process has it. */
  let elsewhere: FileStore;
  beforeAll(async () => {
    const settings = { dataDir: join(dataDir, kind), fileStore: (await setting()) || null };
    [files, elsewhere] = [openFileStore(settings), openFileStore(settings)];
  });

  test('what was written is read, found and listed by every process, and written over as a whole', async () => {
    expect(await files.find('images/clinic/hall.svg')).toBeNull();
    expect(await files.read('images/clinic/hall.svg')).toBeNull();
    expect(await files.list('images')).toEqual([]);
    await files.write('images/clinic/hall.svg', Buffer.from('one'));
    await files.write('images/b.png', Buffer.from('two!'));
    const first = await files.find('images/clinic/hall.svg');
    expect(first).toMatchObject({ name: 'images/clinic/hall.svg', bytes: 3 });
    expect((await elsewhere.list('images')).map(({ name, bytes }) => [name, bytes])).toEqual([
      ['images/b.png', 4],
      ['images/clinic/hall.svg', 3],
    ]);
    await elsewhere.write('images/clinic/hall.svg', Buffer.from('other'));
    expect((await files.read('images/clinic/hall.svg'))?.toString()).toBe('other');
    expect((await elsewhere.find('images/clinic/hall.svg'))?.version).not.toBe(first?.version);
    expect(Math.abs(Date.now() - Number(first?.writtenAt))).toBeLessThan(60_000);
  });

  test('what was removed is gone, and may be removed twice', async () => {
    await files.write('applications/a.enc', Buffer.from('x'));
    await files.remove('applications/a.enc');
    await files.remove('applications/a.enc');
    expect([await files.find('applications/a.enc'), await elsewhere.read('applications/a.enc')]).toEqual([null, null]);
    expect(await files.list('applications')).toEqual([]);
  });

  test('a name that leads through a file names none', async () => {
    await files.write('images/c.png', Buffer.from('x'));
    expect([await files.find('images/c.png/d.png'), await files.read('images/c.png/d.png')]).toEqual([null, null]);
  });
});

test('V27: in a folder a file is for the user of the server alone, and nothing half written is left', async () => {
  await openFileStore({ dataDir, fileStore: null }).write('applications/b.enc', Buffer.from('x'));
  const folder = join(dataDir, 'applications');
  expect((await stat(join(folder, 'b.enc'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['b.enc']);
});

describe('a bucket that goes away', () => {
  const object = (key: string) =>
    `<Contents><Key>clinic/${key}</Key><Size>1</Size><ETag>"e"</ETag><LastModified>2026-11-21T07:00:00Z</LastModified></Contents>`;
  let isAway = false;
  let lists = 0;
  const server = createServer((request, response) => {
    if (isAway) return void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    if (request.url?.includes('list-type') === true) lists += 1;
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${object('images/a.svg')}</ListBucketResult>`);
  });
  let files: FileStore;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' });
    files = bucketFiles('s3://files/clinic', { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}` });
  });
  afterAll(() => server.close());
  afterEach(() => jest.useRealTimers());

  test('is asked once for many files, and what it had is known while it is away', async () => {
    const names = Array.from({ length: 50 }, (_, n) => `images/${n}.svg`);
    const found = await Promise.all(['images/a.svg', ...names].map((name) => files.find(name)));
    expect([found.filter((file) => file !== null).map(({ name }) => name), lists]).toEqual([['images/a.svg'], 1]);
    isAway = true;
    jest.useFakeTimers({ now: Date.now() + 60_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    expect(await files.find('images/a.svg')).toMatchObject({ name: 'images/a.svg' });
    await expect(files.read('images/a.svg')).rejects.toThrow(FileStoreAway);
    await expect(files.write('images/a.svg', Buffer.from('x'))).rejects.toThrow(FileStoreAway);
    await expect(files.find('applications/a.enc')).rejects.toThrow(FileStoreAway);
  });
});
