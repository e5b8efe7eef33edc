import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { isInstalled } from './loaded-by-node.ts';
import { readModuleGraph } from './module-graph.ts';

/** What the build of a package reads. Paths start at the root of the clone; packages are `name@version`. */
export interface BuildInputs {
  /** Sources in the module graph of any of its builds, its configuration, and what these import. */
  files: string[];
  /** Paths that were looked for in vain. */
  absent: string[];
  /** Installed packages with a module in the graph. */
  packages: string[];
  /** Installed packages that make the artifact: the bundler, its loaders, and what the configuration imports. */
  tools: string[];
}

const root = path.join(import.meta.dirname, '..', '..', '..', '..');
const compilerSettings = path.join(root, 'tsconfig.json');

/**
 * Reads the module graphs of a package's builds.
 * @param loadedByNode what its configuration imports, asked for after the graphs are read
 */
export async function buildInputs(
  configs: readonly Configuration[],
  loadedByNode: () => Iterable<string>,
  folder: string,
): Promise<BuildInputs | { errors: string[] }> {
  const graphs = await Promise.all(configs.map(readModuleGraph));
  const errors = [...new Set(graphs.flatMap((graph) => graph.errors))];
  if (errors.length > 0) return { errors };

  const bundler = createRequire(path.join(folder, 'package.json')).resolve('webpack');
  const makers = [...loadedByNode(), ...graphs.flatMap(({ loaders }) => [...loaders]), bundler, compilerSettings];
  const read = graphs.flatMap(({ files }) => [...files]).filter((file) => !isGenerated(file));
  const sources = [...makers, ...read].filter((file) => !isInstalled(file));
  return {
    files: sorted([...sources, ...sources.flatMap((file) => manifestOf(file) ?? [])].flatMap(fromRoot)),
    absent: sorted(graphs.flatMap(({ absent }) => [...absent].filter((file) => !isInstalled(file)).flatMap(fromRoot))),
    packages: sorted(read.filter(isInstalled).map(packageOfFile)),
    tools: sorted(makers.filter(isInstalled).map(packageOfFile)),
  };
}

/** Federation writes the entry of a container itself. */
function isGenerated(file: string): boolean {
  return /[\\/]node_modules[\\/]\.federation[\\/]/.test(file);
}

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

/** Path from the root with forward slashes; nothing for what lies elsewhere. */
function fromRoot(file: string): string[] {
  const relative = path.relative(root, file);
  return relative.startsWith('..') || path.isAbsolute(relative) ? [] : [relative.split(path.sep).join('/')];
}

/** The `package.json` of a file of the clone, by which its imports are resolved; none at the root. */
function manifestOf(file: string): string | undefined {
  for (let folder = path.dirname(file); folder.startsWith(`${root}${path.sep}`); folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest)) return manifest;
  }
  return undefined;
}

/** `name@version` of the installed package that a file belongs to. */
function packageOfFile(file: string): string {
  for (let folder = path.dirname(file); path.basename(folder) !== 'node_modules'; folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    // Folders of a package may have a manifest that says no more than the type of their modules.
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string; version?: string };
    if (name !== undefined && version !== undefined) return `${name}@${version}`;
  }
  throw new Error(`${file} belongs to no package.`);
}
