import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';

/** What of a script comes from one package, or one folder of this repository. */
export interface Part {
  name: string;
  /** Bytes, minified. */
  raw: number;
  /** By how much the compressed file shrinks without it. Parts share words, so all of them are less than the file. */
  compressed: number;
}

/** Bytes of a text as a visitor gets it: brotli at its highest quality. */
export function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** The parts of a script, the largest first. What its source map does not name is the bundler's. */
export function partsOf(text: string, map: SourceMapPayload): Part[] {
  const pieces = new Map<string, string[]>();
  const rest = new Map<string, string[]>();
  const runs = runsOf(text, new SourceMap(map));
  for (const name of new Set(runs.map((run) => run.name))) {
    pieces.set(
      name,
      runs.filter((run) => run.name === name).map((run) => run.text),
    );
    rest.set(
      name,
      runs.filter((run) => run.name !== name).map((run) => run.text),
    );
  }
  const whole = compressed(text);
  return [...pieces]
    .map(([name, own]) => ({
      name,
      raw: Buffer.byteLength(own.join('')),
      compressed: whole - compressed((rest.get(name) ?? []).join('')),
    }))
    .sort((a, b) => b.raw - a.raw);
}

/** The text in runs of one origin each. */
function runsOf(text: string, map: SourceMap): { name: string; text: string }[] {
  const runs: { name: string; text: string }[] = [];
  for (const [line, content] of text.split('\n').entries()) {
    let start = 0;
    let name = nameAt(map, line, 0);
    for (let column = 1; column <= content.length; column += 1) {
      const next = column === content.length ? null : nameAt(map, line, column);
      if (next === name) continue;
      runs.push({ name, text: content.slice(start, column) });
      start = column;
      name = next ?? name;
    }
  }
  return runs;
}

function nameAt(map: SourceMap, line: number, column: number): string {
  const entry = map.findEntry(line, column);
  return 'originalSource' in entry ? partName(entry.originalSource) : 'bundler';
}

/** The package of a source, or its folder in this repository. */
export function partName(source: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  const own = /\/((?:shared\/\w+\/src|shell|entry|insight|updates|offline)\/[\w-]+)/.exec(source)?.[1];
  return library ?? own ?? 'bundler';
}
