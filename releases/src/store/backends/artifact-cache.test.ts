import { access, mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inTemporaryDirectory } from '../../testing/fixtures.ts';
import { artifactCache } from './artifact-cache.ts';

const day = 24 * 60 * 60 * 1000;

/** A store elsewhere whose every tree has as many files, half of them in folders of their own. */
function aSource(files: number) {
  const names = [
    'files.json',
    ...Array.from({ length: files }, (_, index) => `${index % 2 ? `d${index}/` : ''}${index}`),
  ];
  return {
    list: (prefix: string) =>
      Promise.resolve(names.map((name) => ({ key: `${prefix}/${name}`, size: 1, putAt: new Date() }))),
    read: (key: string) => Promise.resolve(Buffer.from(key)),
  };
}

async function isThere(place: string): Promise<boolean> {
  return access(place).then(
    () => true,
    () => false,
  );
}

test('trees that are copied at the same time do not disturb each other', () =>
  inTemporaryDirectory(async (directory) => {
    const source = aSource(30);
    for (let go = 0; go < 5; go += 1) {
      const root = path.join(directory, `${go}`);
      const prefixes = Array.from({ length: 5 }, (_, index) => `artifacts/remote-${index}/1`);
      const copies = await Promise.all(prefixes.map((prefix) => artifactCache(root).copy(prefix, source)));
      for (const copy of copies) expect(await readdir(copy.directory)).toContain('files.json');
    }
  }));

/** Makes trees that were used a day ago, two days ago, and so on. */
async function usedDayByDay(trees: readonly string[]): Promise<void> {
  for (const [index, tree] of trees.entries()) {
    await mkdir(tree, { recursive: true });
    const usedAt = new Date(Date.now() - (index + 1) * day);
    await utimes(tree, usedAt, usedAt);
  }
}

test('what was used longest ago goes when there are too many, and what a copy left that did not end', () =>
  inTemporaryDirectory(async (root) => {
    const source = aSource(1);
    const trees = Array.from({ length: 207 }, (_, index) => path.join(root, 'artifacts', 'qa', `${index}`));
    await usedDayByDay(trees);
    const left = ['dead', 'under-way'].map((name) => path.join(root, '.incoming', name));
    for (const place of left) await mkdir(place, { recursive: true });
    await utimes(path.join(root, '.incoming', 'dead'), new Date(0), new Date(0));

    await artifactCache(root).copy('artifacts/booking/1', source);
    expect(await readdir(path.join(root, '.incoming'))).toEqual(['under-way']);
    await artifactCache(root).copy('artifacts/qa/new', source);

    // The new one is one of the five that stay in any case.
    const stay = await Promise.all(trees.map(isThere));
    expect(stay.lastIndexOf(true)).toBe(203);
    expect(stay.filter(Boolean)).toHaveLength(204);
  }));

test('what was used last of each remote stays, however many remotes there are', () =>
  inTemporaryDirectory(async (root) => {
    const trees = Array.from({ length: 300 }, (_, index) => path.join(root, 'artifacts', `team-${index}`, '1'));
    await usedDayByDay(trees);

    await artifactCache(root).copy('artifacts/booking/1', aSource(1));

    expect((await Promise.all(trees.map(isThere))).filter(Boolean)).toHaveLength(300);
  }));

test('a place that cannot be tidied keeps no tree from being copied', () =>
  inTemporaryDirectory(async (root) => {
    await mkdir(path.join(root, 'artifacts'), { recursive: true });
    await writeFile(path.join(root, 'artifacts', 'odd'), 'not a directory');
    const { backend: backend } = await artifactCache(root).copy('artifacts/booking/1', aSource(1));
    expect((await backend.read('artifacts/booking/1/0'))?.toString()).toBe('artifacts/booking/1/0');
  }));
