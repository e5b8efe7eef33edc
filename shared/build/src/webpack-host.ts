/** Build preset of the host. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { EmitHostPlugin, starterFile } from './emit-host.ts';
import { leftOut, productionRouter } from './left-out.ts';
import { PlaceIndependentIdsPlugin } from './place-independent-ids.ts';
import { sharedConfig } from './shared-modules.ts';
import { baseConfig, production } from './webpack-base.ts';

const require = createRequire(import.meta.url);

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
    ...baseConfig(folder, 'browser'),
    entry: { host: './entry/browser.ts' },
    output: {
      path: path.join(folder, 'dist'),
      filename: '[name].js',
      chunkFilename: '[id].js',
      uniqueName: 'host',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 4000,
      clean: { keep: /^(node\/|(sw|starter)\.js$)/ },
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
    ...baseConfig(folder, 'node'),
    entry: { renderer: './entry/server.ts' },
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
  return production ? [browser, node, starter(folder), serviceWorker(folder)] : [browser, node];
}

/** The page's first script: small and alone, so that it answers while the others are on their way. */
function starter(folder: string): Configuration {
  return {
    ...baseConfig(folder, 'starter'),
    entry: { starter: './entry/starter.ts' },
    target: 'web',
    output: { path: path.join(folder, 'dist'), filename: starterFile },
  };
}

/** The service worker of the host: one file, which browsers ask for by its own address. */
function serviceWorker(folder: string): Configuration {
  return {
    ...baseConfig(folder, 'worker'),
    entry: { sw: './offline/sw.ts' },
    target: 'webworker',
    output: { path: path.join(folder, 'dist'), filename: '[name].js' },
  };
}
