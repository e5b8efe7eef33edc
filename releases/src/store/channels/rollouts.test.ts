import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ChannelName, TeamRight } from '@clinic/contracts/registry';
import { aDescriptor, aLiveStore, aRemoteBuild, first, hostRelease } from '../../testing/fixtures.ts';
import { inTemporaryDirectory, publish, second, third } from '../../testing/fixtures.ts';
import { authorizedClient } from '../index.ts';
import type { ReleaseStore } from '../index.ts';

const production = { channel: 'production', by: 'noura' } as const;

function withLiveStore(test: (store: ReleaseStore) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => test(await aLiveStore(directory)));
}

async function booking(store: ReleaseStore) {
  return (await store.readRegistry('production'))?.remotes['booking'];
}

test('a promotion for a share leaves what is live and names the other release beside it', () =>
  withLiveStore(async (store) => {
    const { registry } = await store.promote({ ...production, changes: { booking: second }, percent: 10 });
    const entry = registry.remotes['booking'];
    expect(entry).toMatchObject({ release: first, rollout: { to: second, percent: 10, salt: '2' } });
    await store.readArtifactFiles('booking', second, entry?.rollout?.filesIntegrity);
    expect((await store.readHistory()).lines.at(-1)).toMatchObject({ act: 'promote', percent: 10, seq: 2 });
  }));

test('as its share grows a release keeps its salt, so that who is in stays in; another release gets a new one', () =>
  withLiveStore(async (store) => {
    await store.promote({ ...production, changes: { booking: second }, percent: 10 });
    await store.promote({ ...production, changes: { booking: second }, percent: 50 });
    expect((await booking(store))?.rollout).toMatchObject({ to: second, percent: 50, salt: '2' });
    await store.promote({ ...production, changes: { booking: third }, percent: 10 });
    expect((await booking(store))?.rollout).toMatchObject({ to: third, percent: 10, salt: '4' });
  }));

test.each([undefined, 100])(
  'promoted for all (%s) the release is live and the one before is its last good',
  (percent) =>
    withLiveStore(async (store) => {
      await store.promote({ ...production, changes: { booking: second }, percent: 50 });
      await store.promote({ ...production, changes: { booking: second }, percent });
      const entry = await booking(store);
      expect(entry).toMatchObject({ release: second, lastGood: first });
      expect(entry).not.toHaveProperty('rollout');
    }),
);

test('promoting what is live for the others ends a rollout, and promoting another remote leaves it', () =>
  withLiveStore(async (store) => {
    await store.promote({ ...production, changes: { booking: second }, percent: 50 });
    await store.promote({ ...production, changes: { qa: null } });
    expect((await booking(store))?.rollout).toMatchObject({ to: second });
    await store.promote({ ...production, changes: { booking: first } });
    expect(await booking(store)).not.toHaveProperty('rollout');
  }));

test.each([
  ['the host', { host: hostRelease }, 10, 'refused', 'The host cannot go to a share'],
  ['a remote that is not live', { news: first }, 10, 'refused', 'no release that is live for the other visitors'],
  ['what is live for all', { booking: first }, 10, 'refused', 'is live for all'],
  ['taking a remote out', { qa: null }, 10, 'refused', 'cannot be taken out for a share'],
  ['a share of nothing', { booking: second }, 0, 'invalid', 'more than 0'],
  ['more than everybody', { booking: second }, 101, 'invalid', 'at most 100'],
])('%s for a share of visitors is refused with a reason', (_name, changes, percent, code, why) =>
  withLiveStore(async (store) => {
    await publish(store, 'news', first, aRemoteBuild(aDescriptor('news')));
    await expect(store.promote({ ...production, changes, percent })).rejects.toMatchObject({
      code,
      message: expect.stringContaining(why),
    });
    expect((await store.readRegistry('production'))?.seq).toBe(1);
  }),
);

test('releases that would meet only in the pages of some visitors have to work together too', () =>
  withLiveStore(async (store) => {
    const taken = aDescriptor('booking').routes;
    await publish(store, 'qa', second, aRemoteBuild(aDescriptor('qa', { routes: taken, version: '1.0.1' })));
    const alone = store.promote({ ...production, changes: { qa: second }, percent: 10 });
    await expect(alone).rejects.toMatchObject({ code: 'refused', findings: [{ check: 'route-overlaps' }] });

    const route = taken.map((each) => ({ ...each, path: '/new' }));
    await publish(store, 'qa', third, aRemoteBuild(aDescriptor('qa', { routes: route, version: '1.0.2' })));
    await publish(store, 'booking', '1.1.0+ddddddd', aRemoteBuild(aDescriptor('booking', { routes: route })));
    await store.promote({ ...production, changes: { qa: third }, percent: 10 });
    const together = store.promote({ ...production, changes: { booking: '1.1.0+ddddddd' }, percent: 10 });
    await expect(together).rejects.toMatchObject({ code: 'refused', findings: [{ check: 'route-overlaps' }] });
  }));

test('a rollout is aborted once, whoever asks how often, and the history says why', () =>
  withLiveStore(async (store) => {
    const before = await store.readRegistry('production');
    await store.promote({ ...production, changes: { booking: second }, percent: 50 });
    const asked = { channel: 'production', remote: 'booking', by: 'guard', reason: 'more failures' } as const;
    const moves = await Promise.all([store.abortRollout(asked), store.abortRollout(asked), store.abortRollout(asked)]);

    expect(moves.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await store.readRegistry('production')).toMatchObject({ composition: before?.composition, seq: 3 });
    const { lines } = await store.readHistory();
    expect(lines.filter(({ act }) => act === 'abort')).toMatchObject([
      { by: 'guard', remote: 'booking', release: second, reason: 'more failures', seq: 3 },
    ]);
  }));

test('an aborted rollout is read by the name that the history gave it at first, too', () =>
  withLiveStore(async (store) => {
    await store.promote({ ...production, changes: { booking: second }, percent: 10 });
    await store.abortRollout({ ...production, remote: 'booking' });
    const file = path.join(store.location, 'history.jsonl');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"act":"abort"', '"act":"take-back"'));
    expect((await store.readHistory()).lines.at(-1)).toMatchObject({ act: 'abort', release: second });
  }));

test('aborting one rollout leaves another that began meanwhile', () =>
  withLiveStore(async (store) => {
    await store.promote({ ...production, changes: { booking: third }, percent: 50 });
    const late = await store.abortRollout({ ...production, remote: 'booking', release: second });
    expect(late.changed).toBe(false);
    expect((await booking(store))?.rollout?.to).toBe(third);
  }));

test('a rollback to a rollout goes to its base and says so, and with its shares when that is asked for', () =>
  withLiveStore(async (store) => {
    const start = await store.readRegistry('production');
    const { registry: shared } = await store.promote({ ...production, changes: { booking: second }, percent: 10 });
    await store.promote({ ...production, changes: { booking: second } });

    const back = await store.rollback(production);
    expect(back.registry).toMatchObject({ composition: start?.composition, previous: null });
    expect(back.findings).toMatchObject([{ level: 'warn', message: expect.stringContaining('to 10 % of visitors') }]);
    expect(await store.rollback({ ...production, to: shared.composition })).toMatchObject({ changed: false });

    const again = await store.rollback({ ...production, to: shared.composition, withShares: true });
    expect(again.registry.remotes['booking']?.rollout).toMatchObject({ to: second, percent: 10 });
    expect(again.findings).toEqual([]);
  }));

test('a share smaller than the one that has the release is asked about', () =>
  withLiveStore(async (store) => {
    await store.promote({ ...production, changes: { booking: second }, percent: 50 });
    const smaller = { ...production, changes: { booking: second }, percent: 10 };
    await expect(store.promote(smaller)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('add --smaller'),
    });
    await store.promote({ ...smaller, smaller: true });
    expect((await booking(store))?.rollout).toMatchObject({ percent: 10, salt: '2' });
  }));

test('a rollback after an abort never brings back what was aborted', () =>
  withLiveStore(async (store) => {
    const start = await store.readRegistry('production');
    await store.promote({ ...production, changes: { booking: second }, percent: 50 });
    await store.promote({ ...production, changes: { qa: null } });
    const { registry } = await store.abortRollout({ ...production, remote: 'booking' });
    expect(Object.keys(registry.remotes)).toEqual(['booking']);

    const back = await store.rollback(production);
    expect(back.registry.composition).toBe(start?.composition);
    await store.rollback({ ...production, to: registry.composition });
    expect((await store.rollback(production)).registry.composition).toBe(start?.composition);
  }));

test('a rollback from a base that was promoted again goes behind its rollout, and ends at the first', () =>
  withLiveStore(async (store) => {
    const start = await store.readRegistry('production');
    const { registry: base } = await store.promote({ ...production, changes: { qa: null } });
    await store.promote({ ...production, changes: { booking: second }, percent: 10 });
    const { registry } = await store.promote({ ...production, changes: { booking: first } });
    expect(registry.composition).toBe(base.composition);

    const all = { channels: ['production'] as const, rights: ['promote'] as const, by: 'tests' };
    await store.addTeam({
      ...all,
      name: 'platform',
      remotes: ['*'],
      channels: ChannelName.options,
      rights: TeamRight.options,
    });
    const token = await store.addTeam({ ...all, name: 'booking-team', remotes: ['booking'] });
    const ofBooking = authorizedClient(store, { token, self: 'booking-team' });
    await expect(ofBooking.rollback({ channel: 'production' })).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('it lacks qa'),
    });
    expect(await store.rollback(production)).toMatchObject({
      changed: true,
      registry: { composition: start?.composition },
    });
    await expect(store.rollback(production)).rejects.toMatchObject({ code: 'missing' });
  }));

test('with its shares the same rollback goes to the rollout first', () =>
  withLiveStore(async (store) => {
    const start = await store.readRegistry('production');
    const { registry: shared } = await store.promote({ ...production, changes: { booking: second }, percent: 10 });
    await store.promote({ ...production, changes: { booking: first } });
    const withShares = { ...production, withShares: true };
    expect((await store.rollback(withShares)).registry.composition).toBe(shared.composition);
    expect((await store.rollback(withShares)).registry.composition).toBe(start?.composition);
    await expect(store.rollback(withShares)).rejects.toMatchObject({ code: 'missing' });
  }));

test('a base that only a rollback made live has behind it what its rollout had', () =>
  withLiveStore(async (store) => {
    const start = await store.readRegistry('production');
    await store.promote({ ...production, changes: { booking: second }, percent: 10 });
    await store.promote({ ...production, changes: { qa: null } });
    await store.promote({ ...production, changes: { booking: second } });
    const { registry: made } = await store.rollback(production);
    expect([Object.keys(made.remotes), made.remotes['booking']?.release]).toEqual([['booking'], first]);
    await store.promote({ ...production, changes: { booking: third } });
    expect((await store.rollback(production)).registry.composition).toBe(made.composition);
    expect((await store.rollback(production)).registry.composition).toBe(start?.composition);
    await expect(store.rollback(production)).rejects.toMatchObject({ code: 'missing' });
  }));
