import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';

const sources: Record<string, string> = {
  'entry.js': `globalThis.load = (which) => (which === 'one' ? import('./one.js') : import('./two.js'));`,
  'one.js': `export const said = 'one, and much more of it';`,
  'two.js': `export const said = 'two'; export const more = () => import('./three.js');`,
  'three.js': `export const said = 'three';`,
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-chunks-'));
  await mkdir(path.join(folder, 'src'));
  for (const [file, text] of Object.entries(sources)) await writeFile(path.join(folder, 'src', file), text);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds as packages are built for the browser, into a folder of its own. */
async function build(name: string): Promise<Map<string, string>> {
  const output = path.join(folder, name);
  const compiler = webpack({
    context: path.join(folder, 'src'),
    mode: 'production',
    entry: { entry: './entry.js' },
    output: { path: output, filename: '[name].js', chunkFilename: '[id].js', publicPath: '/artifacts/qa/1/' },
    optimization: { chunkIds: 'deterministic', minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })] },
    plugins: [new ChunkIntegrityPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null || stats?.hasErrors() === true) reject(error ?? new Error(stats?.toString()));
      else compiler.close((failed) => (failed ? reject(failed) : resolve()));
    });
  });
  const files = await readdir(output);
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(output, file), 'utf8')] as const)),
  );
}

const integrityOf = (text = '') => `sha256-${createHash('sha256').update(text).digest('base64')}`;

interface ScriptElement {
  src?: string;
  integrity?: string;
  crossOrigin?: string;
  onload?: () => void;
}

/** Runs an entry in a page of which only the elements' attributes matter, and gives the scripts that it adds. */
function run(entry: string, files: Map<string, string>) {
  const scripts: ScriptElement[] = [];
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }),
    head: {
      appendChild: (script: ScriptElement) => {
        scripts.push(script);
        vm.runInContext(files.get(path.basename(script.src ?? '')) ?? '', page);
        script.onload?.();
      },
    },
  };
  const location = { origin: 'https://clinic.test' };
  const page = vm.createContext({ document, location, setTimeout, clearTimeout });
  vm.runInContext('var self = globalThis, window = globalThis;', page);
  vm.runInContext(entry, page);
  const load = (which: string) => vm.runInContext(`load('${which}')`, page) as Promise<{ said: string }>;
  return { load, scripts };
}

test('every chunk is asked for with the hash of the bytes that were written', async () => {
  const files = await build('hashes');
  const chunks = [...files].filter(([file]) => file !== 'entry.js').map(([, text]) => integrityOf(text));
  expect(chunks).toHaveLength(3);

  const { load, scripts } = run(files.get('entry.js') ?? '', files);
  expect((await load('one')).said).toContain('one');
  const second = (await load('two')) as unknown as { more: () => Promise<{ said: string }> };
  expect((await second.more()).said).toBe('three');
  expect(scripts.map(({ integrity }) => integrity).sort()).toEqual(chunks.sort());
  expect(scripts.every(({ crossOrigin }) => crossOrigin === 'anonymous')).toBe(true);
});

test('a chunk that the runtime has no hash of is refused before anything is asked for', async () => {
  const files = await build('refused');
  const one = [...files].find(([, text]) => text.includes('and much more'))?.[1];
  const entry = (files.get('entry.js') ?? '').replace(integrityOf(one).slice('sha256-'.length), '');
  const { load, scripts } = run(entry, files);
  await expect(load('one')).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'integrity' });
  expect(scripts).toEqual([]);
});

test('the same sources give the same bytes', async () => {
  expect(await build('once')).toEqual(await build('again'));
});
