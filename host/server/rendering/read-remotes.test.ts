import { chmod, cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteEntry } from '@clinic/contracts';
import { openStore } from '@clinic/releases/store';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';
import { readEntries, readRemote, readRemotes } from './read-remotes.ts';

let fixture: SiteFixture;
beforeEach(async () => {
  fixture = await siteFixture();
  await fixture.release('one');
});
afterEach(() => fixture.close());

async function liveEntry(): Promise<RemoteEntry> {
  const entry = (await fixture.store.readRegistry('production'))?.remotes['content'];
  if (entry === undefined) throw new Error('the remote is not live');
  return entry;
}

const artifact = (release: string) => path.join(fixture.place.location, 'artifacts', 'content', release);

async function alter({ release }: RemoteEntry, file: string): Promise<void> {
  const place = path.join(artifact(release), file);
  await chmod(place, 0o644);
  await writeFile(place, 'evil()');
}

test('a remote that was read before keeps the hashes of what was published, whatever lies on the disk by then', async () => {
  const entry = await liveEntry();
  const read = await readRemote(fixture.store, 'content', entry);
  await alter(entry, 'home.js');
  const again = await readRemote(fixture.store, 'content', entry);
  expect(again.files).toEqual(read.files);

  const afterRestart = openStore(fixture.place.location, fixture.place);
  await expect(readRemote(afterRestart, 'content', entry)).rejects.toMatchObject({ code: 'damaged' });
});

test('a manifest that was altered, or is missing, says nothing of what a remote needs', async () => {
  const entry = await liveEntry();
  expect(await readEntries(fixture.store, { content: entry })).toMatchObject({
    content: { chunks: { './home': ['home.js'] } },
  });
  await alter(entry, 'mf-manifest.json');
  await expect(readEntries(fixture.store, { content: entry })).rejects.toMatchObject({ code: 'damaged' });
  await rm(path.join(artifact(entry.release), 'mf-manifest.json'));
  await expect(readEntries(fixture.store, { content: entry })).rejects.toMatchObject({ code: 'damaged' });
});

test('what this server executes of it is compared each time', async () => {
  const entry = await liveEntry();
  await readRemote(fixture.store, 'content', entry);
  await alter(entry, 'node/container.cjs');
  await expect(readRemote(fixture.store, 'content', entry)).rejects.toMatchObject({ code: 'damaged' });
});

test('another release with the same files has addresses of its own, and other files of one release have theirs', async () => {
  const one = await liveEntry();
  const read = await readRemote(fixture.store, 'content', one);
  await fixture.release('two');
  const two = await liveEntry();
  const alike = { ...one, release: '1.0.0+a11ce00' };
  await cp(artifact(one.release), artifact(alike.release), { recursive: true });
  expect((await readRemote(fixture.store, 'content', alike)).entry.base).toContain(alike.release);

  await rm(artifact(one.release), { recursive: true });
  await cp(artifact(two.release), artifact(one.release), { recursive: true });
  const replaced = await readRemote(fixture.store, 'content', { ...one, filesIntegrity: two.filesIntegrity });
  expect(replaced.entry.integrity).not.toBe(read.entry.integrity);
});

test('remotes are read in the order of their composition, without those that are damaged where that is taken', async () => {
  const entry = await liveEntry();
  const broken = { ...entry, release: '9.9.9+0000000' };
  const damaged: string[] = [];
  const all = { zebra: broken, content: entry, alpha: broken };
  const read = await readRemotes(fixture.store, all, (name) => damaged.push(name));
  expect([[...read.keys()], damaged.sort()]).toEqual([['content'], ['alpha', 'zebra']]);
  await expect(readRemotes(fixture.store, all)).rejects.toMatchObject({ code: 'missing' });
});

test('the first that cannot be reached is the last that is asked for', async () => {
  const entry = await liveEntry();
  const away = new Error('the store is away');
  const asked = jest.spyOn(fixture.store, 'intactDirectory').mockRejectedValue(away);
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`team-${index}`, entry]));
  await expect(readRemotes(fixture.store, many, () => undefined)).rejects.toBe(away);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(4);
});
