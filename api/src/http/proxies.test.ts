import { networkInterfaces } from 'node:os';
import { openClinic } from '../testing/clinic.ts';
import type { TestClinic } from '../testing/clinic.ts';

/** Another address of this machine than its loopback, as a proxy or a host server on another machine has one. */
const elsewhere = Object.values(networkInterfaces())
  .flat()
  .find((found) => found?.internal === false && found.family === 'IPv4')?.address;

/** How often an hour one network may subscribe to the newsletter. */
const most = 5;

describe('behind a proxy on another machine', () => {
  let clinic: TestClinic;
  beforeAll(async () => {
    const named = elsewhere === undefined ? '' : `,${elsewhere}/32`;
    clinic = await openClinic('pglite', { env: { TRUSTED_PROXIES: `10.0.0.0/8${named}` } });
  });
  afterAll(() => clinic.close());

  const subscription = (n: number) => ({ email: `reader-${n}@clinic.example` });
  /** How many of more subscriptions than one network may ask for are told to wait. */
  async function refusedOf(remoteAddress: string, forwarded: (n: number) => string): Promise<number> {
    const statuses: number[] = [];
    for (let n = 0; n < most + 2; n += 1) {
      const headers = { 'x-forwarded-for': forwarded(n) };
      const answer = await clinic.app.inject({
        ...{ method: 'POST', url: '/api/newsletter/subscribe', remoteAddress, headers },
        payload: subscription(n),
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, most)).toEqual(Array.from({ length: most }, () => 200));
    return statuses.filter((status) => status === 429).length;
  }

  test('visitors are counted by their own address where the proxy is trusted', async () => {
    expect(await refusedOf('10.0.0.9', (n) => `198.51.100.${n}`)).toBe(0);
  });

  test('one that is not named counts as a visitor, whatever it says', async () => {
    expect(await refusedOf('192.0.2.77', (n) => `198.51.100.${100 + n}`)).toBe(2);
  });

  test('what a visitor invents left of its own address changes nothing, nor does a port', async () => {
    expect(await refusedOf('10.0.0.9', (n) => `198.51.100.${n}, 203.0.113.7:${40_000 + n}, 10.0.0.8`)).toBe(2);
  });

  const overNetwork = elsewhere === undefined ? test.skip : test;
  overNetwork('the same over the network, from an address that is no loopback', async () => {
    const address = await clinic.app.listen({ host: elsewhere ?? '', port: 0 });
    const statuses: number[] = [];
    for (let n = 0; n < most + 2; n += 1) {
      const answer = await fetch(`${address}/api/newsletter/subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${100 + n}` },
        body: JSON.stringify(subscription(n)),
      });
      statuses.push(answer.status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('a host server there is known for its own when it names no visitor', async () => {
    const search = async (remoteAddress: string) =>
      (await clinic.app.inject({ url: '/api/search?q=heart', remoteAddress })).statusCode;
    const last: Record<string, number> = {};
    for (let n = 0; n < 61; n += 1)
      for (const address of ['10.0.0.9', '192.0.2.9']) last[address] = await search(address);
    expect(last).toEqual({ '10.0.0.9': 200, '192.0.2.9': 429 });
  });
});
