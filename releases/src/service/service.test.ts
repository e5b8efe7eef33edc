import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { longestRequestMs } from '@clinic/node';
import { startServerProcess } from '@clinic/node/testing';
import { ServiceConnection } from '../remote/service-connection.ts';
import { uploadArtifact } from '../remote/upload-artifact.ts';
import { aDescriptor, aRemoteBuild, first, inTemporaryDirectory, site, writeFiles } from '../testing/fixtures.ts';
import { aServedStore, aService, everything, hasNamespaces, sound } from '../testing/service.ts';
import type { RunningService } from '../testing/service.ts';
import { operations } from './operations.ts';

const main = path.join(import.meta.dirname, 'main.ts');

let directory: string;
let service: RunningService;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'clinic-service-'));
  service = await aService(directory, { metricsToken: 'a-token-of-the-tests', trustedProxies: [] });
});
afterAll(async () => {
  await service.close();
  await rm(directory, { recursive: true, force: true });
});

const post = (operation: string, token: string | null, body: object = { args: [] }, from = '203.0.113.1') =>
  fetch(`${service.address}/v1/${operation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

test('it says that it lives, and what it counts to who has the token', async () => {
  expect(await (await fetch(`${service.address}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${service.address}/readyz`)).json()).toEqual({ status: 'ok' });
  expect((await fetch(`${service.address}/metrics`)).status).toBe(404);
  const headers = { authorization: 'Bearer a-token-of-the-tests' };
  const metrics = await fetch(`${service.address}/metrics`, { headers });
  expect(await metrics.text()).toContain('clinic_uploads_total');
  expect(metrics.headers.get('content-security-policy')).toContain("default-src 'none'");
  // Only for its own host: others below it are not the service's.
  expect(metrics.headers.get('strict-transport-security')).toBe('max-age=63072000');
  expect(metrics.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('half a call is not waited for without end', () => {
  expect(service.app.server.requestTimeout).toBe(longestRequestMs);
});

test('nothing is told or done without the token of a team', async () => {
  for (const name of [...Object.keys(operations), 'uploads', 'nothing']) {
    const answer = await post(name, null);
    expect([name, answer.status, answer.headers.get('www-authenticate')]).toEqual([name, 401, 'Bearer']);
  }
});

test('what is no call of an operation is refused', async () => {
  expect((await post('constructor', service.platform)).status).toBe(404);
  const calls = [
    {},
    { args: [] },
    { args: ['live'] },
    { args: [{ channel: 'production', changes: { '../x': first } }] },
  ];
  for (const body of calls) expect((await post('promote', service.platform, body)).status).toBe(400);
  const long = { args: ['production', 'x'.repeat(100_000)] };
  expect((await post('lock', service.platform, long)).status).toBe(413);
});

test('one network shows few wrong tokens in a minute; right ones cost nothing, and others go on', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1)
    statuses.push((await post('readHistory', `ct_wrong${n}`, undefined, '203.0.113.7')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  const refused = await post('readHistory', service.platform, undefined, '203.0.113.7');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await post('readHistory', service.platform, undefined, '203.0.113.8')).status).toBe(200);
});

test('right tokens of one network are no wrong ones, however many are looked up side by side', async () => {
  const { store } = service;
  const { whoIs } = store;
  const arrived = new Set<object>();
  const all = Promise.withResolvers<void>();
  store.whoIs = async (token) => {
    if (arrived.add({}).size === 30) all.resolve();
    await Promise.race([all.promise, pause(3000)]);
    return whoIs(token);
  };
  try {
    const calls = Array.from({ length: 30 }, () => post('readHistory', service.platform, undefined, '203.0.113.20'));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 30 }, () => 200));
  } finally {
    store.whoIs = whoIs;
  }
});

/** A few in every run of the tests; by hand more. */
const kills = Number(process.env['SERVICE_KILLS'] || 3);

test(
  `${kills} kills at random moments leave a store that is whole, and what was begun can be ended`,
  () =>
    inTemporaryDirectory(async (place) => {
      const store = await aServedStore(place);
      const token = await store.addTeam({ name: 'platform', ...everything, by: 'tests' });
      const env = {
        DATA_DIR: place,
        RELEASES_PORT: '0',
        PUBLIC_URL: site,
        RELEASES_SANDBOX: hasNamespaces ? 'namespaces' : 'process',
      };
      for (let n = 0; n < kills; n += 1) {
        const running = await startServerProcess(main, env);
        const release = `1.0.0+${String(n + 1).padStart(7, '0')}`;
        const built = await writeFiles(path.join(place, 'build', release), {
          ...aRemoteBuild(aDescriptor('booking'), `${sound};//${n}`),
          'images/large.bin': `${n}`.repeat(2_000_000),
        });
        const work = releaseOne(running.url, token, { release, built }).catch(() => undefined);
        await pause(Math.random() * 2500);
        await running.end('SIGKILL');
        await work;

        const registry = await store.readRegistry('production');
        expect(await store.readReplay('production')).toBeNull();
        expect(await store.verifyArtifact('booking', registry?.remotes['booking']?.release ?? '')).toEqual([]);
        if (await store.hasArtifact('booking', release)) {
          expect(await store.verifyArtifact('booking', release)).toEqual([]);
        }
      }
      const last = await startServerProcess(main, env);
      const release = `1.0.0+${String(kills).padStart(7, '0')}`;
      await releaseOne(last.url, token, { release, built: path.join(place, 'build', release) });
      expect((await store.readRegistry('production'))?.remotes['booking']?.release).toBe(release);
      expect(await last.end('SIGTERM')).toBe(0);
    }),
  60_000 + kills * 20_000,
);

/** Publishes a build of booking and makes it live, as the commands do. */
async function releaseOne(address: string, token: string, { release, built }: { release: string; built: string }) {
  const connection = new ServiceConnection(address, () => Promise.resolve(token));
  const isPublished = await connection.operation('isPublished')({ name: 'booking', release });
  const publication = { name: 'booking', release, built, by: 'tests' };
  if (!isPublished) await uploadArtifact({ connection, progress: () => undefined }, publication, ['booking']);
  await connection.operation('promote')({ channel: 'production', changes: { booking: release } });
}
