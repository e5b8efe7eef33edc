import { webcrypto } from 'node:crypto';
import type { Registry } from '@clinic/contracts';
import { installFakeCaches } from '../testing/fake-caches.ts';
import { signedRegistry, trustedKeys } from '../testing/signed-registry.ts';
import { foldersInUse } from './folders-in-use.ts';
import type { PageState } from './page-state.ts';
import { lastRegistry, registryFile, storePageState } from './site-cache.ts';

// The test DOM has no WebCrypto of its own.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const registry = (channel: Registry['channel'], seq: number) =>
  signedRegistry({ channel, seq, release: `1.0.0+${String(seq).padStart(7, '0')}` });

/** What the network has, by address; nothing without one. */
let network: Partial<Record<string, Registry>>;
beforeEach(() => {
  network = {};
  installFakeCaches();
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const found = network[pathname];
    return found === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(found));
  });
});

const pageState = (channel: string, seq: number): PageState => ({
  lang: 'en',
  channel,
  keys: trustedKeys,
  seq,
  loaded: [],
});
const asked = (channel: string) =>
  registryFile(new Request(`https://clinic.example/registry/${channel}.json`), waitFor);
const kept: Promise<unknown>[] = [];
const waitFor = (work: Promise<unknown>) => void kept.push(work);

test('the number of one channel says nothing about another', async () => {
  network = {
    '/registry/staging.json': registry('staging', 500),
    '/registry/production.json': registry('production', 412),
  };
  await storePageState(pageState('staging', 500));
  await storePageState(pageState('production', 412));
  expect(await lastRegistry()).toMatchObject({ channel: 'production', seq: 412 });
  expect(await foldersInUse([])).toEqual(new Set(['/artifacts/host/1.0.0+0000412/']));
  network = {};
  expect(await (await asked('production')).json()).toMatchObject({ channel: 'production', seq: 412 });
});

test('what was kept of another channel neither stands in for a registry nor says what may be removed', async () => {
  network = { '/registry/staging.json': registry('staging', 500) };
  await storePageState(pageState('staging', 500));
  network = {};
  await storePageState(pageState('production', 412));
  expect(await lastRegistry()).toBeNull();
  expect(await foldersInUse([])).toBeNull();
  for (const channel of ['production', 'staging']) await expect(asked(channel)).rejects.toThrow('Failed to fetch');
});

test('a page that asks for the registry of another channel changes nothing of what is kept', async () => {
  network = {
    '/registry/staging.json': registry('staging', 500),
    '/registry/production.json': registry('production', 412),
  };
  await storePageState(pageState('production', 412));
  expect(await (await asked('staging')).json()).toMatchObject({ channel: 'staging' });
  await Promise.all(kept);
  expect(await lastRegistry()).toMatchObject({ channel: 'production', seq: 412 });
});

test('a registry of the channel that is older than the one that was kept is not believed', async () => {
  network = { '/registry/production.json': registry('production', 413) };
  await storePageState(pageState('production', 412));
  network = { '/registry/production.json': registry('production', 412) };
  await asked('production');
  await Promise.all(kept);
  expect(await lastRegistry()).toMatchObject({ seq: 413 });
});
