import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import type { Registry } from '@clinic/contracts';
import { signedBytes } from '@clinic/contracts/signature';
import { installFakeCaches } from '../testing/fake-caches.ts';
import type { FakeCaches } from '../testing/fake-caches.ts';
import type { PageState } from './page-state.ts';
import { lastRegistry, registryFile, storePageState } from './site-cache.ts';

// The test DOM has no WebCrypto of its own.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const kid = '0123456789abcdef';
const own = generateKeyPairSync('ed25519');
const pageState: PageState = {
  lang: 'en',
  channel: 'production',
  keys: [{ kid, x: String(own.publicKey.export({ format: 'jwk' }).x) }],
  seq: 412,
  loaded: [],
};

function signed(seq: number, { privateKey } = own): Registry {
  const unsigned = { schema: 'clinic-registry/1', channel: 'production', seq, host: { release: '1.0.0+0000000' } };
  const value = sign(null, signedBytes(unsigned), privateKey).toString('base64');
  return { ...unsigned, signature: { alg: 'Ed25519', kid, value } } as unknown as Registry;
}

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
  ['signed by somebody else', JSON.stringify(signed(500, generateKeyPairSync('ed25519')))],
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
