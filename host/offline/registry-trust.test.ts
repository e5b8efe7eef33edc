import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { installFakeCaches } from '../testing/fake-caches.ts';
import type { FakeCaches } from '../testing/fake-caches.ts';
import { signedRegistry, trustedKeys } from '../testing/signed-registry.ts';
import type { PageState } from './page-state.ts';
import { lastRegistry, registryFile, storePageState } from './site-cache.ts';

// The test DOM has no WebCrypto of its own.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const pageState: PageState = { lang: 'en', channel: 'production', keys: trustedKeys, seq: 412, loaded: [] };
const signed = (seq: number) => signedRegistry({ seq });

let caches: FakeCaches;
/** What the network answers when it is asked for the registry; nothing without one. */
let network: string | null;

beforeEach(() => {
  caches = installFakeCaches();
  network = null;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      network === null ? Promise.reject(new TypeError('no network')) : Promise.resolve(new Response(network)),
    );
});

afterEach(() => jest.restoreAllMocks());

/** Asks as a page does, and waits until the worker has judged the answer. */
async function ask(): Promise<Response> {
  const keeping: Promise<unknown>[] = [];
  const request = new Request(new URL('/registry/production.json', location.href));
  const response = await registryFile(request, (work) => keeping.push(work));
  await Promise.allSettled(keeping);
  return response;
}

test.each([
  ['altered', JSON.stringify({ ...signed(500), host: { release: '6.6.6+0000666' } })],
  ['with a number of somebody else', JSON.stringify({ ...signed(412), seq: 1_000_000 })],
  ['without a signature', JSON.stringify({ ...signed(500), signature: undefined })],
  [
    'signed by somebody else',
    JSON.stringify(signedRegistry({ seq: 500, privateKey: generateKeyPairSync('ed25519').privateKey })),
  ],
  ['that expired', JSON.stringify(signedRegistry({ seq: 500, expiresAt: '2020-01-01T00:00:00.000Z' }))],
  ['of another form', '"registry"'],
  ['that is none', '<!doctype html><title>Welcome to the hotel network</title>'],
])(
  'a registry %s is handed on as it came and not kept: the good one stands in without a network',
  async (_what, forged) => {
    network = JSON.stringify(signed(412));
    await storePageState(pageState);
    network = forged;
    expect(await (await ask()).text()).toBe(forged);
    await storePageState(pageState).catch(() => undefined);
    expect(await lastRegistry()).toMatchObject({ seq: 412, host: { release: '1.0.0+0000000' } });
    network = null;
    expect(await (await ask()).json()).toMatchObject({ seq: 412, host: { release: '1.0.0+0000000' } });
  },
);

test('a registry that is forged while nothing is kept leaves nothing, and there is none without a network', async () => {
  network = JSON.stringify({ ...signed(500), seq: 501 });
  await storePageState(pageState);
  await ask();
  expect(caches.kept).toEqual(['/offline/state']);
  expect(await lastRegistry()).toBeNull();
  network = null;
  await expect(ask()).rejects.toThrow('no network');
});

test('nothing is believed before a page has told which keys to trust', async () => {
  network = JSON.stringify(signed(412));
  await ask();
  expect(caches.kept).toEqual([]);
});
