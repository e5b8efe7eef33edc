/** What the builds of the host and of the remotes have in common. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { repositoryOf } from './repository.ts';

const require = createRequire(import.meta.url);

/** Whether a release is built, not a page that is edited while it runs. */
export const production = process.env['NODE_ENV'] !== 'development';

/**
 * Set for every build: the default of the plugin, the package's version, is the same for two builds. What the process that
 * started this one had set for its own build does not count.
 */
process.env['MF_BUILD_VERSION'] = process.env['CLINIC_RELEASE'] ?? 'local';

/**
 * Where the federation plugin finds the bundler. By itself it looks into the stack of an error that it provokes with no
 * options, for which the bundler compiles the schema of all options: a third of the time of reading a module graph.
 */
process.env['FEDERATION_WEBPACK_PATH'] ??= require.resolve('webpack');

function packageName(folder: string): string {
  return path.basename(folder).replace(/^mfe-/, '');
}

const rules = (root: string): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    loader: require.resolve('ts-loader'),
    options: {
      transpileOnly: true,
      configFile: path.join(root, 'tsconfig.json'),
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

/** Settings of one build of the package in `folder`. */
export function baseConfig(folder: string, side: 'browser' | 'node' | 'starter' | 'worker'): Configuration {
  const root = repositoryOf(folder);
  return {
    name: `${packageName(folder)} (${side})`,
    context: folder,
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
    module: { rules: rules(root) },
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
      cacheDirectory: path.join(root, '.cache', 'webpack'),
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
