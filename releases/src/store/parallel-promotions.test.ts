import path from 'node:path';
import { aDescriptor, aHostBuild, aRemoteBuild, first, hostRelease } from '../testing/fixtures.ts';
import { inTemporaryDirectory, publish, runRelease } from '../testing/fixtures.ts';
import { openStore } from './index.ts';

const main = path.join(__dirname, '..', 'main.ts');

test(
  'twenty processes promote at once: all succeed, one after another, and none is lost',
  () =>
    inTemporaryDirectory(async (directory) => {
      const store = openStore(directory);
      const names = Array.from({ length: 20 }, (_, index) => `remote-${index}`);
      await publish(store, 'host', hostRelease, aHostBuild());
      for (const name of names) await publish(store, name, first, aRemoteBuild(aDescriptor(name)));
      await store.promote({ channel: 'production', changes: { host: hostRelease }, by: 'tests' });

      const runs = await Promise.all(
        names.map((name) => runRelease(main, directory, 'promote', `${name}@${first}`, '--to', 'production')),
      );

      expect(runs.filter(({ code }) => code !== 0)).toEqual([]);
      const registry = await store.readRegistry('production');
      expect(registry?.seq).toBe(21);
      expect(Object.keys(registry?.remotes ?? {}).sort()).toEqual([...names].sort());

      const { lines, unreadable } = await store.readHistory();
      const promotions = lines.filter(({ act }) => act === 'promote');
      expect(unreadable).toBe(0);
      expect(promotions.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
      const steps = promotions.slice(1).map(({ from }, index) => from === promotions[index]?.to);
      expect(steps).toEqual(steps.map(() => true));
    }),
  120_000,
);
