import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { iconSheet } from '@clinic/kit/ui/icon-file';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const page = `<!doctype html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components</title>
<link rel="stylesheet" href="/fonts.css">
<div id="catalogue"></div>
<script src="/catalogue.js"></script>
</html>
`;

/**
 * Build of the component catalogue: an ordinary page of its own, without federation.
 * @param folder the package of the components; its `catalogue/index.tsx` is the entry
 * @param host the folder of the host, which carries the fonts
 * @param output folder for what is built
 */
export function catalogueConfig(folder: string, host: string, output: string): Configuration {
  return {
    name: 'catalogue',
    context: folder,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: { catalogue: './catalogue/index.tsx' },
    output: { path: output, filename: '[name].js', clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            swcrc: false,
            configFile: false,
            jsc: {
              target: 'es2023',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    performance: { hints: false },
    stats: { preset: 'errors-warnings', colors: false },
    infrastructureLogging: { level: 'error' },
    plugins: [{ apply: (compiler) => emitPage(compiler, host) }],
  };
}

/** Writes the page, the icons and the fonts beside the script. */
function emitPage(compiler: webpack.Compiler, host: string): void {
  const { RawSource } = compiler.webpack.sources;
  const fromHost = createRequire(path.join(host, 'package.json'));
  compiler.hooks.thisCompilation.tap('Catalogue', (compilation) => {
    compilation.hooks.processAssets.tap('Catalogue', () => {
      compilation.emitAsset('index.html', new RawSource(page));
      compilation.emitAsset('icons.svg', new RawSource(iconSheet()));
      const fonts = path.dirname(fromHost.resolve('@fontsource-variable/readex-pro/package.json'));
      const css = readFileSync(path.join(fonts, 'index.css'), 'utf8');
      compilation.emitAsset('fonts.css', new RawSource(css.replaceAll('./files/', '/')));
      for (const [, file = ''] of css.matchAll(/\.\/files\/([\w-]+\.woff2)/g))
        compilation.emitAsset(file, new RawSource(readFileSync(path.join(fonts, 'files', file))));
    });
  });
}

/**
 * Builds and goes on building at each save. Settles after the first build.
 * @param onErrors called with the errors of a build that failed, for people
 * @returns ends the watching
 */
export async function watchBuild(
  config: Configuration,
  onErrors: (errors: string) => void,
): Promise<() => Promise<void>> {
  const compiler = webpack(config);
  if (compiler === null) throw new Error('The catalogue cannot be built.');
  const watching = await new Promise<webpack.Watching | undefined>((resolve, reject) => {
    const started = compiler.watch({ aggregateTimeout: 50, ignored: /node_modules/ }, (error, stats) => {
      if (error !== null) return reject(error);
      if (stats?.hasErrors() === true) onErrors(stats.toString('errors-only'));
      resolve(started);
    });
  });
  return () => new Promise((resolve) => (watching === undefined ? resolve() : watching.close(() => resolve())));
}
