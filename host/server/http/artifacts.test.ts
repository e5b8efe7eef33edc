import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { ArtifactFiles } from '@clinic/contracts';
import { StoreError } from '@clinic/releases/store';
import { serveArtifacts } from './artifacts.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';

let fixture: SiteFixture;
let app: FastifyInstance;
let list: string;
let base: string;

beforeEach(async () => {
  fixture = await siteFixture();
  const release = await fixture.release('one');
  base = `/artifacts/content/${release}`;
  list = path.join(fixture.place.location, 'artifacts', 'content', release, 'files.json');
  await chmod(path.dirname(list), 0o755);
  await chmod(list, 0o644);
  app = Fastify();
  serveArtifacts(app, fixture.store);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await fixture.close();
});

const get = (file: string, headers: Record<string, string> = {}) => app.inject({ url: `${base}/${file}`, headers });

test('the list of a release is asked for again each time, byte for byte as it lies in the store', async () => {
  const { statusCode, headers, body } = await get('files.json');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(body).toBe(await readFile(list, 'utf8'));
  expect((await get('files.json', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  await writeFile(list, `${body}\n`);
  expect((await get('files.json', { 'if-none-match': String(headers['etag']) })).body).toBe(`${body}\n`);
});

test('a list that went is not there, and nobody keeps that', async () => {
  expect((await get('home.js')).statusCode).toBe(200);
  await rm(list);
  const { statusCode, headers } = await get('files.json');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('what was served goes on while the store does not answer', async () => {
  expect((await get('home.js')).statusCode).toBe(200);
  const away = new StoreError('unreachable', 'The store does not answer.');
  jest.spyOn(fixture.store, 'readArtifactFiles').mockRejectedValue(away);
  const later = performance.now() + 60_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  expect((await get('home.js')).statusCode).toBe(200);
});

test('an altered list does not stay when it is put right', async () => {
  const good = await readFile(list, 'utf8');
  const files = JSON.parse(good) as ArtifactFiles;
  delete files.files['home.js'];
  await writeFile(list, JSON.stringify(files));
  expect((await get('home.js')).statusCode).toBe(404);
  await writeFile(list, good);
  const later = performance.now() + 60_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  expect((await get('home.js')).statusCode).toBe(200);
});
