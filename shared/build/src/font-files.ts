import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontSubsets, fontWeights } from '@clinic/contracts/host';
import type { FontSubset } from '@clinic/contracts/host';

/** A font of the host's artifact. */
export interface FontFile {
  /** Path in the artifact; its name carries the subset and a part of the hash. */
  file: string;
  bytes: Buffer;
}

/** Which file of the package holds the characters of a subset. */
const sources: Record<FontSubset, 'arabic' | 'latin'> = { arabic: 'arabic', basic: 'latin', accented: 'latin' };

/** The files of the type family that a host is built from. */
export function fontSources(folder: string): string[] {
  return [...new Set(Object.values(sources))].map((source) => sourceFile(folder, source));
}

const written = new Map<string, Promise<FontFile[]>>();

/**
 * The fonts of the site: cut to the characters that its texts use and to the weights of its theme. A build that watches
 * cuts them once.
 * @param folder the host's, which depends on the family
 */
export function fontFiles(folder: string): Promise<FontFile[]> {
  const known = written.get(folder);
  if (known !== undefined) return known;
  const files = Promise.all((Object.keys(fontSubsets) as FontSubset[]).map((subset) => fontFile(folder, subset)));
  written.set(folder, files);
  files.catch(() => written.delete(folder));
  return files;
}

async function fontFile(folder: string, subset: FontSubset): Promise<FontFile> {
  const whole = await readFile(sourceFile(folder, sources[subset]));
  const bytes = await subsetFont(whole, charactersOf(fontSubsets[subset]), {
    targetFormat: 'woff2',
    variationAxes: { wght: fontWeights },
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { file: `fonts/readex-pro-${subset}.${hash}.woff2`, bytes };
}

/**
 * The characters of a range.
 * @param range as in CSS: `U+0600-06FF,U+200C`
 */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join('');
}

function sourceFile(folder: string, source: string): string {
  const require = createRequire(path.join(folder, 'package.json'));
  return require.resolve(`@fontsource-variable/readex-pro/files/readex-pro-${source}-wght-normal.woff2`);
}
