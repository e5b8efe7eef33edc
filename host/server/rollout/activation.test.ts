import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SeenRegistries, StoreError } from '@clinic/releases/store';
import type { ReleaseStore } from '@clinic/releases/store';
import { publish } from '@clinic/releases/testing/fixtures';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';

const token = 't'.repeat(24);

let fixture: SiteFixture;
let app: FastifyInstance | undefined;
/** Whether artifacts can be had, and how often they could not. */
let away: boolean;
let refused: number;

beforeEach(async () => {
  fixture = await siteFixture();
  fixture.api.answer((_request, response) => void response.writeHead(200).end());
  [away, refused] = [false, 0];
});

afterEach(async () => {
  jest.restoreAllMocks();
  await app?.close();
  app = undefined;
  await fixture.close();
});

/** The store as it is over a network that may be away. */
function unsteady(): ReleaseStore {
  return {
    ...fixture.store,
    intactDirectory: async (name, release, integrity) => {
      if (away && name !== 'host') {
        refused += 1;
        throw new StoreError('unreachable', 'The store does not answer.');
      }
      return fixture.store.intactDirectory(name, release, integrity);
    },
  };
}

async function start(): Promise<void> {
  const settings = readSettings({ LOG_LEVEL: 'silent', METRICS_TOKEN: token });
  app = await buildHost({ ...settings, apiOrigin: fixture.api.origin, store: fixture.place, retryMs: 5 }, unsteady());
}

async function get(url: string, headers: Record<string, string> = {}) {
  if (app === undefined) throw new Error('the host was not started');
  return app.inject({ method: 'GET', url, headers: { host: 'clinic.example', ...headers } });
}
const readyz = async () => (await get('/readyz')).json<{ composition: string | null; registry: string }>();
const metrics = async () => (await get('/metrics', { authorization: `Bearer ${token}` })).body;

/** Looks again until it is so; the test's own time limit ends it. */
async function until(so: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await so())) await new Promise((resolve) => setImmediate(resolve));
}

/** Alters a file of the live release of a part, and gives what mends it. */
async function damage(name: 'host' | 'content', file: string): Promise<() => Promise<void>> {
  const live = await fixture.store.readRegistry('production');
  const release = name === 'host' ? live?.host.release : live?.remotes[name]?.release;
  const place = path.join(fixture.store.location, 'artifacts', name, release ?? '', file);
  const good = await readFile(place);
  await chmod(place, 0o644);
  await writeFile(place, '// mallory');
  return () => writeFile(place, good);
}

test('a composition that could not be had is tried again until it is served; what was live stays, and it is told once', async () => {
  await fixture.release('one');
  await start();
  const before = await readyz();
  away = true;
  await fixture.release('two');
  await until(() => refused >= 3);
  expect(await readyz()).toEqual({ ...before, registry: 'not adopted' });
  expect((await get('/')).body).toContain('one ar');
  // Open pages learn of it when a reload brings it.
  expect((await get('/registry/production.json')).json()).toMatchObject({ seq: 1 });
  expect(await metrics()).toMatch(/^clinic_registry_refusals_total 1$/m);

  away = false;
  await until(async () => (await readyz()).registry === 'ok');
  expect((await get('/')).body).toContain('two ar');
  expect((await get('/registry/production.json')).json()).toMatchObject({ seq: 2 });
  expect(await metrics()).toMatch(/^clinic_registry_seq 2$/m);
});

test('what could not be had is left alone when the channel goes back', async () => {
  await fixture.release('one');
  await start();
  away = true;
  await fixture.release('two');
  await until(() => refused >= 1);
  await fixture.store.rollback({ channel: 'production', by: 'tests' });
  await until(async () => (await metrics()).includes('\nclinic_registry_seq 3\n'));
  expect(await readyz()).toMatchObject({ registry: 'ok' });
  expect((await get('/')).body).toContain('one ar');
});

test('a server that starts while a remote cannot be had waits for it, and does not serve without it', async () => {
  await fixture.release('one');
  away = true;
  const started = start();
  await until(() => refused >= 3);
  expect(app).toBeUndefined();
  away = false;
  await started;
  expect((await get('/')).body).not.toContain('"integrity":""');
});

test('a remote that was damaged at the start is served once it is repaired', async () => {
  await fixture.release('one');
  const repair = await damage('content', 'home.js');
  await start();
  expect((await get('/')).body).toContain('"integrity":""');
  expect(await readyz()).toMatchObject({ missing: ['content'] });
  expect(await metrics()).toMatch(/^clinic_compositions_adopted_total 1$/m);
  await repair();
  await until(async () => !(await get('/')).body.includes('"integrity":""'));
  expect(await metrics()).toMatch(/^clinic_compositions_adopted_total 2$/m);
});

test.each([
  ['is no manifest', '[]'],
  [
    'names a file that the release does not have',
    JSON.stringify({ exposes: [{ path: './home', assets: { js: { sync: ['gone.js'] } } }] }),
  ],
])('a server starts without a remote whose manifest %s', async (_what, manifest) => {
  const good = await fixture.release('one');
  const files = await Promise.all(
    ['remote.json', 'remoteEntry.js', 'node/container.cjs', 'fallback.ar.html', 'fallback.en.html'].map(
      async (file) => [file, String(await fixture.store.readArtifactFile('content', good, file))] as const,
    ),
  );
  const release = '1.0.0+0badbad';
  await publish(fixture.store, 'content', release, { ...Object.fromEntries(files), 'mf-manifest.json': manifest });
  await fixture.store.promote({ channel: 'production', changes: { content: release }, by: 'tests' });
  await start();
  expect((await get('/')).body).toContain('"integrity":""');
});

test('a server whose host artifact is damaged serves once it is repaired; until then a page with the contacts', async () => {
  await fixture.release('one');
  const repair = await damage('host', 'host.js');
  await start();
  expect(await readyz()).toMatchObject({ composition: null, registry: 'not adopted' });

  const { statusCode, headers, body } = await get('/doctors?lang=en');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(body.indexOf('The site is not available right now')).toBeLessThan(body.indexOf('الموقع غير متاح الآن'));
  expect(body).toContain('href="tel:920000000"');
  const worker = await get('/sw.js');
  expect(worker.statusCode).toBe(503);
  expect(worker.body).toBe('');

  await repair();
  await until(async () => (await get('/')).statusCode === 200);
  expect(await readyz()).toMatchObject({ registry: 'ok' });
  expect((await get('/sw.js')).body).toBe('// worker');
});

test('a server of a channel in which nothing is live waits, and serves what comes', async () => {
  const started = start();
  await fixture.release('one');
  await started;
  expect((await get('/')).body).toContain('one ar');
});

test('a process that waits says so and stays', async () => {
  const data = await mkdtemp(path.join(os.tmpdir(), 'clinic-data-'));
  const env = { ...process.env, DATA_DIR: data, RELEASE_STORE: '', PORT: '0', LOG_LEVEL: 'warn', CLINIC_MODE: 'demo' };
  const host = spawn(process.execPath, [path.join(import.meta.dirname, '..', 'main.ts')], { env });
  const ended = once(host, 'exit');
  let said = '';
  const waits = new Promise<void>((resolve) =>
    host.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('waiting for a composition')) resolve();
    }),
  );
  await Promise.race([waits, ended]);
  host.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(said.trim().split('\n')).toHaveLength(1);
  await rm(data, { recursive: true });
});

describe('a directory of the machine that cannot be written', () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });

  test('ends the start with a reason', async () => {
    await fixture.release('one');
    jest.spyOn(SeenRegistries.prototype, 'remember').mockRejectedValue(full);
    await expect(start()).rejects.toThrow(`${fixture.place.localState} could not be written (ENOSPC)`);
  });

  test('does not keep a running server from what was promoted', async () => {
    await fixture.release('one');
    await start();
    jest.spyOn(SeenRegistries.prototype, 'remember').mockRejectedValue(full);
    await fixture.release('two');
    await until(async () => (await metrics()).includes('\nclinic_registry_seq 2\n'));
    expect((await get('/')).body).toContain('two ar');
    expect(await readyz()).toMatchObject({ registry: 'ok' });
  });
});
