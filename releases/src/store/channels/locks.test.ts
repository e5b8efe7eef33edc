import { aLiveStore, first, inTemporaryDirectory, second } from '../../testing/fixtures.ts';
import type { ReleaseStore } from '../index.ts';

const production = { channel: 'production', by: 'noura' } as const;
const holidays = { reason: 'holidays', by: 'huda' };

function withLiveStore(test: (store: ReleaseStore) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => test(await aLiveStore(directory)));
}

test('a locked channel refuses every promotion and says who locked it, when and why', () =>
  withLiveStore(async (store) => {
    const { at } = await store.lock('production', holidays);
    for (const percent of [undefined, 10]) {
      await expect(store.promote({ ...production, changes: { booking: second }, percent })).rejects.toMatchObject({
        code: 'locked',
        message: `production is locked since ${at} by huda: holidays. Unlock it first: release unlock production`,
      });
    }
    expect((await store.readRegistry('production'))?.remotes['booking']).toMatchObject({ release: first });
    const { lines } = await store.readHistory();
    expect(lines.slice(-2)).toMatchObject([
      { act: 'lock', channel: 'production', by: 'huda', reason: 'holidays' },
      { act: 'refuse', channel: 'production', by: 'noura', what: `promote booking@${second}` },
    ]);
  }));

test('rolling back and aborting a rollout stay possible while a channel is locked', () =>
  withLiveStore(async (store) => {
    const start = await store.readRegistry('production');
    await store.promote({ ...production, changes: { qa: null } });
    await store.promote({ ...production, changes: { booking: second }, percent: 10 });
    await store.lock('production', holidays);
    expect((await store.abortRollout({ ...production, remote: 'booking' })).changed).toBe(true);
    expect((await store.rollback(production)).registry.composition).toBe(start?.composition);
  }));

test('one channel is locked, the other is not, and unlocking ends it', () =>
  withLiveStore(async (store) => {
    await store.lock('staging', holidays);
    expect(await store.readLock('staging')).toMatchObject(holidays);
    expect(await store.readLock('production')).toBeNull();
    expect((await store.promote({ ...production, changes: { booking: second } })).changed).toBe(true);

    expect(await store.unlock('staging', { by: 'huda' })).toBe(true);
    expect(await store.unlock('staging', { by: 'huda' })).toBe(false);
    expect(await store.readLock('staging')).toBeNull();
    expect((await store.readHistory()).lines.filter(({ act }) => act === 'unlock')).toHaveLength(1);
  }));

test('who locks a locked channel is told of the lock that stands, and it stays', () =>
  withLiveStore(async (store) => {
    await store.lock('production', holidays);
    await expect(store.lock('production', { reason: 'mine', by: 'noura' })).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringContaining('by huda: holidays'),
    });
    await expect(store.lock('staging', { reason: ' ', by: 'noura' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await store.readLock('production')).toMatchObject(holidays);
  }));
