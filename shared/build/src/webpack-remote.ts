/**
 * Build preset of a remote. Its own configuration is one call:
 *
 *     export default remoteConfig(remote, import.meta.dirname);
 *
 * Each package is built twice from one source: for the browser and for Node (`dist/node`), both in one artifact. What this
 * file imports counts towards the release id of every remote, so it imports nothing that is only about the host.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { RemoteDescription } from '@clinic/contracts';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { EmitRemotePlugin } from './emit-remote.ts';
import type { ExposedKind } from './federation-types.ts';
import { FederationTypesPlugin } from './federation-types.ts';
import { PlaceIndependentIdsPlugin } from './place-independent-ids.ts';
import { SharedCopiesPlugin } from './shared-copies.ts';
import { sharedConfig } from './shared-modules.ts';
import { baseConfig, production } from './webpack-base.ts';

/** The languages that a remote brings its translations in. */
const languages = ['ar', 'en'] as const;

/** The modules that a remote exposes, with their files, and those that it describes without having them. */
function exposedModules(remote: RemoteDescription, folder: string) {
  const searches = (remote.navigation ?? []).flatMap(({ search }) => search ?? []);
  const modules = [
    ...remote.routes.map((route) => route.screen),
    ...[...(remote.slots ?? []), ...searches].map(({ module }) => module),
  ];
  const sources = [...new Set(modules)].map((module) => [module, sourceOf(module, folder)] as const);
  const exposes = Object.fromEntries(sources.flatMap(([module, file]) => (file === null ? [] : [[module, file]])));
  const places = new Set(['.', ...[...remote.routes, ...searches].flatMap(({ texts }) => texts ?? [])]);
  const texts = [...places].flatMap((place) =>
    languages.map((lang) => [`${place}/locales/${lang}`, `./src/${place}/locales/${lang}.json`]),
  );
  const screens = new Set<string>(remote.routes.map((route) => route.screen));
  const kindOf = (module: string): ExposedKind =>
    screens.has(module) ? 'screen' : searches.some((search) => search.module === module) ? 'search' : 'slot';
  return {
    exposes: { ...exposes, ...(Object.fromEntries(texts) as Record<string, string>) },
    missing: sources.flatMap(([module, file]) => (file === null ? [module] : [])),
    typed: [
      ...Object.entries(exposes).map(([module, file]) => ({ module, file, kind: kindOf(module) })),
      ...texts.map(([module = '', file = '']) => ({ module, file, kind: 'texts' as const })),
    ],
  };
}

function sourceOf(module: string, folder: string): string | null {
  const files = ['index.ts', 'index.tsx'].map((name) => `./src/${module.slice(2)}/${name}`);
  return files.find((name) => existsSync(path.join(folder, name))) ?? null;
}

/** Said by the build: what throws while a configuration is read ends in words about how it is read. */
function missingModule(module: string): string {
  const file = `src/${module.slice(2)}/index.ts`;
  return `${module} is described, and ${file} is not there. Create it, or remove ${module} from src/remote.ts.`;
}

/** Browser and Node builds of a remote. */
export function remoteConfig(remote: RemoteDescription, folder: string): Configuration[] {
  const { exposes, missing, typed } = exposedModules(remote, folder);
  const shared = sharedConfig('remote');
  const browser: Configuration = {
    ...baseConfig(folder, 'browser'),
    entry: {},
    output: {
      path: path.join(folder, 'dist'),
      filename: '[name].js',
      chunkFilename: '[id].js',
      // Two releases of a remote can run in one page: neither may take the other's chunks for its own.
      uniqueName: `clinic_${remote.name}@${process.env['MF_BUILD_VERSION']}`,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 4000,
      clean: { keep: /^node\// },
    },
    plugins: [
      new PlaceIndependentIdsPlugin(),
      new ModuleFederationPlugin({
        name: `clinic_${remote.name}`,
        filename: 'remoteEntry.js',
        exposes,
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: production,
        experiments: {
          externalRuntime: true,
          // A remote asks for no other remote.
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new SharedCopiesPlugin(),
      new EmitRemotePlugin(remote, folder, missing.map(missingModule)),
      ...(production ? [new ChunkIntegrityPlugin(), new FederationTypesPlugin(folder, typed)] : []),
    ],
  };
  const node: Configuration = {
    ...baseConfig(folder, 'node'),
    entry: {},
    target: 'async-node',
    output: {
      path: path.join(folder, 'dist', 'node'),
      filename: '[name].cjs',
      chunkFilename: '[id].cjs',
      uniqueName: remote.name,
      publicPath: '',
      clean: true,
    },
    plugins: [
      new PlaceIndependentIdsPlugin(),
      new ModuleFederationPlugin({
        name: remote.name,
        filename: 'container.cjs',
        library: { type: 'commonjs-module', name: remote.name },
        exposes,
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: production,
      }),
    ],
  };
  return [browser, node];
}
