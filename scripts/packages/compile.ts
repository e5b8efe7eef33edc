import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inlined, root, teamPackages } from './packages.ts';
import type { TeamPackage } from './packages.ts';

/** What a `package.json` of this repository says. */
export interface Manifest {
  name: string;
  version: string;
  description: string;
  type: string;
  license: string;
  sideEffects?: boolean;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/** The entry points of a package that are given away, with their sources. */
export function entryPointsOf({
  folder,
  entryPoints,
}: Pick<TeamPackage, 'folder' | 'entryPoints'>): [entryPoint: string, file: string][] {
  const all = Object.entries(manifestOf(folder).exports ?? {});
  return entryPoints === 'all' ? all : all.filter(([entryPoint]) => entryPoints.includes(entryPoint));
}

/** Where the compiler would write; nothing is written there. */
const output = path.join(root, 'var', 'compiled');

/** Compiled files by path from the root of the repository, each where its source is. */
export type Compiled = ReadonlyMap<string, string>;

/**
 * Compiles every package for teams at once, to modules with types and source maps. Types are not checked: `npm run typecheck`
 * does that.
 */
export function compile(): Compiled {
  const entries = [{ ...inlined, alsoCompiled: [] }, ...teamPackages].flatMap((each) =>
    [...entryPointsOf(each).map(([, file]) => file), ...each.alsoCompiled]
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(root, each.folder, file)),
  );
  return emit(entries, { declaration: true, sourceMap: true, inlineSources: true });
}

/** Compiles sources with all that they import relatively; files are named from the root of the repository. */
export function emit(entries: readonly string[], more: ts.CompilerOptions): Compiled {
  const preset = ts.readConfigFile(path.join(root, 'shared/build/tsconfig.json'), (file) => readFileSync(file, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(preset.config, ts.sys, root);
  const program = ts.createProgram(entries, {
    ...options,
    ...more,
    noEmit: false,
    noCheck: true,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir: output,
  });
  const files = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (file, content) => {
    const relative = path.relative(output, file).split(path.sep).join('/');
    files.set(relative, asPacked(relative, content));
  });
  const errors = diagnostics.filter(({ category }) => category === ts.DiagnosticCategory.Error);
  if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors.slice(0, 10), asText));
  return files;
}

const asText: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
};

/** The compiler leaves the names of sources in types, and the way to them in source maps, which bring the sources along. */
function asPacked(file: string, content: string): string {
  if (file.endsWith('.map')) {
    const map = JSON.parse(content) as { sources: string[] };
    return JSON.stringify({ ...map, sources: map.sources.map((source) => path.posix.basename(source)) });
  }
  return file.endsWith('.d.ts') ? content.replace(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1') : content;
}

/**
 * The files of one package below its `dist`, with those of the inlined package that they reach.
 * @throws when a file imports an entry point that the inlined package does not have
 */
export function filesOf({ folder }: TeamPackage, compiled: Compiled): Map<string, string> {
  const source = `${folder}/src/`;
  const files = new Map<string, string>();
  const own = [...compiled].filter(([file]) => file.startsWith(source));
  for (const [file, content] of own) files.set(file.slice(source.length), content);
  const waiting = [...files.keys()];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const { content, reached } = withoutInlinedPackage(file, files.get(file) ?? '');
    files.set(file, content);
    const near = file.startsWith(`${inlined.into}/`) ? relativeImports(file, content) : [];
    for (const target of [...reached, ...near].flatMap(withSiblings)) {
      const from = compiled.get(`${inlined.folder}/src/${target.slice(inlined.into.length + 1)}`);
      if (from === undefined || files.has(target)) continue;
      files.set(target, from);
      waiting.push(target);
    }
  }
  return files;
}

/** Imports of the inlined package become imports of the copies. */
function withoutInlinedPackage(file: string, content: string): { content: string; reached: string[] } {
  const reached: string[] = [];
  const entryPoints = Object.fromEntries(entryPointsOf(inlined));
  const replaced = content.replace(
    new RegExp(`(['"])${inlined.name}((?:/[\\w-]+)*)\\1`, 'g'),
    (_all, quote: string, rest: string) => {
      const source = entryPoints[`.${rest}`];
      if (source === undefined) throw new Error(`${file} imports ${inlined.name}${rest}, which is not copied.`);
      const target = path.posix.join(inlined.into, source.replace('./src/', '').replace(/\.ts$/, '.js'));
      reached.push(target);
      const relative = path.posix.relative(path.posix.dirname(file), target);
      return `${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
    },
  );
  return { content: replaced, reached };
}

/** Files that a module imports beside it, named as the module is. */
export function relativeImports(file: string, content: string): string[] {
  return importsOf(content)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => path.posix.join(path.posix.dirname(file), specifier));
}

/** A module with its types and its source map. */
function withSiblings(file: string): string[] {
  return [file, file.replace(/\.js$/, '.d.ts'), `${file}.map`];
}

/** What a module imports. */
export function importsOf(content: string): string[] {
  return ts.preProcessFile(content, true, true).importedFiles.map(({ fileName }) => fileName);
}
