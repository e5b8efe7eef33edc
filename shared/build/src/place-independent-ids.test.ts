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
  'src/library.js': `export const offered = 'to others';`,
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-places-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Builds a remote that lies in a place of its own, and gives what came out: the files, and the ids of its modules. */
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
        shared: { library: { import: './src/library.js', version: '1.0.0' } },
        dts: false,
        dev: false,
        manifest: false,
        ...(target === 'web' ? {} : { library: { type: 'commonjs-module', name: 'mini' } }),
      }),
    ],
  });
  const ids = await new Promise<(number | string)[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null || stats === undefined || stats.hasErrors()) {
        reject(error ?? new Error(stats?.toString()));
        return;
      }
      const { modules, chunkGraph } = stats.compilation;
      const used = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
      const all = used.flatMap((module) => chunkGraph.getModuleId(module) ?? []);
      compiler.close((failed) => (failed ? reject(failed) : resolve(all)));
    });
  });
  const files = await readdir(path.join(root, 'dist'));
  const texts = await Promise.all(
    files.sort().map(async (file) => [file, await readFile(path.join(root, 'dist', file), 'utf8')] as const),
  );
  return { texts: Object.fromEntries(texts), ids: ids.map(String).sort() };
}

test.each(['web', 'async-node'] as const)(
  'the same sources give the same bytes wherever they lie (%s)',
  async (target) => {
    const here = await build(`${target}/here`, target, [new PlaceIndependentIdsPlugin()]);
    const there = await build(`${target}/there`, target, [new PlaceIndependentIdsPlugin()]);
    expect(Object.keys(here.texts)).toContain('entry.js');
    expect(here.ids).toContain('provide (default) library@1.0.0');
    expect(there).toEqual(here);
  },
);
