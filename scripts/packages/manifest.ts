import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parse } from 'yaml';
import { entryPointsOf, importsOf, manifestOf } from './compile.ts';
import type { Manifest } from './compile.ts';
import { inlined, root, teamPackages } from './packages.ts';
import type { TeamPackage } from './packages.ts';

type Ranges = Record<string, string>;

/** Node that the packages run on: it loads a team's own sources, which are TypeScript. */
export const engines = { node: '>=24' };

/**
 * The `package.json` of a package as teams install it: compiled entry points, ranges in place of `catalog:` and
 * `workspace:`, and only what its files name.
 * @param files its files below `dist`
 * @throws when a file imports what no `package.json` has
 */
export function packedManifest(team: TeamPackage, files: ReadonlyMap<string, string>): Record<string, unknown> {
  const own = manifestOf(team.folder);
  const { name, peers, alsoNeeds } = team;
  const needed = new Set([...packagesIn(files), ...alsoNeeds].filter((each) => each !== name));
  const ranges = rangesFor(manifestOf(inlined.folder), own);
  const dependencies: Ranges = {};
  const peerDependencies: Ranges = {};
  const optional: string[] = [];
  for (const each of [...needed].sort()) {
    const range = ranges.get(each);
    if (range === undefined) throw new Error(`${name} imports ${each}, which its package.json does not have.`);
    const onlyForTests = own.dependencies?.[each] === undefined && own.devDependencies?.[each] !== undefined;
    if (peers.includes(each) || onlyForTests) peerDependencies[each] = range;
    else dependencies[each] = range;
    if (onlyForTests) optional.push(each);
  }
  const { version, description, type, license, sideEffects } = own;
  return {
    name,
    version,
    description,
    license,
    type,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    engines,
    ...(team.command === null ? {} : { bin: { [team.command]: './dist/bin.js' } }),
    exports: Object.fromEntries(entryPointsOf(team).map(([entryPoint, file]) => [entryPoint, compiledPaths(file)])),
    files: ['dist', ...team.asTheyAre.filter((file) => !file.startsWith('src/')), 'CHANGELOG.md'],
    publishConfig: { access: 'restricted' },
    dependencies,
    ...(Object.keys(peerDependencies).length > 0 ? { peerDependencies } : {}),
    ...(optional.length > 0
      ? { peerDependenciesMeta: Object.fromEntries(optional.map((each) => [each, { optional: true }])) }
      : {}),
  };
}

function compiledPaths(file: string): string | { types: string; default: string } {
  if (!/\.tsx?$/.test(file)) return file;
  const compiled = file.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${compiled}.d.ts`, default: `${compiled}.js` };
}

/** Names of the packages that modules import, those of Node left out. */
export function packagesIn(files: ReadonlyMap<string, string>): Set<string> {
  const modules = [...files].filter(([file]) => /\.(js|cjs|d\.ts)$/.test(file));
  const specifiers = modules.flatMap(([, content]) => importsOf(content));
  return new Set(
    specifiers
      .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier))
      .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')),
  );
}

/** The range of everything that packages of this repository ask for, the last first. A package for teams admits newer minors. */
export function rangesFor(...manifests: readonly Manifest[]): Map<string, string> {
  const { catalog } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as { catalog: Ranges };
  const wanted = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...devDependencies, ...dependencies }),
  );
  const ofTeams = new Map(teamPackages.map(({ name, folder }) => [name, `^${manifestOf(folder).version}`]));
  return new Map(
    wanted.map(([name, range]) => [
      name,
      ofTeams.get(name) ?? (range === 'catalog:' ? (catalog[name] ?? range) : range),
    ]),
  );
}
