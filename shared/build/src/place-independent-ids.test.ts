import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { PlaceIndependentIdsPlugin } from './place-independent-ids.ts';

const sources: Record<string, string> = {
  'src/home.js': `export const Component = () => import('./later.js');`,
  'src/later.js': `export const said = 'later';`,
  // Federation writes its path into the entry that it generates, as it does with its runtime's in the clone.
  'plugin.js': `export default () => ({ name: 'nothing' });`,
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-places-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Builds a remote that lies in a place of its own, and gives what came out. */
async function build(place: string, target: 'web' | 'async-node', plugins: webpack.WebpackPluginInstance[]) {
  const root = path.join(folder, place);
  await mkdir(path.join(root, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(sources)) await writeFile(path.join(root, file), text);
  const compiler = webpack({
    context: root,
    mode: 'production',
    target,
    entry: {},
    output: { path: path.join(root, 'dist'), uniqueName: 'mini', publicPath: 'auto' },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })],
    },
    performance: { hints: false },
    plugins: [
      ...plugins,
      new ModuleFederationPlugin({
        name: 'mini',
        filename: 'entry.js',
        exposes: { './home': './src/home.js' },
        runtimePlugins: [path.join(root, 'plugin.js')],
        dts: false,
        dev: false,
        manifest: false,
        ...(target === 'web' ? {} : { library: { type: 'commonjs-module', name: 'mini' } }),
      }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null || stats?.hasErrors() === true) reject(error ?? new Error(stats?.toString()));
      else compiler.close((failed) => (failed ? reject(failed) : resolve()));
    });
  });
  const files = await readdir(path.join(root, 'dist'));
  return Object.fromEntries(
    await Promise.all(files.sort().map(async (file) => [file, await readFile(path.join(root, 'dist', file), 'utf8')])),
  ) as Record<string, string>;
}

test.each(['web', 'async-node'] as const)(
  'the same sources give the same bytes wherever they lie (%s)',
  async (target) => {
    const here = await build(`${target}/here`, target, [new PlaceIndependentIdsPlugin()]);
    const there = await build(`${target}/there`, target, [new PlaceIndependentIdsPlugin()]);
    expect(Object.keys(here)).toContain('entry.js');
    expect(there).toEqual(here);
  },
);
