import { writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { hasS3Server, startS3Server } from '@clinic/node/testing/s3-server';
import type { S3Server } from '@clinic/node/testing/s3-server';
import { aDescriptor, aRemoteBuild, first, inTemporaryDirectory, publish } from '../../testing/fixtures.ts';
import { integrityOf } from '../hashes.ts';
import { openStore } from '../index.ts';
import { lockedInBucket } from './s3-lock.ts';
import { s3Backend, storeBucket } from './s3-backend.ts';

const withServer = hasS3Server() ? describe : describe.skip;

/** A server in front of another one, or of none, that answers as the test says. */
async function inFront(answer: http.RequestListener): Promise<{ url: string; close: () => Promise<void> }> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Hands a request on to a server and gives its answer back, unless the test says otherwise. */
function passOn(
  target: URL,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  answered = (answer: http.IncomingMessage): unknown =>
    answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers)),
): void {
  const { method, url, headers } = request;
  request.pipe(http.request({ host: target.hostname, port: target.port, method, path: url, headers }, answered));
}

/** Keeps objects as S3 does, but for the conditions of a write, which it ignores. */
function careless(): http.RequestListener {
  const objects = new Map<string, Buffer>();
  return (request, response) => {
    const key = (request.url ?? '').split('?')[0] ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
      const held = objects.get(key);
      response.writeHead(held === undefined ? 404 : 200, { etag: '"same"' });
      if (request.method === 'GET') response.end(held ?? '<Error><Code>NoSuchKey</Code></Error>');
      else response.end();
    });
  };
}

test.each(['s3://', 's3://A/b', 's3:///prefix', 's3://a b/c'])('%s is no location of a bucket', (location) => {
  expect(() => storeBucket(location, {})).toThrow('s3://bucket/prefix');
});

test('a server that cannot be reached is said to be away, and which', async () => {
  const { url, close } = await inFront((_request, response) => void response.end());
  await close();
  const env = { AWS_ENDPOINT_URL_S3: url };
  process.env['AWS_ACCESS_KEY_ID'] = 'a';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'b';
  await expect(storeBucket('s3://clinic/site', env).read('x')).rejects.toMatchObject({
    code: 'unreachable',
    message: expect.stringContaining('s3://clinic'),
  });
});

test('a server that ignores conditions is refused before anything is written', async () => {
  const { url, close } = await inFront(careless());
  try {
    const bucket = storeBucket('s3://clinic/site', { AWS_ENDPOINT_URL_S3: url });
    await expect(bucket.putIf('registry/production.json', 'one', 'absent')).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('does not keep conditional writes'),
    });
    expect(await bucket.read('registry/production.json')).toBeNull();
  } finally {
    await close();
  }
});

withServer('in a bucket', () => {
  let server: S3Server;
  let location: string;
  beforeAll(async () => {
    server = await startS3Server();
    Object.assign(process.env, server.env);
  }, 120_000);
  afterAll(() => server.stop());
  beforeEach(async () => {
    location = await server.bucket();
  });

  const tree = (word: string) =>
    new Map([
      ['files.json', Buffer.from(`list of ${word}`)],
      ['a.js', Buffer.from(word)],
    ]);

  test('a bucket that is not there is named', async () => {
    await expect(storeBucket('s3://nobodys-bucket/x', server.env).read('x')).rejects.toMatchObject({
      code: 'missing',
      message: expect.stringContaining('nobodys-bucket'),
    });
  });

  test('an upload that stopped half-way is not there for readers, and is completed by the same files only', () =>
    inTemporaryDirectory(async (directory) => {
      const backend = s3Backend(location, directory);
      const bucket = storeBucket(location, server.env);
      // What the upload of a process leaves that ends before its mark.
      const stopped = storeBucket(location, server.env);
      await stopped.put('artifacts/qa/1/a.js', 'one');
      await backend.putTree('artifacts/qa/2', tree('one'));
      const claim = 'sha384-of-something-else';
      await bucket.putIf('.uploads/artifacts/qa/1', claim, 'absent');

      expect((await backend.onDisk('artifacts/qa/1')).directory).toContain(directory);
      await expect(backend.putTree('artifacts/qa/1', tree('two'))).rejects.toMatchObject({ code: 'busy' });
      expect(await backend.read('artifacts/qa/1/files.json')).toBeNull();

      await bucket.remove(['.uploads/artifacts/qa/1']);
      expect(await backend.putTree('artifacts/qa/1', tree('one'))).toBe(true);
      expect((await backend.read('artifacts/qa/1/a.js'))?.toString()).toBe('one');
      expect(await bucket.list('.uploads/artifacts/qa')).toEqual([]);
    }));

  test('what another upload marked between two steps of this one is never written over', () =>
    inTemporaryDirectory(async (directory) => {
      const backend = s3Backend(location, directory);
      const target = new URL(server.env['AWS_ENDPOINT_URL_S3'] ?? '');
      let asked = 0;
      const { url, close } = await inFront((request, response) => {
        const isMark = request.method === 'GET' && request.url?.includes('/files.json') === true;
        if (!isMark || (asked += 1) !== 1) return passOn(target, request, response);
        // The other one begins and ends between this question and its answer.
        void backend
          .putTree('artifacts/qa/1', tree('one'))
          .then(() => response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>'));
      });
      try {
        const late = s3Backend(location, directory, { AWS_ENDPOINT_URL_S3: url });
        expect(await late.putTree('artifacts/qa/1', tree('two'))).toBe(false);
        expect((await backend.read('artifacts/qa/1/a.js'))?.toString()).toBe('one');
        expect(await backend.list('.uploads')).toEqual([]);
      } finally {
        await close();
      }
    }));

  test('the claim of an upload that goes on where another stopped is as young as that upload', () =>
    inTemporaryDirectory(async (directory) => {
      const bucket = storeBucket(location, server.env);
      const claimed = async () => (await bucket.list('.uploads/artifacts/qa'))[0]?.putAt.getTime() ?? 0;
      await bucket.putIf('.uploads/artifacts/qa/1', integrityOf(Buffer.from('list of one')), 'absent');
      const before = await claimed();
      const target = new URL(server.env['AWS_ENDPOINT_URL_S3'] ?? '');
      let during = 0;
      const { url, close } = await inFront((request, response) => {
        if (request.method !== 'PUT' || request.url?.includes('/a.js') !== true)
          return passOn(target, request, response);
        void claimed().then((at) => {
          during = at;
          passOn(target, request, response);
        });
      });
      try {
        const backend = s3Backend(location, directory, { AWS_ENDPOINT_URL_S3: url });
        expect(await backend.putTree('artifacts/qa/1', tree('one'))).toBe(true);
        expect(during).toBeGreaterThan(before);
      } finally {
        await close();
      }
    }));

  test('more files than one answer lists are all listed and all removed', async () => {
    const backend = s3Backend(location, '/nowhere');
    const bucket = storeBucket(location, server.env);
    const names = Array.from({ length: 1001 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
    for (let start = 0; start < names.length; start += 100)
      await Promise.all(names.slice(start, start + 100).map((name) => bucket.put(name, '')));
    expect((await backend.list('many')).map(({ key }) => key)).toEqual(names);
    await backend.removeTree('many');
    expect(await backend.list('many')).toEqual([]);
  });

  test('the lock of a process that died is taken over; one that is renewed is not', async () => {
    const lease = 300;
    const bucket = storeBucket(location, server.env);
    await bucket.putIf('.write-lock', '{"holder":"died"}', 'absent');
    expect(await lockedInBucket(bucket, '.write-lock', () => Promise.resolve('in'), lease)).toBe('in');

    const order: string[] = [];
    const entered = Promise.withResolvers<void>();
    const tries = Promise.withResolvers<void>();
    const long = lockedInBucket(
      bucket,
      '.write-lock',
      async () => {
        entered.resolve();
        // Renewed as often as the one who waits would need to take it for dead, three times over.
        const tags = new Set<string>();
        while (tags.size < 10) tags.add((await bucket.read('.write-lock'))?.etag ?? '');
        order.push('first');
        tries.resolve();
      },
      lease,
    );
    await entered.promise;
    const next = lockedInBucket(bucket, '.write-lock', async () => void order.push('second'), lease);
    await tries.promise;
    await Promise.all([long, next]);
    expect(order).toEqual(['first', 'second']);
  });

  test('a write whose answer got lost is known as done, and a server that fails once is asked again', async () => {
    let lost = 0;
    let failed = 0;
    const target = new URL(server.env['AWS_ENDPOINT_URL_S3'] ?? '');
    const { url, close } = await inFront((request, response) => {
      if (request.method === 'GET' && (failed += 1) === 1) {
        response.writeHead(503).end();
        return;
      }
      const { method, url: asked = '', headers } = request;
      const isOnce = method === 'PUT' && headers['if-none-match'] === '*' && asked.includes('once');
      if (!isOnce || (lost += 1) !== 1) passOn(target, request, response);
      else passOn(target, request, response, (answer) => answer.resume().once('end', () => request.socket.destroy()));
    });
    try {
      const backend = s3Backend(location, '/nowhere', { AWS_ENDPOINT_URL_S3: url });
      expect(await backend.writeOnce('once', 'mine')).toBe(true);
      expect(lost).toBe(2);
      expect(await backend.writeOnce('once', 'mine')).toBe(false);
      expect((await backend.read('once'))?.toString()).toBe('mine');
      expect(failed).toBeGreaterThan(1);
    } finally {
      await close();
    }
  });

  test('a copy on this disk that was altered is fetched again before anything of it is executed', () =>
    inTemporaryDirectory(async (directory) => {
      const store = openStore(location, { localState: directory, createKeys: true });
      await publish(store, 'booking', first, aRemoteBuild(aDescriptor('booking')));
      const copy = await store.intactDirectory('booking', first);
      await writeFile(path.join(copy, 'node', 'container.cjs'), 'evil()');
      await writeFile(path.join(copy, 'added.cjs'), 'evil()');

      expect(await store.intactDirectory('booking', first)).toBe(copy);
      const { backend: backend } = await s3Backend(location, directory).onDisk(`artifacts/booking/${first}`);
      expect((await backend.read(`artifacts/booking/${first}/node/container.cjs`))?.toString()).toBe('run()');
      expect(await backend.read(`artifacts/booking/${first}/added.cjs`)).toBeNull();
    }));
});
