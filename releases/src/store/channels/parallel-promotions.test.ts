import path from 'node:path';
import { aDescriptor, aHostBuild, aLiveStore, aRemoteBuild, first, hostRelease } from '../../testing/fixtures.ts';
import { inTemporaryDirectory, publish, runRelease, second, third } from '../../testing/fixtures.ts';
import { openStore } from '../index.ts';
import type { ReleaseStore } from '../index.ts';

const main = path.join(__dirname, '..', '..', 'main.ts');

/** Every act of production in the order of its number, without gap, each on top of the one before, up to what is live. */
async function assertOneHistory(store: ReleaseStore, actions: number) {
  const registry = await store.readRegistry('production');
  const { lines, unreadable } = await store.readHistory();
  const moves = lines.filter(({ seq }) => seq !== undefined);
  expect(unreadable).toBe(0);
  expect(moves.map(({ seq }) => seq)).toEqual(Array.from({ length: actions }, (_, index) => index + 1));
  expect(moves.slice(1).map(({ from }) => from)).toEqual(moves.slice(0, -1).map(({ to }) => to));
  expect(registry).toMatchObject({ seq: actions, composition: moves.at(-1)?.to });
  return { registry, moves };
}

test(
  'twenty processes promote at once: all succeed, one after another, and none is lost',
  () =>
    inTemporaryDirectory(async (directory) => {
      const location = path.join(directory, 'releases');
      const store = openStore(location, { createKeys: true });
      const names = Array.from({ length: 20 }, (_, index) => `remote-${index}`);
      await publish(store, 'host', hostRelease, aHostBuild());
      for (const name of names) await publish(store, name, first, aRemoteBuild(aDescriptor(name)));
      await store.promote({ channel: 'production', changes: { host: hostRelease }, by: 'tests' });

      const runs = await Promise.all(
        names.map((name) => runRelease(main, location, 'promote', `${name}@${first}`, '--to', 'production')),
      );

      expect(runs.filter(({ code }) => code !== 0)).toEqual([]);
      const { registry } = await assertOneHistory(store, 21);
      expect(Object.keys(registry?.remotes ?? {}).sort()).toEqual([...names].sort());
    }),
  120_000,
);

test(
  'processes that promote one remote, roll back, abort and lock at once tell one story',
  () =>
    inTemporaryDirectory(async (directory) => {
      const store = await aLiveStore(directory);
      const release = (...args: string[]) => runRelease(main, store.location, ...args);
      const promote = (id: string, ...more: string[]) =>
        release('promote', `booking@${id}`, '--to', 'production', ...more);
      expect((await promote(second)).out).toContain('number 2');

      const runs = await Promise.all([
        ...[first, second, third, first, second, third].map((id) => promote(id)),
        ...[10, 50].map((share) => promote(third, '--percent', `${share}`)),
        release('abort', 'booking', '--channel', 'production'),
        release('rollback', '--channel', 'production'),
        release('lock', 'production', '--reason', 'in between'),
        release('rollback', '--channel', 'production'),
      ]);

      // Refused is what met the lock, what was live for all already, and a rollback behind the first.
      expect(runs.filter(({ code }) => code !== 0 && code !== 1 && code !== 3)).toEqual([]);
      const { lines } = await store.readHistory();
      const { moves } = await assertOneHistory(store, Math.max(...lines.map(({ seq = 0 }) => seq)));
      const printed = runs.flatMap(({ out }) => /number (\d+)/.exec(out)?.[1] ?? []).map(Number);
      expect(printed.sort((one, other) => one - other)).toEqual(moves.slice(2).map(({ seq }) => seq));
      expect((await store.readDeploymentRecords('production')).map(({ seq }) => seq)).toEqual(
        moves.map(({ seq }) => seq),
      );
      const locked = lines.findIndex(({ act }) => act === 'lock');
      expect(lines.slice(locked).filter(({ act }) => act === 'promote')).toEqual([]);
    }),
  120_000,
);
