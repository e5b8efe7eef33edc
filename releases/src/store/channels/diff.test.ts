import { contractVersion } from '@clinic/contracts/registry';
import { aDescriptor, aHostBuild, aLiveStore, aRemoteBuild, first, hostRelease } from '../../testing/fixtures.ts';
import { inTemporaryDirectory, publish, second } from '../../testing/fixtures.ts';

const production = { channel: 'production', by: 'noura' } as const;

test('what differs is told part by part: moved, added, taken out, another contract, a share', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory, () => new Date('2026-05-01T08:00:00Z'));
    const { composition: start } = (await store.promote({ ...production, changes: { qa: null } })).registry;
    const [moved, added] = [second, '1.2.0+ddddddd'];
    await publish(store, 'host', moved, aHostBuild('1.2'));
    await publish(store, 'news', added, aRemoteBuild(aDescriptor('news')));
    await store.promote({ ...production, changes: { host: moved, news: added } });
    const { registry } = await store.promote({ ...production, changes: { booking: second }, percent: 10 });

    const { changes } = await store.diffCompositions(start, registry.composition);
    expect(changes).toMatchObject([
      {
        name: 'host',
        from: { release: hostRelease, contract: contractVersion },
        to: { release: moved, contract: '1.2' },
      },
      { name: 'booking', to: { release: first, rollout: { to: second, percent: 10 } } },
      {
        name: 'news',
        from: null,
        to: { release: added, publishedBy: 'tests', publishedAt: '2026-05-01T08:00:00.000Z' },
      },
    ]);
    const back = await store.diffCompositions(registry.composition, start);
    expect(back.changes.map(({ name, to }) => [name, to?.release])).toEqual([
      ['host', hostRelease],
      ['booking', first],
      ['news', undefined],
    ]);
    expect((await store.diffCompositions(start, start)).changes).toEqual([]);
  }));

test('what only a fallback would show does not count as moved', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const start = await store.readRegistry('production');
    await store.promote({ ...production, changes: { booking: second } });
    await store.promote({ ...production, changes: { booking: first } });
    if (!start) throw new Error('nothing is live');
    expect(await store.movedBy('production', start.composition)).toEqual([]);
    const live = await store.readRegistry('production');
    expect((await store.diffCompositions(start.composition, live?.composition ?? '')).changes).toMatchObject([
      { name: 'booking', to: { lastGood: second } },
    ]);
  }));
