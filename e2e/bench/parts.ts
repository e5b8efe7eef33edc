/**
 * `npm run bench:parts`: what the scripts that every page carries are made of, by package and by folder. Builds the host; the
 * table is also written to `.cache/reports/parts.md`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import { hostConfig } from '@clinic/build/webpack-of-host';
import { root } from '../site/processes.ts';
import { compiled } from './mono-build.ts';
import { compressed, partsOf } from './parts-of-script.ts';

/** Parts that are smaller than this, in bytes, are left out of the table. */
const smallest = 500;

const folder = path.join(root, '.cache', 'bench', 'parts');
const [federated] = hostConfig(path.join(root, 'host'));
if (federated === undefined) throw new Error('the host has no browser build');
const compilation = await compiled({
  ...federated,
  devtool: 'source-map',
  output: { ...federated.output, path: folder },
  cache: false,
});

const lines = ['| file | part | minified kB | brotli kB |', '| --- | --- | --- | --- |'];
const row = (file: string, part: string, raw: number, small: number) =>
  lines.push(`| ${file} | ${part} | ${(raw / 1000).toFixed(1)} | ${(small / 1000).toFixed(1)} |`);
for (const file of compilation.entrypoints.get('host')?.getFiles() ?? []) {
  if (!file.endsWith('.js')) continue;
  const text = await readFile(path.join(folder, file), 'utf8');
  const map = JSON.parse(await readFile(path.join(folder, `${file}.map`), 'utf8')) as SourceMapPayload;
  row(`\`${file}\``, 'everything', Buffer.byteLength(text), compressed(text));
  for (const part of partsOf(text, map)) if (part.raw >= smallest) row('', part.name, part.raw, part.compressed);
}
await mkdir(path.join(root, '.cache', 'reports'), { recursive: true });
await writeFile(path.join(root, '.cache', 'reports', 'parts.md'), `${lines.join('\n')}\n`);
console.log(lines.join('\n'));
