import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openStore } from '@clinic/releases/store';
import { storeKinds } from '@clinic/releases/testing/store-kinds';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';

describe.each(storeKinds())('three host servers on one store $name', (kind) => {
  let directory: string;
  let fixture: SiteFixture;
  const hosts: FastifyInstance[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'clinic-hosts-'));
    const keys = path.join(directory, 'keys');
    const place = { location: await kind.location(directory), localState: path.join(directory, 'publisher'), keys };
    fixture = await siteFixture(place);
    await fixture.release('one');
    for (const name of ['first', 'second', 'third']) {
      // Each is on a machine of its own, which trusts the key that signs and cannot sign.
      const store = { ...place, localState: path.join(directory, name), keys: path.join(directory, name, 'keys') };
      const trustedKeys = path.join(keys, 'trusted.json');
      const settings = { ...readSettings({ LOG_LEVEL: 'silent' }), apiOrigin: fixture.api.origin, store };
      hosts.push(await buildHost(settings, openStore(store.location, { ...store, trustedKeys })));
    }
  }, 120_000);

  afterAll(async () => {
    await Promise.all(hosts.splice(0).map((host) => host.close()));
    await fixture.close();
    await rm(directory, { recursive: true, force: true });
  });

  const ask = (url: string) =>
    Promise.all(hosts.map((host) => host.inject({ url, headers: { host: 'clinic.example' } })));
  const served = async () => (await ask('/')).map(({ body }) => /<div id="root">(\w+)/.exec(body)?.[1]);

  /** Looks until all three give the same; the test's own time limit ends it. */
  async function allServe(word: string): Promise<void> {
    while ((await served()).some((each) => each !== word)) await new Promise((resolve) => setImmediate(resolve));
  }

  test('agree on what was promoted and on what was rolled back, and have the files of both', async () => {
    await allServe('one');
    const first = (await fixture.store.readRegistry('production'))?.remotes['content']?.release ?? '';
    const second = await fixture.release('two');
    await allServe('two');
    const compositions = (await ask('/readyz')).map((answer) => answer.json<{ composition: string }>().composition);
    expect(new Set(compositions)).toEqual(new Set([(await fixture.store.readRegistry('production'))?.composition]));

    for (const release of [first, second]) {
      const files = await ask(`/artifacts/content/${release}/home.js`);
      expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    }
    await fixture.store.rollback({ channel: 'production', by: 'tests' });
    await allServe('one');
    expect((await ask(`/artifacts/content/${second}/home.js`)).map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => '// home'),
    );
  });

  test('each executes files on a disk that it can reach, as they were published', async () => {
    const { remotes } = (await fixture.store.readRegistry('production')) ?? {};
    const { release = '', filesIntegrity } = remotes?.['content'] ?? {};
    const own = openStore(fixture.place.location, { localState: path.join(directory, 'second') });
    const folder = await own.intactDirectory('content', release, filesIntegrity);
    expect(await readFile(path.join(folder, 'node', 'container.cjs'), 'utf8')).toBe(`exports.word = 'one';`);
  });
});
