import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { HistoryLine } from '@clinic/contracts';
import { aLiveStore, inTemporaryDirectory, second, third } from '../../testing/fixtures.ts';
import type { ReleaseStore } from '../index.ts';
import { deploymentRecords } from './deployment-records.ts';

const production = { channel: 'production', by: 'noura' } as const;

function withLiveStore(test: (store: ReleaseStore) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => test(await aLiveStore(directory)));
}

/** Writes the line of an act whose registry never came, as a crash in between leaves it. */
async function crashedAction(store: ReleaseStore, line: Partial<HistoryLine>): Promise<void> {
  const full = { at: new Date().toISOString(), by: 'noura', act: 'promote', channel: 'production', ...line };
  await appendFile(path.join(store.location, 'history.jsonl'), `${JSON.stringify(full)}\n`);
}

async function liveMoves(store: ReleaseStore) {
  return (await store.readDeploymentRecords('production')).map(({ seq, to }) => [seq, to]);
}

test('an act that a crash cut off between history and registry was never live, and cannot be rolled back to', () =>
  withLiveStore(async (store) => {
    const start = await store.readRegistry('production');
    if (!start) throw new Error('nothing is live');
    const never = await store.composeWith(start, { booking: third });
    await crashedAction(store, { seq: 2, from: start.composition, to: never.composition, changes: { booking: third } });
    expect(await liveMoves(store)).toEqual([[1, start.composition]]);
    await expect(store.rollback({ ...production, to: never.composition })).rejects.toMatchObject({ code: 'refused' });

    const { registry } = await store.promote({ ...production, changes: { booking: second } });
    expect(registry.seq).toBe(3);
    expect(await liveMoves(store)).toEqual([
      [1, start.composition],
      [3, registry.composition],
    ]);
    await expect(store.rollback({ ...production, to: never.composition })).rejects.toMatchObject({ code: 'refused' });
    expect((await store.rollback(production)).registry.composition).toBe(start.composition);
  }));

test('the line of a writer that came second after one that succeeded does not count either', () =>
  withLiveStore(async (store) => {
    const start = await store.readRegistry('production');
    if (!start) throw new Error('nothing is live');
    const { registry } = await store.promote({ ...production, changes: { booking: second } });
    const never = await store.composeWith(start, { booking: third });
    await crashedAction(store, { seq: 2, from: start.composition, to: never.composition });

    expect(await liveMoves(store)).toEqual([
      [1, start.composition],
      [2, registry.composition],
    ]);
    const { registry: last } = await store.promote({ ...production, changes: { qa: null } });
    expect((await liveMoves(store)).at(-2)).toEqual([2, registry.composition]);
    expect((await liveMoves(store)).at(-1)).toEqual([3, last.composition]);
  }));

test('a line that is lost hides only its own act', () =>
  withLiveStore(async (store) => {
    const start = await store.readRegistry('production');
    await store.promote({ ...production, changes: { booking: second } });
    const last = await store.promote({ ...production, changes: { booking: third } });
    const { lines } = await store.readHistory();
    const left = lines.filter(({ seq }) => seq !== 2);
    expect(deploymentRecords(left, last.registry).map(({ seq, to }) => [seq, to])).toEqual([
      [1, start?.composition],
      [3, last.registry.composition],
    ]);
  }));
