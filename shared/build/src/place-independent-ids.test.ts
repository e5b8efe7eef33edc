import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { unzipSync } from 'fflate';
import { FederationTypesPlugin } from './federation-types.ts';
import { PlaceIndependentIdsPlugin } from './place-independent-ids.ts';

const sources: Record<string, string> = {
  'src/home.js': `export const Component = () => import('./later.js');`,
  'src/en.json': JSON.stringify({ home: { title: 'Home' } }),
  'src/later.js': `export const said = 'later';`,
  // Federation writes its path into the entry that it generates, as it does with its runtime's in the clone.
  'plugin.js': `export default () => ({ name: 'nothing' });`,
  'src/library.js': `export const offered = 'to others';`,
};

/** What the remote exposes, for its types. */
const typed = [
  { module: './home', file: 'src/home.js', kind: 'screen' },
  { module: './locales/en', file: 'src/en.json', kind: 'texts' },
] as const;

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
      ...(target === 'web' ? [new FederationTypesPlugin(root, typed)] : []),
      new ModuleFederationPlugin({
        name: 'mini',
        filename: 'entry.js',
        exposes: Object.fromEntries(typed.map(({ module, file }) => [module, `./${file}`])),
        runtimePlugins: [path.join(root, 'plugin.js')],
        shared: { library: { import: './src/library.js', version: '1.0.0' } },
        dts: false,
        dev: false,
        manifest: target === 'web',
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

test('the manifest lists what is exposed, and leads to types of it that federation’s tools read', async () => {
  const { texts } = await build('typed', 'web', [new PlaceIndependentIdsPlugin()]);
  const { exposes, metaData } = JSON.parse(texts['mf-manifest.json'] ?? '') as {
    exposes: { path: string }[];
    metaData: { types: Record<string, string> };
  };
  expect(exposes.map((each) => each.path)).toEqual(['./home', './locales/en']);
  expect(metaData.types).toEqual({ path: '', name: '', zip: '@mf-types.zip', api: '@mf-types.d.ts' });
  expect(texts['@mf-types.d.ts']).toContain(`T extends 'REMOTE_ALIAS_IDENTIFIER/home' ? typeof import(`);
  const zip = unzipSync(new Uint8Array(await readFile(path.join(folder, 'typed', 'dist', '@mf-types.zip'))));
  const types = Object.entries(zip).map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]);
  expect(Object.fromEntries(types)).toEqual({
    'home.d.ts': expect.stringMatching(/^export declare const Component: NonNullable<ScreenModule\['Component'\]>;$/m),
    'locales/en.d.ts': 'declare const texts: { "home": { "title": string; }; };\nexport default texts;\n',
  });
});
