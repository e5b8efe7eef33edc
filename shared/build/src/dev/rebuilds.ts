/**
 * Turns a package's build into one that is written again at each save, into a folder of its own, with readable source maps.
 *
 * Sources are compiled by SWC here and by ts-loader for a release: SWC brings the Fast Refresh transform itself and takes
 * milliseconds per file, and both only strip types.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

const ownVersion = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .digest('hex');
