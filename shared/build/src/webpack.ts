/**
 * Build presets. A remote's own configuration is one call:
 *
 *     export default remoteConfig(remote, import.meta.dirname);
 *
 * Each package is built twice from one source: for the browser and for Node (`dist/node`), both in one artifact.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { sharedConfig } from './shared-modules.ts';
import { EmitRemotePlugin } from './emit-remote.ts';
import { EmitHostPlugin } from './emit-host.ts';
import { leftOut, productionRouter } from './left-out.ts';
import { PlaceIndependentIdsPlugin } from './place-independent-ids.ts';
import { SharedCopiesPlugin } from './shared-copies.ts';
import type { RemoteDescription } from '@clinic/contracts';

const require = createRequire(import.meta.url);
/** In which a remote brings its texts. */
const languages = ['ar', 'en'] as const;

const production = process.env['NODE_ENV'] !== 'development';

/** Set for every build: the default of the plugin, the package's version, is the same for two builds. */
process.env['MF_BUILD_VERSION'] ??= process.env['CLINIC_RELEASE'] ?? 'local';

function packageName(folder: string): string {
  return path.basename(folder).replace(/^mfe-/, '');
}

const rules = (folder: string): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    loader: require.resolve('ts-loader'),
    options: {
      transpileOnly: true,
      configFile: path.join(folder, '..', 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        allowImportingTsExtensions: false,
        incremental: false,
        tsBuildInfoFile: undefined,
      },
    },
  },
  { test: /locales\/en\.json$/, type: 'json', use: path.join(import.meta.dirname, 'locale-loader.cjs') },
];

function base(folder: string, side: 'browser' | 'node' | 'worker'): Configuration {
  return {
    name: `${packageName(folder)} (${side})`,
    context: folder,
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
    module: { rules: rules(folder) },
    performance: { hints: false },
    // One line per build is enough: the release command and the start command report for themselves.
    stats: { preset: 'errors-warnings', colors: false },
    infrastructureLogging: { level: 'error' },
    // Ids come from paths below the package, never from where the clone lies: see PlaceIndependentIdsPlugin for the one exception.
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 4 } },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(folder, '..', '.cache', 'webpack'),
      name: `${packageName(folder)}-${side}-${production ? 'production' : 'development'}`,
      version: cacheVersion(),
    },
  };
}

/** The build's own files decide with the sources whether a cached result may be used. */
function cacheVersion(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(import.meta.dirname, { withFileTypes: true })) {
    if (file.isFile()) hash.update(readFileSync(path.join(file.parentPath, file.name)));
  }
  return hash.digest('hex');
}

function exposedModules(remote: RemoteDescription, folder: string): Record<string, string> {
  const modules = [...remote.routes.map((route) => route.screen), ...(remote.slots ?? []).map((slot) => slot.module)];
  const exposes = Object.fromEntries([...new Set(modules)].map((module) => [module, sourceOf(module, folder)]));
  const places = new Set(['.', ...remote.routes.flatMap(({ texts }) => texts ?? [])]);
  const texts = [...places].flatMap((place) =>
    languages.map((lang) => [`${place}/locales/${lang}`, `./src/${place}/locales/${lang}.json`]),
  );
  return { ...exposes, ...(Object.fromEntries(texts) as Record<string, string>) };
}

function sourceOf(module: string, folder: string): string {
  const file = ['index.ts', 'index.tsx']
    .map((name) => `./src/${module.slice(2)}/${name}`)
    .find((name) => existsSync(path.join(folder, name)));
  if (file === undefined)
    throw new Error(`${module} is declared in src/remote.ts, but src/${module.slice(2)}/index.ts does not exist`);
  return file;
}

/** Browser and Node builds of a remote. */
export function remoteConfig(remote: RemoteDescription, folder: string): Configuration[] {
  const exposes = exposedModules(remote, folder);
  const shared = sharedConfig('remote');
  const browser: Configuration = {
    ...base(folder, 'browser'),
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
      new EmitRemotePlugin(remote, folder),
      ...(production ? [new ChunkIntegrityPlugin()] : []),
    ],
  };
  const node: Configuration = {
    ...base(folder, 'node'),
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

/**
 * The runtime that the host provides for remotes is asked for in its CommonJS form, while the host itself uses the ES
 * modules of the same package: without this the host would carry it twice (9.5 kB more, compressed).
 */
function oneFederationRuntime(): Record<string, string> {
  const fromEnhanced = createRequire(require.resolve('@module-federation/enhanced'));
  const fromTools = createRequire(fromEnhanced.resolve('@module-federation/runtime-tools'));
  const fromRuntime = createRequire(fromTools.resolve('@module-federation/runtime'));
  const core = fromRuntime.resolve('@module-federation/runtime-core').replace(/\.cjs$/, '.js');
  return { '@module-federation/runtime-tools/runtime-core$': core };
}

/** Builds of the host: the shell with everything that is shared, its renderer, and its service worker. */
export function hostConfig(folder: string): Configuration[] {
  const browser: Configuration = {
    ...base(folder, 'browser'),
    entry: { host: './shell/entry.browser.tsx' },
    output: {
      path: path.join(folder, 'dist'),
      filename: '[name].js',
      chunkFilename: '[id].js',
      uniqueName: 'host',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 4000,
      clean: { keep: /^(node\/|sw\.js$)/ },
    },
    plugins: [
      new PlaceIndependentIdsPlugin(),
      new ModuleFederationPlugin({
        name: 'host',
        shared: sharedConfig('host'),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new EmitHostPlugin(folder),
      ...(production ? [new ChunkIntegrityPlugin()] : []),
    ],
  };
  browser.resolve = {
    ...browser.resolve,
    alias: { ...oneFederationRuntime(), ...(production ? { ...leftOut(folder), ...productionRouter(folder) } : {}) },
  };
  browser.optimization = {
    ...browser.optimization,
    // A few files instead of one: each is a task of its own for a slow phone's main thread. Not more than these, because
    // every further file is compressed on its own and costs about a kilobyte.
    splitChunks: {
      chunks: 'initial',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        react: {
          test: /node_modules\/(\.pnpm\/)?(react-dom|scheduler|react-router|react-router-dom)[@/]/,
          name: 'react',
          priority: 30,
          enforce: true,
        },
        libraries: {
          test: /node_modules\/(?!.*@module-federation)/,
          name: 'libraries',
          priority: 20,
          enforce: true,
        },
      },
    },
  };
  const node: Configuration = {
    ...base(folder, 'node'),
    entry: { renderer: './shell/entry.server.tsx' },
    target: 'node24',
    output: {
      path: path.join(folder, 'dist', 'node'),
      filename: '[name].cjs',
      chunkFilename: '[id].cjs',
      library: { type: 'commonjs2' },
      publicPath: '',
      clean: true,
    },
  };
  return production ? [browser, node, serviceWorker(folder)] : [browser, node];
}

/** The service worker of the host: one file, which browsers ask for by its own address. */
function serviceWorker(folder: string): Configuration {
  return {
    ...base(folder, 'worker'),
    entry: { sw: './offline/sw.ts' },
    target: 'webworker',
    output: { path: path.join(folder, 'dist'), filename: '[name].js' },
  };
}
