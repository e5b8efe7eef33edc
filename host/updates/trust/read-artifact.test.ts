import { createHash, webcrypto } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readArtifact } from './read-artifact.ts';
import { rejectionReason } from './rejection-reason.ts';

const base = '/artifacts/qa/1.0.0+0000000/';
const integrityOf = (text: string, algorithm = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

/** What a server answers, by path; anything else is not found. */
let files: Record<string, string>;
let listIntegrity: string;
let server: http.Server;
let origin: string;

beforeAll(async () => {
  // The test DOM has no WebCrypto of its own, and no address to start from.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  server = http.createServer((request, response) => {
    const body = files[decodeURI(request.url ?? '')];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      typeof input === 'string' ? real(new URL(input, origin), init) : Promise.reject(new TypeError('not an address')),
    );
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  const descriptor = JSON.stringify({ name: 'qa' });
  const entry = 'start()';
  const listed = (text: string) => ({ integrity: integrityOf(text), size: text.length, public: true });
  const list = JSON.stringify({ files: { 'remote.json': listed(descriptor), 'remoteEntry.js': listed(entry) } });
  files = { [`${base}files.json`]: list, [`${base}remote.json`]: descriptor, [`${base}remoteEntry.js`]: entry };
  listIntegrity = integrityOf(list);
});

const read = () => readArtifact('qa', '1.0.0+0000000', listIntegrity);

test('a release gives what it says about itself and what its entry must be', async () => {
  expect(await read()).toMatchObject({ descriptor: { name: 'qa' }, entryIntegrity: integrityOf('start()') });
});

test.each(['files.json', 'remote.json'])('an altered %s gives nothing', async (file) => {
  files[base + file] += ' ';
  await expect(read()).rejects.toThrow();
});

test.each(['files.json', 'remote.json'])('a missing %s gives nothing', async (file) => {
  files = Object.fromEntries(Object.entries(files).filter(([name]) => name !== base + file));
  await expect(read()).rejects.toThrow();
});

test('a list without an entry, and no integrity at all, give nothing', async () => {
  await expect(readArtifact('qa', '1.0.0+0000000', '')).rejects.toThrow(/integrity/);
  const list = JSON.stringify({ files: {} });
  files[`${base}files.json`] = list;
  await expect(readArtifact('qa', '1.0.0+0000000', integrityOf(list))).rejects.toThrow(/no entry/);
});

test('why a script did not run', async () => {
  const url = `${base}remoteEntry.js`;
  expect(await rejectionReason(url, integrityOf('start()'))).toBe('script');
  expect(await rejectionReason(url, integrityOf('start()', 'sha256'))).toBe('script');
  expect(await rejectionReason(url, integrityOf('other()'))).toBe('integrity');
  expect(await rejectionReason(url, '')).toBe('integrity');
  expect(await rejectionReason(`${base}gone.js`, integrityOf('start()'))).toBe('http');
  expect(await rejectionReason('http://127.0.0.1:1/artifacts/qa/1/remoteEntry.js', integrityOf('start()'))).toBe(
    'network',
  );
});
