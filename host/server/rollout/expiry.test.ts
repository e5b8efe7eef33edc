import { rm } from 'node:fs/promises';
import path from 'node:path';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';
import { startedHost } from '../testing/started-host.ts';

const day = 24 * 60 * 60 * 1000;

let fixture: SiteFixture;
const host = startedHost(() => fixture);
const { get, readyz, registryBecomes } = host;
let passed = 0;

beforeEach(async () => {
  passed = 0;
  fixture = await siteFixture(undefined, () => new Date(Date.now() - passed));
  fixture.api.answer((_request, response) => void response.writeHead(200).end());
});

afterEach(async () => {
  jest.restoreAllMocks();
  await host.close();
  await fixture.close();
});

/** With the private key or without. */
const start = (signingKey = path.join(fixture.place.keys, 'none.key')) => host.start(signingKey);

const seenFile = () => path.join(fixture.place.localState, 'seen-registries.json');

test('a server whose registry expires serves on and says so, and nothing that is expired replaces it', async () => {
  await fixture.release('one');
  await start();
  expect(await readyz()).toMatchObject({ registry: 'ok' });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * day);
  await registryBecomes('expired');
  expect(await readyz()).toMatchObject({ code: 200, composition: expect.stringContaining('c-') });
  expect((await get('/')).body).toContain('one ar');
  const metrics = (await get('/metrics')).body;
  expect(metrics).toContain('clinic_registry_expired 1');
  expect(metrics).toMatch(/clinic_registry_expiry_timestamp_seconds [1-9]/);

  await fixture.store.renewRegistry('production');
  await registryBecomes('ok');
  expect((await get('/metrics')).body).toContain('clinic_registry_expired 0');
  clock.mockRestore();

  // Somebody holds back what came next, and shows it when it does not count any more.
  passed = 8 * day;
  await fixture.release('two');
  await registryBecomes('expired');
  expect((await get('/')).body).toContain('one ar');

  passed = 0;
  await fixture.store.renewRegistry('production', { expired: true });
  await registryBecomes('ok');
  expect((await get('/')).body).toContain('two ar');
});

test('a server starts again with the expired registry that it served, and with no other', async () => {
  await fixture.release('one');
  await start();
  passed = 8 * day;
  await fixture.store.renewRegistry('production', { early: true });
  await start();
  expect(await readyz()).toMatchObject({ code: 200, registry: 'expired' });
  expect((await get('/')).body).toContain('one ar');

  // A new machine cannot know what came after it.
  await rm(seenFile());
  await start();
  expect(await readyz()).toMatchObject({ code: 503, composition: null, registry: 'expired' });
  expect((await get('/')).statusCode).toBe(503);

  passed = 0;
  await fixture.store.renewRegistry('production', { early: true, expired: true });
  await registryBecomes('ok');
  expect((await get('/')).body).toContain('one ar');
});

test('a server with the private key renews what it starts with', async () => {
  passed = 2 * day;
  await fixture.release('one');
  const before = await fixture.store.readRegistry('production');
  await start(path.join(fixture.place.keys, 'registry.key'));
  const after = await fixture.store.readRegistry('production');
  expect(Date.parse(after?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 6 * day);
  expect(after).toMatchObject({ seq: before?.seq, composition: before?.composition });
  expect(await readyz()).toMatchObject({ code: 200, registry: 'ok' });
});

test('pages that were shown an expired registry by their own clock are counted', async () => {
  await fixture.release('one');
  await start();
  const registry = await fixture.store.readRegistry('production');
  const item = { remote: 'host', release: registry?.host.release, event: 'registry/failed', count: 1 };
  await host.send({
    ...{ method: 'POST', url: '/beacons', headers: { 'content-type': 'application/json' } },
    payload: { composition: registry?.composition, items: [item] },
  });
  expect((await get('/metrics')).body).toContain('clinic_registry_expired_pages_total 1');
});
