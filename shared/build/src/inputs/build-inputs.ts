import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { isInstalled } from './loaded-by-node.ts';
import { isOneRemote, repositoryOf } from '../repository.ts';
import { readModuleGraph } from './module-graph.ts';

/** What the build of a package reads. Paths start at the root of the repository; packages are `name@version`. */
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
  const root = repositoryOf(folder);
  const makers = [
    ...loadedByNode(),
    ...graphs.flatMap(({ loaders }) => [...loaders]),
    bundler,
    ...compilerSettings(root),
  ];
  const read = graphs.flatMap(({ files }) => [...files]).filter((file) => !isGenerated(file));
  const fromHere = (file: string) => fromRoot(file, root);
  const sources = [...makers, ...read].filter((file) => !isInstalled(file));
  return {
    files: sorted([...sources, ...sources.flatMap((file) => manifestOf(file, root) ?? [])].flatMap(fromHere)),
    absent: sorted(graphs.flatMap(({ absent }) => [...absent].filter((file) => !isInstalled(file)).flatMap(fromHere))),
    packages: sorted(read.filter(isInstalled).map(packageOfFile)),
    tools: sorted(makers.filter(isInstalled).map(packageOfFile)),
  };
}

/** The repository's settings, which take the preset of this package as their base. */
const compilerSettings = (root: string) => [
  path.join(root, 'tsconfig.json'),
  path.join(import.meta.dirname, '..', '..', 'tsconfig.json'),
];

/** Federation writes the entry of a container itself. */
function isGenerated(file: string): boolean {
  return /[\\/]node_modules[\\/]\.federation[\\/]/.test(file);
}

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

/** Path from the root with forward slashes; nothing for what lies elsewhere. */
function fromRoot(file: string, root: string): string[] {
  const relative = path.relative(root, file);
  return relative.startsWith('..') || path.isAbsolute(relative) ? [] : [relative.split(path.sep).join('/')];
}

/** The `package.json` of a file of the repository, by which its imports are resolved; none at the root of a clone. */
function manifestOf(file: string, root: string): string | undefined {
  for (let folder = path.dirname(file); folder.startsWith(`${root}${path.sep}`); folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest)) return manifest;
  }
  return isOneRemote(root) ? path.join(root, 'package.json') : undefined;
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
