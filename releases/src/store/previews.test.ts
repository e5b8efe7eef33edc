import { chmod, copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aDescriptor, aLiveStore, aRemoteBuild, first, hostRelease } from '../testing/fixtures.ts';
import { inTemporaryDirectory, publish, second, third } from '../testing/fixtures.ts';
import { openStore } from './index.ts';
import type { ReleaseStore } from './index.ts';

const start = new Date('2026-03-01T09:00:00Z');
const request = { base: 'production', replaces: { booking: second }, note: 'new steps', by: 'noura', days: 2 } as const;

function withPreview(test: (store: ReleaseStore, id: string, file: string) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory, () => start);
    const { id } = await store.createPreview(request);
    await test(store, id, path.join(store.directory, 'previews', `${id}.json`));
  });
}

function later(store: ReleaseStore, milliseconds: number): ReleaseStore {
  return openStore(store.directory, { now: () => new Date(start.getTime() + milliseconds) });
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
  withPreview(async (store) => {
    await publish(store, 'qa', second, aRemoteBuild(aDescriptor('qa'), 'newer()'));
    await store.promote({ channel: 'production', changes: { booking: third, qa: second }, by: 'tests' });
    const base = await store.readRegistry('production');
    if (!base) throw new Error('nothing is live');

    const composition = await store.composeWith(base, request.replaces);

    expect(composition.remotes['booking']?.release).toBe(second);
    expect(composition.remotes['booking']).not.toHaveProperty('lastGood');
    expect(composition.remotes['qa']?.release).toBe(second);
    expect(await store.readComposition(composition.composition)).toEqual(composition);
  }));

test('it works until its last moment and not after', () =>
  withPreview(async (store, id) => {
    const end = 2 * 24 * 60 * 60 * 1000;
    expect(await later(store, end - 1).readPreview(id)).toMatchObject({ ok: true });
    expect(await later(store, end).readPreview(id)).toEqual({ ok: false, reason: 'expired' });
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
    const key = path.join(store.directory, '..', 'keys', 'preview.key');
    expect((await stat(key)).mode & 0o777).toBe(0o600);
    await writeFile(key, 'f'.repeat(64));
    expect(await store.readPreview(id)).toEqual({ ok: false, reason: 'forged' });
    await rm(key);
    expect(await store.readPreview(id)).toEqual({ ok: false, reason: 'forged' });
  }));

test('production makes no key by itself, and says how to make one', () =>
  inTemporaryDirectory(async (directory) => {
    const demo = await aLiveStore(directory);
    const store = openStore(demo.directory);
    await expect(store.createPreview(request)).rejects.toMatchObject({
      code: 'no-key',
      message: expect.stringContaining('openssl rand'),
    });
  }));

test.each([
  ['the host', { replaces: { host: hostRelease } }, 'invalid'],
  ['a release that is not in the store', { replaces: { booking: '9.9.9+9999999' } }, 'missing'],
  ['an address', { replaces: { booking: 'https://evil.test' } }, 'invalid'],
  ['a channel where nothing is live', { base: 'staging' as const }, 'missing'],
  ['no time at all', { days: 0 }, 'invalid'],
])('there is no preview of %s', (_name, part, code) =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    await expect(store.createPreview({ ...request, ...part })).rejects.toMatchObject({ code });
  }),
);
