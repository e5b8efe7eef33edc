import { chmod, copyFile, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArtifactFiles, Preview } from '@clinic/contracts';
import { aDescriptor, aHostBuild, aLiveStore, aRemoteBuild, first, hostRelease } from '../../testing/fixtures.ts';
import { inTemporaryDirectory, publish, second, site, third } from '../../testing/fixtures.ts';
import { openStore } from '../index.ts';
import type { ReleaseStore } from '../index.ts';

const start = new Date('2026-03-01T09:00:00Z');
const request = { base: 'production', replaces: { booking: second }, note: 'new steps', by: 'noura', days: 2 } as const;

function withPreview(test: (store: ReleaseStore, id: string, file: string) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory, () => start);
    const { id } = await store.createPreview(request);
    await test(store, id, path.join(store.location, 'previews', `${id}.json`));
  });
}

async function good(store: ReleaseStore, id: string): Promise<Preview> {
  const answer = await store.readPreview(id);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.preview;
}

function later(store: ReleaseStore, milliseconds: number): ReleaseStore {
  return openStore(store.location, { site, now: () => new Date(start.getTime() + milliseconds) });
}

test('a preview says what it replaces and for how long, and live stays as it was', () =>
  withPreview(async (store, id) => {
    const answer = await store.readPreview(id);
    expect(answer).toMatchObject({
      ok: true,
      preview: { replaces: { booking: second }, note: 'new steps', by: 'noura' },
    });
    expect((await store.readRegistry('production'))?.remotes['booking']?.release).toBe(first);

    const { lines } = await store.readHistory();
    expect(lines.at(-1)).toMatchObject({ act: 'preview', by: 'noura', preview: id, changes: { booking: second } });
  }));

test('a previewed remote stands inside what is live now, without a release to fall back to', () =>
  withPreview(async (store, id) => {
    await publish(store, 'qa', second, aRemoteBuild(aDescriptor('qa'), 'newer()'));
    await store.promote({ channel: 'production', changes: { booking: third, qa: second }, by: 'tests' });
    const composition = await store.composePreview(await good(store, id));

    expect(composition.remotes['booking']?.release).toBe(second);
    expect(composition.remotes['booking']).not.toHaveProperty('lastGood');
    expect(composition.remotes['qa']?.release).toBe(second);
    expect(composition.seq).toBe(2);
  }));

test('no preview is made of a release whose files were altered', () =>
  withPreview(async (store) => {
    const file = path.join(store.location, 'artifacts', 'booking', third, 'remoteEntry.js');
    await chmod(file, 0o644);
    await writeFile(file, 'evil()');
    await expect(store.createPreview({ ...request, replaces: { booking: third } })).rejects.toMatchObject({
      code: 'damaged',
      message: expect.stringContaining(`booking@${third} is not what was published (remoteEntry.js`),
    });
  }));

test('who shows a preview or a share of visitors needs no right to write', () =>
  withPreview(async (store, id) => {
    await publish(store, 'qa', second, aRemoteBuild(aDescriptor('qa'), 'newer()'));
    await publish(store, 'qa', third, aRemoteBuild(aDescriptor('qa'), 'newest()'));
    const { registry } = await store.promote({ channel: 'production', changes: { qa: third }, by: 'tests' });
    const before = await readdir(store.location, { recursive: true });
    await store.composePreview(await good(store, id));
    await store.composeWith(registry, { qa: second });
    expect(await readdir(store.location, { recursive: true })).toEqual(before);
  }));

test('a preview of an earlier composition shows that one, host included, whatever is live now', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory, () => start);
    const earlier = (await store.readRegistry('production'))?.composition;
    await publish(store, 'host', second, aHostBuild());
    await store.promote({ channel: 'production', changes: { host: second, booking: third }, by: 'tests' });

    const { id } = await store.createPreview({ ...request, replaces: {}, composition: earlier });

    const shown = await store.composePreview(await good(store, id));
    expect(shown).toMatchObject({ composition: earlier, host: { release: hostRelease } });
    expect(shown.remotes['booking']?.release).toBe(first);
    const parts = await store.previewedParts(await good(store, id));
    expect(parts.map(({ name, release }) => `${name}@${release}`)).toEqual([`host@${hostRelease}`, `booking@${first}`]);
  }));

test('the parts of a preview say whose they are and who published them when', () =>
  withPreview(async (store, id) => {
    expect(await store.previewedParts(await good(store, id))).toEqual([
      {
        name: 'booking',
        release: second,
        title: { ar: 'عنوان', en: 'Title' },
        team: 'tests',
        publishedAt: start.toISOString(),
        publishedBy: 'tests',
      },
    ]);
  }));

test('a release whose files were exchanged after the preview was made, its list too, is not shown', () =>
  withPreview(async (store, id) => {
    const artifact = path.join(store.location, 'artifacts', 'booking', second);
    const list = path.join(artifact, 'files.json');
    const exchanged = JSON.parse(await readFile(list, 'utf8')) as ArtifactFiles;
    for (const [name, file] of Object.entries(exchanged.files))
      if (name.endsWith('.js')) file.integrity = `sha384-${'A'.repeat(64)}`;
    await chmod(artifact, 0o755);
    await rm(list);
    await writeFile(list, JSON.stringify(exchanged));

    const restarted = later(store, 0);
    const why = { code: 'damaged', message: `booking@${second} is not what the preview was made of.` };
    await expect(restarted.composePreview(await good(restarted, id))).rejects.toMatchObject(why);
  }));

test('nobody is in a share of visitors while they look at a preview', () =>
  withPreview(async (store, id) => {
    await publish(store, 'qa', second, aRemoteBuild(aDescriptor('qa'), 'newer()'));
    await store.promote({ channel: 'production', changes: { qa: second }, percent: 10, by: 'tests' });
    expect((await store.readRegistry('production'))?.remotes['qa']).toHaveProperty('rollout');

    const shown = await store.composePreview(await good(store, id));

    expect(shown.remotes['qa']?.release).toBe(first);
    expect(shown.remotes['qa']).not.toHaveProperty('rollout');
  }));

test('an ended preview opens no more, on this server and on every other; the history says who ended it', () =>
  withPreview(async (store, id) => {
    expect((await store.listPreviews()).map((preview) => preview.id)).toEqual([id]);
    expect(await store.revokePreview(id, 'huda')).toBe(true);
    for (const server of [store, later(store, 0)])
      expect(await server.readPreview(id)).toMatchObject({ ok: false, reason: 'revoked' });
    expect(await store.listPreviews()).toEqual([]);
    expect(await store.revokePreview(id, 'huda')).toBe(false);

    const { lines } = await store.readHistory();
    const ends = lines.filter(({ act }) => act === 'revoke');
    expect(ends).toEqual([{ at: start.toISOString(), by: 'huda', act: 'revoke', channel: 'production', preview: id }]);
    await expect(store.revokePreview(`p-${'0'.repeat(32)}`, 'huda')).rejects.toMatchObject({ code: 'missing' });
  }));

test('the list of previews has those that can be opened, the first to end in front', () =>
  withPreview(async (store, id) => {
    const short = await store.createPreview({ ...request, days: 1 });
    const listed = async (at: ReleaseStore) => (await at.listPreviews()).map((preview) => preview.id);
    expect(await listed(store)).toEqual([short.id, id]);
    expect(await listed(later(store, 24 * 60 * 60 * 1000))).toEqual([id]);
  }));

test('however the address of a site is written, its previews are the same', () =>
  withPreview(async (store, id) => {
    for (const written of ['https://Site.test', 'https://site.test:443/', 'https://site.test/'])
      expect(await openStore(store.location, { site: written, now: () => start }).readPreview(id)).toHaveProperty(
        'ok',
        true,
      );
  }));

test('another site with the same store and key shows nothing of it', () =>
  withPreview(async (store, id) => {
    const foreign = openStore(store.location, { site: 'https://other.test', now: () => start });
    expect(await foreign.readPreview(id)).toMatchObject({ ok: false, reason: 'foreign' });
    expect(await foreign.listPreviews()).toEqual([]);
  }));

test('it works until its last moment and not after', () =>
  withPreview(async (store, id) => {
    const end = 2 * 24 * 60 * 60 * 1000;
    expect(await later(store, end - 1).readPreview(id)).toMatchObject({ ok: true });
    expect(await later(store, end).readPreview(id)).toMatchObject({ ok: false, reason: 'expired' });
  }));

test.each(['', 'p-1', `p-${'0'.repeat(32)}`, '../registry/production', 'https://evil.test/remote.json'])(
  'nobody made the preview "%s"',
  (id) =>
    withPreview(async (store) => {
      expect(await store.readPreview(id)).toEqual({ ok: false, reason: 'unknown' });
    }),
);

test.each([
  ['a longer life', (text: string) => text.replaceAll('2026-03-03', '2036-03-03')],
  ['another release', (text: string) => text.replaceAll(second, third)],
  ['another site', (text: string) => text.replaceAll(site, 'https://other.test')],
  ['no signature', (text: string) => text.replace(/"value": "[^"]*"/, '"value": ""')],
  ['something that is no preview', () => '{}'],
])('a file with %s is forged', (_name, forge) =>
  withPreview(async (store, id, file) => {
    const forged = forge(await readFile(file, 'utf8'));
    expect(forged).not.toBe(await readFile(file, 'utf8'));
    await chmod(file, 0o644);
    await writeFile(file, forged);
    expect(await store.readPreview(id)).toEqual({ ok: false, reason: 'forged' });
  }),
);

test('a signature holds for one id only', () =>
  withPreview(async (store, _id, file) => {
    const other = `p-${'1'.repeat(32)}`;
    await copyFile(file, path.join(path.dirname(file), `${other}.json`));
    expect(await store.readPreview(other)).toEqual({ ok: false, reason: 'forged' });
  }));

test('with another key, or without one, nothing is shown', () =>
  withPreview(async (store, id) => {
    const key = path.join(store.location, '..', 'keys', 'preview.key');
    expect((await stat(key)).mode & 0o777).toBe(0o600);
    await writeFile(key, 'f'.repeat(64));
    expect(await store.readPreview(id)).toEqual({ ok: false, reason: 'forged' });
    await rm(key);
    expect(await store.readPreview(id)).toEqual({ ok: false, reason: 'forged' });
  }));

test('without the key the list says so with the file, while a preview is open; with none open it is empty', () =>
  withPreview(async (store, id) => {
    const key = path.join(store.location, '..', 'keys', 'preview.key');
    await rm(key);
    const missing = { code: 'no-key', message: expect.stringContaining(path.resolve(key)) };
    await expect(store.listPreviews()).rejects.toMatchObject(missing);
    expect(await later(store, 2 * 24 * 60 * 60 * 1000).listPreviews()).toEqual([]);
    expect(await store.revokePreview(id, 'huda')).toBe(true);
    expect(await store.listPreviews()).toEqual([]);
  }));

test('where previews were made with another machine’s key, none is made here: its links would open nothing', () =>
  withPreview(async (store) => {
    await rm(path.join(store.location, '..', 'keys', 'preview.key'));
    await expect(store.createPreview(request)).rejects.toMatchObject({ code: 'no-key' });
  }));

test('production makes no key by itself, and says how to make one', () =>
  inTemporaryDirectory(async (directory) => {
    const demo = await aLiveStore(directory);
    const store = openStore(demo.location, { site });
    await expect(store.createPreview(request)).rejects.toMatchObject({
      code: 'no-key',
      message: expect.stringContaining('openssl rand'),
    });
  }));

test.each([
  ['the host', { replaces: { host: hostRelease } }, 'invalid'],
  ['a release that is not in the store', { replaces: { booking: '9.9.9+9999999' } }, 'missing'],
  ['an address', { replaces: { booking: 'https://evil.test' } }, 'invalid'],
  ['a composition that is not in the store', { composition: `c-${'0'.repeat(12)}` }, 'missing'],
  ['a channel where nothing is live', { base: 'staging' as const }, 'missing'],
  ['no time at all', { days: 0 }, 'invalid'],
])('there is no preview of %s', (_name, part, code) =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    await expect(store.createPreview({ ...request, ...part })).rejects.toMatchObject({ code });
  }),
);
