import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** Who imports whom: a file, relative to the root with forward slashes, and the files of the repository it imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const sources = '{api,e2e,host,mfe-*,releases,scripts,shared}/**/*.{ts,tsx,mjs}';
const leftOut = ['**/node_modules', '**/dist', '**/template'];

/**
 * Reads the imports of every source file below `root`, type-only imports and `import()` included.
 * @param files which files to read; all sources of the repository when not given
 */
export function importGraph(root: string, files: readonly string[] = allSources(root)): ImportGraph {
  const known = new Set(files);
  const entryPoints = packageEntryPoints(root);
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
      const targets = importedFiles.flatMap(({ fileName }) => resolved(file, fileName, entryPoints) ?? []);
      return [file, new Set(targets.filter((target) => known.has(target) && target !== file))];
    }),
  );
}

/** Every source file of the repository. */
export function allSources(root: string): string[] {
  return globSync(sources, { cwd: root, exclude: leftOut }).map((file) => file.split(path.sep).join('/'));
}

function resolved(file: string, specifier: string, entryPoints: ReadonlyMap<string, string>): string | undefined {
  if (!specifier.startsWith('.')) return entryPoints.get(specifier);
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
}

/** The source file behind each specifier such as `@clinic/kit/ui`. */
function packageEntryPoints(root: string): ReadonlyMap<string, string> {
  const folders = globSync(['{api,releases}', 'shared/*'], { cwd: root });
  const require = createRequire(path.join(root, 'package.json'));
  return new Map(
    folders
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
      .flatMap((folder) => {
        const { name, exports = {} } = require(path.join(root, folder, 'package.json')) as {
          name: string;
          exports?: Record<string, string>;
        };
        return Object.entries(exports).map(([entry, target]): [string, string] => [
          path.posix.join(name, entry),
          path.posix.join(folder.split(path.sep).join('/'), target),
        ]);
      }),
  );
}

/**
 * Groups of nodes that reach each other, each sorted, by Tarjan's algorithm. A node alone is no group.
 */
export function circles(graph: ImportGraph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const waiting = new Set<string>();
  const found: string[][] = [];

  const visit = (node: string): void => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    waiting.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (waiting.has(next)) low.set(node, Math.min(low.get(node) ?? own, low.get(next) ?? own));
    }
    if (low.get(node) !== own) return;
    const group = stack.splice(stack.indexOf(node));
    for (const member of group) waiting.delete(member);
    if (group.length > 1) found.push(group.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/**
 * The graph one level below `folder`: its files and its direct sub-folders, and which of them imports which.
 * A circle in it is an import that runs back up.
 */
export function folderGraph(graph: ImportGraph, folder: string): ImportGraph {
  const prefix = folder === '' ? '' : `${folder}/`;
  const child = (file: string) => (file.startsWith(prefix) ? file.slice(prefix.length).split('/')[0] : undefined);
  const level = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const from = child(file);
    if (from === undefined) continue;
    const edges = level.get(from) ?? new Set();
    level.set(from, edges);
    for (const target of targets) {
      const to = child(target);
      if (to !== undefined && to !== from) edges.add(to);
    }
  }
  return level;
}

/** Every folder that holds one of the files, the root as the empty text. */
export function foldersOf(graph: ImportGraph): string[] {
  const folders = new Set<string>(['']);
  for (const file of graph.keys())
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder))
      folders.add(folder);
  return [...folders].sort();
}
