import { networkInterfaces } from 'node:os';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { hostUnderTest } from '../testing/host-under-test.ts';

/** Another address of this machine than its loopback, as a balancer on another machine has one. */
const elsewhere = Object.values(networkInterfaces())
  .flat()
  .find((found) => found?.internal === false && found.family === 'IPv4')?.address;

const host = hostUnderTest({ env: { RENDER_MEMORY_MB: '128' } });

/** A host server that is reached over the network, under an address of this machine that is no loopback. */
async function listening(name: string, trustedProxies: string) {
  const { fixture } = host;
  const settings = {
    ...readSettings({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: trustedProxies }),
    apiOrigin: fixture.api.origin,
    store: { ...fixture.place, localState: `${fixture.place.localState}-${name}` },
  };
  const app = await buildHost(settings, fixture.store);
  return { app, address: await app.listen({ host: elsewhere ?? '', port: 0 }) };
}

const overNetwork = elsewhere === undefined ? test.skip : test;

overNetwork('a balancer that is no loopback says for whom it calls only where it is named', async () => {
  const seen: unknown[] = [];
  host.fixture.api.answer((request, response) => {
    const { 'x-forwarded-for': address, 'x-forwarded-proto': protocol } = request.headers;
    if (request.url === '/api/user') seen.push([address, protocol]);
    response.end('{}');
  });
  for (const [name, trusted] of [
    ['named', `203.0.113.0/28,${elsewhere}`],
    ['unnamed', '203.0.113.0/28'],
  ] as const) {
    const { app, address } = await listening(name, trusted);
    const headers = { 'x-forwarded-for': '203.0.113.77, 198.51.100.7', 'x-forwarded-proto': 'https' };
    expect((await fetch(`${address}/api/user`, { headers })).status).toBe(200);
    await app.close();
  }
  expect(seen).toEqual([
    ['198.51.100.7', 'https'],
    [elsewhere, 'http'],
  ]);
});
