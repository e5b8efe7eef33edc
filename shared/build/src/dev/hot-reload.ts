/**
 * Turns a package's browser build into one that is edited while it runs: rebuilt at each save into a folder of its own,
 * with Fast Refresh and readable source maps. Production builds know nothing of it.
 *
 * Sources are compiled by SWC here and by ts-loader for a release: SWC brings the Fast Refresh transform itself and takes
 * milliseconds per file, and both only strip types.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import type { Configuration, RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

const source = (syntax: { tsx: boolean }, refresh: boolean): Omit<RuleSetRule, 'test'> => ({
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', ...syntax },
      // The development form of JSX is no shared module: a remote would carry it itself.
      transform: { react: { runtime: 'automatic', development: false, refresh }, verbatimModuleSyntax: true },
    },
  },
});

/**
 * A build that is written again at each save, each time whole: what replaces what runs in an open page is its page's task.
 * @param output folder for what is built
 * @param refresh whether components can be swapped one by one, by a React made for development
 */
export function withRebuilds(config: Configuration, output: string, refresh = false): Configuration {
  const otherRules = (config.module?.rules ?? []).filter(
    (rule) => typeof rule !== 'object' || rule === null || !(rule.test instanceof RegExp && rule.test.test('.tsx')),
  );
  return {
    ...config,
    output: { ...config.output, path: output, clean: true, pathinfo: false },
    module: {
      ...config.module,
      rules: [
        { test: /\.ts$/, ...source({ tsx: false }, refresh) },
        { test: /\.tsx$/, ...source({ tsx: true }, refresh) },
        ...otherRules,
      ],
    },
    optimization: {
      ...config.optimization,
      moduleIds: 'named',
      chunkIds: 'named',
      // What is broken is never served: the last good build stays.
      emitOnErrors: false,
    },
    ...(typeof config.cache === 'object' && config.cache.type === 'filesystem'
      ? {
          cache: {
            ...config.cache,
            name: `${config.cache.name}${refresh ? '' : '-whole'}`,
            version: `${config.cache.version} ${ownVersion}`,
            idleTimeoutForInitialStore: 0,
          },
        }
      : {}),
    watchOptions: { aggregateTimeout: 5, ignored: /node_modules|\.test\.tsx?$/ },
  };
}

/**
 * A build whose updates its open pages take in place.
 * @param name the package's name in the site: `host`, or a remote's
 * @param output folder for what is built
 */
export function withHotReload(config: Configuration, name: string, output: string): Configuration {
  const side = name === 'host' ? 'page' : 'remote';
  const rebuilt = withRebuilds(config, output, true);
  return {
    ...rebuilt,
    optimization: {
      ...rebuilt.optimization,
      ...(side === 'page' ? { splitChunks: withPackagesApart(config) } : {}),
    },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      new webpack.DefinePlugin({ packageName: JSON.stringify(name) }),
      new RefreshPlugin({ overlay: false }),
      ...(side === 'remote' ? [borrowRefreshRuntime] : []),
      new webpack.EntryPlugin(config.context ?? '', path.join(import.meta.dirname, `${side}-client.ts`), {}),
    ],
  };
}

/** What no save changes is a file of its own, so that its source map is not written again each time. */
function withPackagesApart({ optimization }: Configuration): NonNullable<Configuration['optimization']>['splitChunks'] {
  const { cacheGroups, ...options } = optimization?.splitChunks || {};
  const packages = { test: /[\\/]node_modules[\\/]/, name: 'packages', priority: 10, enforce: true };
  return { ...options, cacheGroups: { ...cacheGroups, packages } };
}

/** One Fast Refresh runtime per page, the host's: of several, React asks only the one that refreshed last. */
const borrowRefreshRuntime = new webpack.NormalModuleReplacementPlugin(
  /react-refresh[\\/]runtime(\.js)?$/,
  path.join(import.meta.dirname, 'borrowed-refresh.ts'),
);

const ownVersion = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .digest('hex');
