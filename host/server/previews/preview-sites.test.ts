import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from '../settings.ts';
import { fakeSites } from '../testing/fake-sites.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';
import { PreviewSites } from './preview-sites.ts';

let fixture: SiteFixture;
beforeEach(async () => {
  fixture = await siteFixture();
  await fixture.release('one');
});
afterEach(() => fixture.close());

function previewSites() {
  const { served, retired, serve, retire } = fakeSites();
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  return { served, retired, sites: new PreviewSites({ store: fixture.store, settings, serve, retire }) };
}

async function previewOf(word: string) {
  const content = await fixture.publish(word);
  return fixture.store.createPreview({ base: 'production', replaces: { content }, note: '', by: 'nora', days: 1 });
}

/** The retiring of a site waits for the promise of that site. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a preview is composed at its first use, with its releases, and served again from then on', async () => {
  const { served, sites } = previewSites();
  const preview = await previewOf('next');
  const [one, other] = await Promise.all([sites.siteOf(preview), sites.siteOf(preview)]);
  expect(one).toBe(other);
  expect(served).toEqual([one]);
  expect(one.site.boot.preview).toEqual({ id: preview.id, replaces: preview.replaces });
  expect(one.site.boot.remotes['content']?.release).toBe(preview.replaces['content']);
});

test('it follows its base, and the live site being replaced retires what stood on the former one', async () => {
  const { served, retired, sites } = previewSites();
  const preview = await previewOf('next');
  const former = await sites.siteOf(preview);
  await fixture.release('two');
  sites.reset();
  await settled();
  expect(retired).toEqual([former.site.id]);
  expect(await sites.siteOf(preview)).not.toBe(former);
  expect(served).toHaveLength(2);
});

test('of four previews the one that was asked for longest ago is retired', async () => {
  const { served, retired, sites } = previewSites();
  for (const word of ['a', 'b', 'c', 'd']) await sites.siteOf(await previewOf(word));
  await settled();
  expect(retired).toEqual([served[0]?.site.id]);
});

test('a preview that could not be composed is composed when it is asked for again, and holds up no other', async () => {
  const { sites } = previewSites();
  const [broken, good] = [await previewOf('broken'), await previewOf('good')];
  const files = path.join(fixture.store.location, 'artifacts', 'content', broken.replaces['content'] ?? '');
  await rm(files, { recursive: true });
  const failing = sites.siteOf(broken);
  const following = sites.siteOf(good);
  await expect(failing).rejects.toThrow();
  expect((await following).site.boot.preview?.id).toBe(good.id);
  await fixture.publish('broken');
  expect((await sites.siteOf(broken)).site.boot.preview?.id).toBe(broken.id);
});

test('at the end every site is retired, also one that is being composed', async () => {
  const { retired, sites } = previewSites();
  const preview = await previewOf('next');
  const composing = Promise.withResolvers<void>();
  const compose = fixture.store.composePreview.bind(fixture.store);
  jest.spyOn(fixture.store, 'composePreview').mockImplementationOnce((wanted) => {
    composing.resolve();
    return compose(wanted);
  });
  const preparing = sites.siteOf(preview);
  await composing.promise;
  await sites.close();
  await settled();
  expect(retired).toEqual([(await preparing).site.id]);
});

test('a preview that is asked for while the server closes gets no renderer', async () => {
  const { served, sites } = previewSites();
  const asked = sites.siteOf(await previewOf('next'));
  await Promise.all([sites.close(), expect(asked).rejects.toThrow('closing')]);
  expect(served).toEqual([]);
});
