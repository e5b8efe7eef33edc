import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { ChannelName, TeamRight } from '@clinic/contracts/registry';
import { aClone } from '../testing/clone.ts';
import type { Clone } from '../testing/clone.ts';
import { inTemporaryDirectory } from '../testing/fixtures.ts';
import { openStore } from '../store/index.ts';
import { publishAndPromoteChanged } from './local-start.ts';
import { admitTo } from './publish.ts';

function withStartedClone(test: (clone: Clone, releases: Record<string, string>) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    const clone = await aClone(directory);
    await test(clone, await publishAndPromoteChanged(clone.publishing));
  });
}

async function liveReleases({ publishing }: Clone) {
  const registry = await publishing.store.readRegistry('production');
  if (!registry) throw new Error('nothing is live');
  const remotes = Object.entries(registry.remotes).map(([name, { release }]) => [name, release] as const);
  return { seq: registry.seq, releases: { host: registry.host.release, ...Object.fromEntries(remotes) } };
}

test('the first start makes everything live, the second does nothing', () =>
  withStartedClone(async (clone, releases) => {
    expect(await liveReleases(clone)).toEqual({ seq: 1, releases });
    await clone.builds();

    await publishAndPromoteChanged(clone.publishing);

    expect(await clone.builds()).toEqual([]);
    expect((await liveReleases(clone)).seq).toBe(1);
  }));

test('what a person rolled back stays back; what changed becomes live', () =>
  withStartedClone(async (clone, before) => {
    const { store } = clone.publishing;
    await clone.write('mfe-booking', { 'src/index.ts': 'export const second = true;' });
    await publishAndPromoteChanged(clone.publishing);
    await store.rollback({ channel: 'production', by: 'noura' });

    await clone.write('mfe-qa', { 'src/index.ts': 'export const newer = true;' });
    const after = await publishAndPromoteChanged(clone.publishing);

    const { releases } = await liveReleases(clone);
    expect(releases).toEqual({ host: before['host'], booking: before['booking'], qa: after['qa'] });
    expect(after['qa']).not.toBe(before['qa']);
  }));

test('sources that went back to an earlier state become live again without a build', () =>
  withStartedClone(async (clone, before) => {
    await clone.write('mfe-qa', { 'src/index.ts': 'export const newer = true;' });
    await publishAndPromoteChanged(clone.publishing);
    await clone.builds();

    await clone.write('mfe-qa', { 'src/index.ts': 'export {};' });
    await publishAndPromoteChanged(clone.publishing);

    expect(await clone.builds()).toEqual([]);
    expect((await liveReleases(clone)).releases).toEqual(before);
  }));

test('a lock and missing rights leave what is live, and say so; the change becomes live once nothing is in the way', () =>
  withStartedClone(async (clone) => {
    const { store } = clone.publishing;
    await store.lock('production', { reason: 'holidays', by: 'huda' });
    await clone.write('mfe-booking', { 'src/index.ts': 'export const second = true;' });
    await publishAndPromoteChanged(clone.publishing);
    expect((await liveReleases(clone)).seq).toBe(1);
    expect(clone.progress.at(-1)).toContain('stays as it is: production is locked');

    await store.unlock('production', { by: 'huda' });
    const token = await store.addTeam({
      name: 'platform',
      remotes: ['*'],
      channels: ChannelName.options,
      rights: TeamRight.options,
      by: 'huda',
    });
    await publishAndPromoteChanged(clone.publishing);
    expect((await liveReleases(clone)).seq).toBe(1);
    expect(clone.progress.at(-1)).toContain("a team's token is needed");
    await publishAndPromoteChanged(clone.publishing, token);
    expect((await liveReleases(clone)).seq).toBe(2);
    expect((await store.readRegistry('production'))?.by).toBe('platform');
  }));

test('a clone that nobody started for weeks signs what is live again, and goes on', () =>
  inTemporaryDirectory(async (directory) => {
    const clone = await aClone(directory);
    const { store } = clone.publishing;
    const past = openStore(store.location, {
      createKeys: true,
      now: () => new Date(Date.now() - 30 * 24 * 60 * 60 * 1000),
    });
    const before = { ...clone.publishing, store: past, admit: admitTo(past) };
    const releases = await publishAndPromoteChanged(before);
    await clone.write('mfe-qa', { 'src/index.ts': 'export const newer = true;' });
    expect(await publishAndPromoteChanged(clone.publishing)).not.toEqual(releases);
    expect((await liveReleases(clone)).seq).toBe(2);
  }));

test('a clone whose key was revoked starts with what is live, and says why nothing else is', () =>
  withStartedClone(async (clone) => {
    const { store } = clone.publishing;
    const others = openStore(store.location, { localState: path.join(store.localState, 'others') });
    await others.keys.init();
    await store.keys.trust(path.join(others.localState, 'keys', 'trusted.json'));
    await others.keys.trust(path.join(store.localState, 'keys', 'trusted.json'));
    await others.keys.revoke((await store.keys.list()).signing ?? '');
    await copyFile(
      path.join(others.localState, 'keys', 'trusted.json'),
      path.join(store.localState, 'keys', 'trusted.json'),
    );
    await clone.write('mfe-qa', { 'src/index.ts': 'export const newer = true;' });
    await publishAndPromoteChanged(clone.publishing);
    expect((await liveReleases(clone)).seq).toBe(1);
    expect(clone.progress.join('\n')).toMatch(/is not renewed: .* is not among the trusted keys/);
    expect(clone.progress.at(-1)).toMatch(/stays as it is: .* is not among the trusted keys/);
  }));
