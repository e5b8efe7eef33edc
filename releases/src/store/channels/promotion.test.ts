import { contractVersion } from '@clinic/contracts/registry';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aDescriptor, aHostBuild, aLiveStore, aRemoteBuild, first, hostRelease } from '../../testing/fixtures.ts';
import { inTemporaryDirectory, publish, second, third } from '../../testing/fixtures.ts';
import { openStore } from '../index.ts';
import type { ReleaseStore } from '../index.ts';

const production = { channel: 'production', by: 'noura' } as const;

function withLiveStore(test: (store: ReleaseStore) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => test(await aLiveStore(directory)));
}

async function live(store: ReleaseStore) {
  const registry = await store.readRegistry('production');
  if (!registry) throw new Error('nothing is live');
  return registry;
}

test('a promotion changes one remote, remembers what it replaced, and leaves the others alone', () =>
  withLiveStore(async (store) => {
    const before = await live(store);
    const { registry } = await store.promote({ ...production, changes: { booking: second }, reason: 'new steps' });

    expect(registry).toMatchObject({ seq: 2, previous: before.composition, by: 'noura' });
    expect(registry.remotes['booking']).toMatchObject({ release: second, lastGood: first });
    expect(registry.remotes['qa']).toEqual(before.remotes['qa']);
    expect(await live(store)).toEqual(registry);
    expect(await store.readComposition(registry.composition)).toMatchObject({ remotes: registry.remotes });
  }));

test('what an entry says of its files is what the artifact holds', () =>
  withLiveStore(async (store) => {
    const { remotes } = await live(store);
    const { files } = await store.readArtifactFiles('qa', first, remotes['qa']?.filesIntegrity);
    expect(remotes['qa']).toMatchObject({
      manifest: `/artifacts/qa/${first}/mf-manifest.json`,
      integrity: files['mf-manifest.json']?.integrity,
    });
  }));

test('promoting what is live already changes nothing', () =>
  withLiveStore(async (store) => {
    const before = await live(store);
    expect(await store.promote({ ...production, changes: { booking: first } })).toMatchObject({ changed: false });
    expect(await live(store)).toEqual(before);
  }));

test('every act is a line of the history', () =>
  withLiveStore(async (store) => {
    const { composition: start } = await live(store);
    const { registry } = await store.promote({ ...production, changes: { booking: second }, reason: 'new steps' });
    await store.rollback({ ...production, reason: 'steps are lost' });

    const { lines } = await store.readHistory();
    expect(lines.slice(-2)).toMatchObject([
      { act: 'promote', by: 'noura', channel: 'production', from: start, to: registry.composition, seq: 2 },
      { act: 'rollback', by: 'noura', from: registry.composition, to: start, seq: 3, reason: 'steps are lost' },
    ]);
    expect(lines.at(-2)?.changes).toEqual({ booking: second });
  }));

test('rolling back goes one further back each time, and counts up', () =>
  withLiveStore(async (store) => {
    const c1 = await live(store);
    const { registry: c2 } = await store.promote({ ...production, changes: { booking: second } });
    await store.promote({ ...production, changes: { booking: third } });

    const once = await store.rollback(production);
    expect(once.registry).toMatchObject({ composition: c2.composition, remotes: c2.remotes, seq: 4 });
    const twice = await store.rollback(production);
    expect(twice.registry).toMatchObject({ composition: c1.composition, remotes: c1.remotes, seq: 5 });
    await expect(store.rollback(production)).rejects.toMatchObject({ code: 'missing' });
  }));

test('rolling back does not swing between releases that were live in turns, and ends at the first', () =>
  withLiveStore(async (store) => {
    const start = await live(store);
    for (const release of [second, first, second, third])
      await store.promote({ ...production, changes: { booking: release } });
    const lives: (string | undefined)[] = [];
    const goBack = async () => {
      const { registry, changed } = await store.rollback(production);
      expect(changed).toBe(true);
      lives.push(registry.remotes['booking']?.release);
      if (lives.length < 10) await goBack();
    };
    await expect(goBack()).rejects.toMatchObject({ code: 'missing' });
    expect(lives).toEqual([second, first]);
    expect((await live(store)).composition).toBe(start.composition);
  }));

test('any composition that was live can be rolled back to, no other', () =>
  withLiveStore(async (store) => {
    const { composition } = await live(store);
    await store.promote({ ...production, changes: { booking: second } });
    await store.promote({ ...production, changes: { booking: third } });
    const preview = await store.composeWith(await live(store), { qa: first, booking: second });

    await expect(store.rollback({ ...production, to: preview.composition })).rejects.toMatchObject({ code: 'refused' });
    expect((await store.rollback({ ...production, to: composition })).registry.remotes['booking']?.release).toBe(first);
  }));

test('a rollback says in the history what it put back', () =>
  withLiveStore(async (store) => {
    await store.promote({ ...production, changes: { booking: second } });
    await store.promote({ ...production, changes: { qa: null } });
    await store.rollback(production);
    expect((await store.readHistory()).lines.at(-1)).toMatchObject({ act: 'rollback', changes: { qa: first } });
  }));

test('a channel whose registry was lost is put back at a composition of the history, and its numbers go on', () =>
  withLiveStore(async (store) => {
    const { registry: lost } = await store.promote({ ...production, changes: { booking: second } });
    await rm(path.join(store.location, 'registry', 'production.json'));
    await expect(store.rollback(production)).rejects.toMatchObject({ code: 'missing' });
    await expect(store.rollback({ ...production, to: 'c-000000000000' })).rejects.toMatchObject({ code: 'refused' });

    const { registry } = await store.rollback({ ...production, to: lost.composition });
    expect(registry).toMatchObject({ seq: lost.seq + 1, composition: lost.composition, previous: lost.previous });
    const { registry: next } = await store.promote({ ...production, changes: { booking: third } });
    expect(next.seq).toBe(lost.seq + 2);
    const lives = (await store.readDeploymentRecords('production')).map(({ seq }) => seq);
    expect(lives.slice(-3)).toEqual([lost.seq, lost.seq + 1, lost.seq + 2]);
  }));

test('who begins another channel is told how to begin it with what is live in production', () =>
  withLiveStore(async (store) => {
    const begin = `release promote host@${hostRelease} booking@${first} qa@${first} --to staging`;
    await expect(
      store.promote({ channel: 'staging', by: 'noura', changes: { booking: second } }),
    ).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining(begin),
    });
  }));

test('a name that a channel does not have is said, and nothing changes', () =>
  withLiveStore(async (store) => {
    const unknown = { code: 'missing', message: expect.stringContaining('has no bokking') };
    await expect(store.promote({ ...production, changes: { bokking: null } })).rejects.toMatchObject(unknown);
    await expect(store.abortRollout({ ...production, remote: 'bokking' })).rejects.toMatchObject(unknown);
    expect((await live(store)).seq).toBe(1);
  }));

test('a remote can be taken out', () =>
  withLiveStore(async (store) => {
    const { registry } = await store.promote({ ...production, changes: { qa: null } });
    expect(Object.keys(registry.remotes)).toEqual(['booking']);
  }));

test('the first promotion has to bring the host', () =>
  withLiveStore(async (store) => {
    const staging = { channel: 'staging', by: 'noura' } as const;
    await expect(store.promote({ ...staging, changes: { qa: first } })).rejects.toMatchObject({ code: 'refused' });
    expect(await store.readRegistry('staging')).toBeNull();

    const { registry } = await store.promote({ ...staging, changes: { host: hostRelease, qa: first } });
    expect(registry).toMatchObject({ channel: 'staging', seq: 1, previous: null });
  }));

test('remotes that claim the same page are refused together', () =>
  withLiveStore(async (store) => {
    const [route] = aDescriptor('booking').routes;
    await publish(store, 'news', first, aRemoteBuild(aDescriptor('news', { routes: route ? [route] : [] })));

    await expect(store.promote({ ...production, changes: { news: first } })).rejects.toMatchObject({
      code: 'refused',
      findings: [{ level: 'error', check: 'route-overlaps' }],
    });
    expect(Object.keys((await live(store)).remotes)).not.toContain('news');
  }));

test('a host of another contract is refused until its remotes come along', () =>
  withLiveStore(async (store) => {
    await publish(store, 'host', second, aHostBuild('2.0'));
    await expect(store.promote({ ...production, changes: { host: second } })).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining(`contract ${contractVersion}`),
    });

    const moved = ['booking', 'qa'];
    const release = '2.0.0+ddddddd';
    for (const name of moved) await publish(store, name, release, aRemoteBuild(aDescriptor(name, { contract: '2.0' })));
    const changes = { host: second, booking: release, qa: release };
    expect((await store.promote({ ...production, changes })).registry.host.contract).toBe('2.0');
  }));

test('who expects another number than the channel has is told so', () =>
  withLiveStore(async (store) => {
    await store.promote({ ...production, changes: { booking: second }, expectedSeq: 1 });
    const late = store.promote({ ...production, changes: { booking: third }, expectedSeq: 1 });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  }));

test('damaged releases go nowhere, forwards or back', () =>
  withLiveStore(async (store) => {
    await store.promote({ ...production, changes: { booking: second } });
    for (const release of [first, third]) {
      const file = path.join(store.location, 'artifacts', 'booking', release, 'remoteEntry.js');
      await chmod(file, 0o644);
      await writeFile(file, 'evil()');
    }
    await expect(store.promote({ ...production, changes: { booking: third } })).rejects.toMatchObject({
      code: 'damaged',
    });
    await expect(store.rollback(production)).rejects.toMatchObject({ code: 'damaged' });
    expect((await live(store)).remotes['booking']?.release).toBe(second);
  }));

test('a registry that lists something else than its composition is not verified', () =>
  withLiveStore(async (store) => {
    const file = path.join(store.location, 'registry', 'production.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(`booking/${first}`, `booking/${second}`));
    await expect(store.readRegistry('production')).rejects.toMatchObject({ code: 'damaged' });
  }));

test('a composition that holds something else than its id stands for is not verified', () =>
  withLiveStore(async (store) => {
    const { composition } = await live(store);
    const file = path.join(store.location, 'compositions', `${composition}.json`);
    const text = await readFile(file, 'utf8');
    await chmod(file, 0o644);
    await writeFile(file, text.replaceAll(`booking/${first}`, `booking/${second}`));
    await expect(store.readComposition(composition)).rejects.toMatchObject({ code: 'damaged' });
  }));

test('an empty store can be read', () =>
  inTemporaryDirectory(async (directory) => {
    const store = openStore(path.join(directory, 'none'));
    expect(await store.readRegistry('production')).toBeNull();
    expect(await store.readHistory()).toEqual({ lines: [], unreadable: 0 });
    await expect(store.readComposition('c-000000000000')).rejects.toMatchObject({ code: 'missing' });
  }));
