import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { zipSync } from 'fflate';

/** Names that federation's tools expect beside a manifest. */
const archive = '@mf-types.zip';
const api = '@mf-types.d.ts';
const manifest = 'mf-manifest.json';

/** Stands in the types for the name that who consumes a remote gives it; federation's tools replace it. */
const alias = 'REMOTE_ALIAS_IDENTIFIER';

/** The earliest time that an archive can name: the same sources give the same bytes. */
const mtime = new Date(1980, 0, 2);

/** What an exposed module is for the host. */
export type ExposedKind = 'screen' | 'slot' | 'search' | 'texts';

/** The type of each kind of module, as the kit names it. */
const shapes = { screen: 'ScreenModule', slot: 'SlotContentModule', search: 'SearchModule' } as const;

interface Exposed {
  /** As it is exposed, for example `./home`. */
  module: string;
  /** From the folder of the package. */
  file: string;
  kind: ExposedKind;
}

/**
 * Writes the types of what a remote exposes beside its manifest, as federation's own tools read them, and names them in
 * it. They are those of the contract between host and remote, with the exports that each module has: nothing is compiled
 * for it. The plugin of federation compiles all sources once more, and its archive has the time of day in it.
 */
export class FederationTypesPlugin {
  readonly #folder: string;
  readonly #exposed: readonly Exposed[];

  constructor(folder: string, exposed: readonly Exposed[]) {
    this.#folder = folder;
    this.#exposed = exposed;
  }

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FederationTypesPlugin', (compilation) => {
      let declarations: Record<string, string> = {};
      // Later, modules are joined, and what each exports is not known any more.
      compilation.hooks.seal.tap('FederationTypesPlugin', () => {
        declarations = Object.fromEntries(
          this.#exposed.map((each) => [each.module.slice(2), this.#types(compilation, each)]),
        );
      });
      compilation.hooks.processAssets.tap(
        // As early as the manifest is written, but after the plugin that writes it.
        { name: 'FederationTypesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1 },
        () => write(compiler, compilation, declarations),
      );
    });
  }

  #types(compilation: Compilation, { file, kind }: Exposed): string {
    const resource = path.join(this.#folder, file);
    if (kind === 'texts')
      return `declare const texts: ${typeOf(JSON.parse(readFileSync(resource, 'utf8')))};\nexport default texts;\n`;
    const module = [...compilation.modules].find((each) => each.nameForCondition() === resource);
    const provided = module === undefined ? null : compilation.moduleGraph.getProvidedExports(module);
    const shape = shapes[kind];
    return [
      `import type { ${shape} } from '@clinic/kit/routing';`,
      ...(Array.isArray(provided) ? provided : [])
        .sort()
        .map((name) => `export declare const ${name}: NonNullable<${shape}['${name}']>;`),
      '',
    ].join('\n');
  }
}

/** Every text is a string; which ones there are is the type. */
function typeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'string';
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${typeOf(member)};`);
  return `{ ${members.join(' ')} }`;
}

function write(compiler: Compiler, compilation: Compilation, declarations: Readonly<Record<string, string>>): void {
  const { RawSource } = compiler.webpack.sources;
  const files = Object.entries(declarations).map(([name, text]) => [`${name}.d.ts`, new TextEncoder().encode(text)]);
  const zip = zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, { mtime });
  compilation.emitAsset(archive, new RawSource(Buffer.from(zip)));
  compilation.emitAsset(api, new RawSource(apiOf(Object.keys(declarations))));
  compilation.updateAsset(manifest, (written) => {
    const { metaData, ...rest } = JSON.parse(written.source().toString()) as { metaData: object };
    const types = { path: '', name: '', zip: archive, api };
    return new RawSource(JSON.stringify({ ...rest, metaData: { ...metaData, types } }, null, 2));
  });
}

function apiOf(names: readonly string[]): string {
  const modules = names.map((name) => `'${alias}/${name}'`);
  const types = modules.map((module) => `T extends ${module} ? typeof import(${module}) : `);
  return `export type RemoteKeys = ${modules.join(' | ')};\ntype PackageType<T> = ${types.join('')}any;\n`;
}
