import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aLiveStore, first, inTemporaryDirectory, runRelease, second, third } from '../../testing/fixtures.ts';
import type { ReleaseStore } from '../index.ts';

const main = path.join(import.meta.dirname, '..', '..', 'main.ts');
const production = { channel: 'production', by: 'noura' } as const;

interface Replayed {
  store: ReleaseStore;
  /** What was live when the older registry was put back. */
  live: string;
  registry: string;
}

/** A channel at number 3 whose registry of number 2 was put back. */
function withReplay(test: (replayed: Replayed) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const registry = path.join(store.location, 'registry', 'production.json');
    await store.promote({ ...production, changes: { booking: second } });
    const older = await readFile(registry);
    const { registry: live } = await store.promote({ ...production, changes: { booking: third } });
    await writeFile(registry, older);
    await test({ store, live: live.composition, registry });
  });
}

test.each<[string, (store: ReleaseStore) => Promise<unknown>]>([
  ['a promotion', (store) => store.promote({ ...production, changes: { qa: null } })],
  ['a promotion to a share', (store) => store.promote({ ...production, changes: { booking: first }, percent: 10 })],
  ['a rollback', (store) => store.rollback(production)],
  ['the end of a rollout', (store) => store.abortRollout({ ...production, remote: 'booking' })],
  [
    'a preview',
    (store) => store.createPreview({ base: 'production', replaces: { booking: first }, note: '', by: 'n', days: 1 }),
  ],
])('%s on top of a registry that was put back is refused, and says how to go on', (_name, act) =>
  withReplay(async ({ store, live, registry }) => {
    const before = await readFile(registry, 'utf8');
    await expect(act(store)).rejects.toMatchObject({
      code: 'replayed',
      message: expect.stringMatching(
        new RegExp(`at number 2 and was at 3 .*rollback --channel production --to ${live}`),
      ),
    });
    expect(await readFile(registry, 'utf8')).toBe(before);
  }),
);

test('the way out that is told brings back what was live, under a number that nobody had', () =>
  withReplay(async ({ store, live, registry }) => {
    await expect(store.promote({ ...production, changes: { qa: null } })).rejects.toMatchObject({ code: 'replayed' });
    await rm(registry);
    const { registry: back } = await store.rollback({ ...production, to: live });
    expect(back).toMatchObject({ seq: 4, composition: live });
    expect(await store.readReplay('production')).toBeNull();
    expect((await store.promote({ ...production, changes: { booking: first } })).registry.seq).toBe(5);
  }));

test('the refusal is kept in the history, and status says it', () =>
  withReplay(async ({ store }) => {
    const refused = await runRelease(main, store.location, 'promote', `booking@${first}`, '--to', 'production');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('an older registry was put back') });
    expect((await store.readHistory()).lines.at(-1)).toMatchObject({ act: 'refuse', channel: 'production' });
    const status = await runRelease(main, store.location, 'status', '--json');
    expect(JSON.parse(status.out)).toMatchObject({ channels: [{}, { replay: { seq: 2, reached: 3 } }] });
    expect(status.err).toContain('production is at number 2 and was at 3 already');
  }));

test('without the numbers the history alone proves a replay by more than one', () =>
  withReplay(async ({ store }) => {
    await rm(path.join(store.location, 'numbers.json'));
    expect(await store.readReplay('production')).toBeNull();
    // The line of number 4 says that something else than the registry's composition was live before it.
    const line = { at: new Date().toISOString(), by: 'n', act: 'promote', channel: 'production', seq: 4 };
    const moved = { ...line, from: 'c-000000000003', to: 'c-000000000004' };
    await appendFile(path.join(store.location, 'history.jsonl'), `${JSON.stringify(moved)}\n`);
    expect(await store.readReplay('production')).toMatchObject({ seq: 2, reached: 3 });
  }));

test('a crash between history and registry is no replay, and its number is not used again', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const start = await store.readRegistry('production');
    const cut = { at: new Date().toISOString(), by: 'n', act: 'promote', channel: 'production', seq: 2 };
    const line = { ...cut, from: start?.composition, to: 'c-000000000002' };
    await appendFile(path.join(store.location, 'history.jsonl'), `${JSON.stringify(line)}\n`);
    expect(await store.readReplay('production')).toBeNull();
    expect((await store.promote({ ...production, changes: { booking: second } })).registry.seq).toBe(3);
    expect((await store.readDeploymentRecords('production')).map(({ seq }) => seq)).toEqual([1, 3]);
  }));
