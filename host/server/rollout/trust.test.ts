import { createHash } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@clinic/contracts';
import { verifySignature } from '@clinic/contracts/signature';
import type { BootData } from '@clinic/contracts/host';
import { remotesOfPage } from '../testing/remotes-of-page.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';
import { startedHost } from '../testing/started-host.ts';

let fixture: SiteFixture;
const { start, close, get, readyz, registryBecomes } = startedHost(() => fixture);

beforeEach(async () => {
  fixture = await siteFixture();
  fixture.api.answer((_request, response) => void response.writeHead(200).end());
  await fixture.release('one');
});

afterEach(async () => {
  await close();
  await fixture.close();
});

const registryFile = () => path.join(fixture.store.location, 'registry', 'production.json');
const altered = (text: string) => text.replace('"by": "tests"', '"by": "mallory"');
const unsigned = (text: string) => JSON.stringify({ ...(JSON.parse(text) as Registry), signature: undefined });

async function rewrite(change: (text: string) => string): Promise<string> {
  const text = await readFile(registryFile(), 'utf8');
  await writeFile(registryFile(), change(text));
  return text;
}

test.each([
  ['an altered registry', altered],
  ['an unsigned registry', unsigned],
])('%s is not believed: what was live stays, until there is one that is', async (_name, change) => {
  await start();
  const { composition } = await readyz();
  const good = await rewrite(change);
  await registryBecomes('not believed');
  expect(await readyz()).toMatchObject({ code: 200, composition });
  expect((await get('/')).body).toContain('one ar');
  expect((await get('/registry/production.json')).statusCode).toBe(404);

  await writeFile(registryFile(), good);
  await registryBecomes('ok');
  await fixture.release('two');
  while (!(await get('/')).body.includes('two ar')) await new Promise((resolve) => setImmediate(resolve));
});

test('a server that starts with a registry it does not trust serves nothing, and repairs itself without a restart', async () => {
  const good = await rewrite(altered);
  await start();
  expect(await readyz()).toMatchObject({ code: 503, composition: null, registry: 'not believed' });
  expect((await get('/')).statusCode).toBe(503);

  await writeFile(registryFile(), good);
  await registryBecomes('ok');
  expect((await get('/')).body).toContain('one ar');
});

test('a registry of a key that is not trusted is not believed until the key is', async () => {
  const trusted = path.join(fixture.place.keys, 'trusted.json');
  const keys = await readFile(trusted);
  await fixture.store.keys.rotate();
  await fixture.release('two');
  const both = await readFile(trusted);
  await writeFile(trusted, keys);
  await start();
  expect(await readyz()).toMatchObject({ code: 503, registry: 'not believed' });
  await writeFile(trusted, both);
  await registryBecomes('ok');
  expect((await get('/')).body).toContain('two ar');
});

test('a server that is given keys that may not replace those before trusts none of them until it has the newest', async () => {
  const trusted = path.join(fixture.place.keys, 'trusted.json');
  await fixture.store.keys.rotate();
  const before = await readFile(trusted);
  await fixture.store.keys.threshold(2);
  const signed = await readFile(trusted);
  await writeFile(trusted, before);
  await start();
  expect(await readyz()).toMatchObject({ code: 503, registry: 'not believed' });
  await writeFile(trusted, signed);
  await registryBecomes('ok');
  expect((await get('/')).body).toContain('one ar');
});

test('an old registry put back is a replay, also for a server that has started again', async () => {
  await start();
  const old = await readFile(registryFile());
  await fixture.release('two');
  while (!(await get('/')).body.includes('two ar')) await new Promise((resolve) => setImmediate(resolve));

  await writeFile(registryFile(), old);
  await registryBecomes('replayed');
  expect((await get('/')).body).toContain('two ar');
  await start();
  expect(await readyz()).toMatchObject({ code: 503, composition: null, registry: 'replayed' });
  expect((await get('/')).statusCode).toBe(503);

  // A server that has served nothing yet learns from the store which number it had reached.
  await rm(path.join(fixture.place.localState, 'seen-registries.json'));
  await start();
  expect(await readyz()).toMatchObject({ code: 503, composition: null, registry: 'replayed' });
  expect((await get('/metrics')).body).toContain('clinic_registry_replayed 1');

  // A store that was restored as a whole has its older number too.
  await rm(path.join(fixture.store.location, 'numbers.json'));
  await start();
  expect((await get('/')).body).toContain('one ar');
});

test('a rollback is no replay: its number is higher', async () => {
  await start();
  await fixture.release('two');
  while (!(await get('/')).body.includes('two ar')) await new Promise((resolve) => setImmediate(resolve));
  await fixture.store.rollback({ channel: 'production', by: 'tests' });
  while (!(await get('/')).body.includes('one ar')) await new Promise((resolve) => setImmediate(resolve));
  expect((await readyz()).registry).toBe('ok');
});

const bootIn = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '') as BootData;

const keysOfPage = async () => (bootIn((await get('/')).body).keys ?? []).map((key) => key.kid);

test('pages trust a retired key no longer, as soon as what is live is signed again', async () => {
  await start();
  const old = (await fixture.store.keys.list()).signing ?? '';
  const { kid } = await fixture.store.keys.rotate();
  await fixture.store.keys.revoke(old);
  while (String(await keysOfPage()) !== kid) await new Promise((resolve) => setImmediate(resolve));
});

test('on a server that gets the keys by copy, pages trust a revoked key no longer once the copy came', async () => {
  const [trusted, own] = [fixture.place.keys, fixture.place.localState].map((folder) =>
    path.join(folder, 'trusted.json'),
  );
  if (trusted === undefined || own === undefined) throw new Error('there is no place for keys');
  const old = (await fixture.store.keys.list()).signing ?? '';
  const { kid } = await fixture.store.keys.rotate();
  await copyFile(trusted, own);
  await fixture.store.keys.revoke(old);
  fixture = { ...fixture, place: { ...fixture.place, trustedKeys: own } };
  await start();
  expect(await keysOfPage()).toEqual([old, kid]);
  await copyFile(trusted, own);
  while (String(await keysOfPage()) !== kid) await new Promise((resolve) => setImmediate(resolve));
  await registryBecomes('ok');
});

test('a page names the integrity of each of its scripts and the keys that its registry is signed with', async () => {
  await start();
  const page = await get('/');
  expect(page.headers['integrity-policy']).toBe('blocked-destinations=(script)');
  const elements = page.body.match(/<(script|link rel="preload" as="script")[^>]* (src|href)="[^>]*>/g) ?? [];
  expect(elements).toHaveLength(4);
  for (const element of elements) {
    const [, algorithm = '', hash] = / crossorigin integrity="(sha\d+)-([^"]+)"/.exec(element) ?? [];
    const { rawPayload } = await get(/ (?:src|href)="([^"]+)"/.exec(element)?.[1] ?? '');
    expect(createHash(algorithm).update(rawPayload).digest('base64')).toBe(hash);
  }

  const remotes = await remotesOfPage(get, page.body);
  const entry = await get(`${remotes['content']?.base}remoteEntry.js`);
  const hash = createHash('sha384').update(entry.rawPayload).digest('base64');
  expect(remotes['content']?.integrity).toBe(`sha384-${hash}`);
  const registry = (await get('/registry/production.json')).json<Registry>();
  expect(await verifySignature(registry, bootIn(page.body).keys)).toBe(true);
});

test('a remote that is damaged when the server starts has no integrity in the page: nothing of it can run', async () => {
  const release = (await fixture.store.readRegistry('production'))?.remotes['content']?.release ?? '';
  const folder = path.join(fixture.store.location, 'artifacts', 'content', release);
  await rm(path.join(folder, 'home.js'));
  await writeFile(path.join(folder, 'home.js'), '// mallory');
  await start();
  expect((await get('/')).body).toContain('"integrity":""');
});
