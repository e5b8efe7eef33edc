import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { allSources, circles, folderGraph, foldersOf, importGraph } from './import-graph.ts';

const root = path.join(__dirname, '..', '..');
const isTest = (file: string) => /\.(test|spec)\.tsx?$|(^|\/)(testing|fixtures)\//.test(file);

test('no files import each other in a circle, type-only imports included', () => {
  expect(circles(importGraph(root))).toEqual([]);
});

test('no folder is imported by what it imports: an arrow points down only', () => {
  const graph = importGraph(
    root,
    allSources(root).filter((file) => !isTest(file)),
  );
  const upward = foldersOf(graph).flatMap((folder) =>
    circles(folderGraph(graph, folder)).map((group) => `${folder || '.'}: ${group.join(' ⇄ ')}`),
  );
  expect(upward).toEqual([]);
});

/** Where webpack or a command starts, so that no product file imports it: exposed modules, the service worker, commands. */
const starts = /\/index\.tsx?$|^host\/offline\/sw\.ts$|^shared\/build\/src\/entry-point-exports\.ts$|^(scripts|e2e)\//;

test('what only tests import lies in a folder named testing or fixtures', () => {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of importGraph(root))
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const misplaced = [...importers].filter(([file, by]) => !isTest(file) && !starts.test(file) && by.every(isTest));
  expect(misplaced.map(([file]) => file)).toEqual([]);
});

describe('the reading of imports', () => {
  async function graphOf(files: Record<string, string>) {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'imports-'));
    try {
      for (const [file, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), text);
      }
      return importGraph(folder, Object.keys(files));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  test('a type-only import closes a circle', async () => {
    const graph = await graphOf({
      'api/a.ts': "import { b } from './b.ts';\nexport type A = string;",
      'api/b.ts': "import type { A } from './a.ts';\nexport const b: A = '';",
      'api/c.ts': "import { b } from './b.ts';",
    });
    expect(circles(graph)).toEqual([['api/a.ts', 'api/b.ts']]);
  });

  test('two folders that use each other are a circle though their files are none', async () => {
    const graph = await graphOf({
      'api/x/one.ts': "import '../y/two.ts';",
      'api/y/two.ts': '',
      'api/y/three.ts': "export * from '../x/four.ts';",
      'api/x/four.ts': '',
    });
    expect(circles(graph)).toEqual([]);
    expect(circles(folderGraph(graph, 'api'))).toEqual([['x', 'y']]);
  });
});
