/**
 * Turns a package's browser build into one that is edited while it runs: its open pages take each save in place. Production
 * builds know nothing of it.
 */
import path from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { withRebuilds } from './rebuilds.ts';

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
