import type { CheckFinding } from '@clinic/shared/contracts';
import { brotli, isPublic } from '../store/artifact-files.ts';

/** All script of a remote, compressed, in bytes. */
const budget = 120_000;
const tight = 0.8 * budget;

/** A remote's whole script stays small enough to arrive on a slow phone. */
export function sizeBudget(name: string, bytes: number): CheckFinding[] {
  if (bytes <= tight) return [];
  const level = bytes > budget ? 'error' : 'warn';
  const message = `The script of ${name} is ${kilobytes(bytes)} compressed; ${kilobytes(budget)} is the most. Load parts later, or share what others have too.`;
  return [{ level, check: 'size-budget', message }];
}

/** Bytes of all script for browsers, as served with brotli. */
export async function scriptBytes(files: ReadonlyMap<string, Buffer>): Promise<number> {
  const scripts = [...files].filter(([file]) => isPublic(file) && /\.m?js$/.test(file));
  const compressed = await Promise.all(scripts.map(([, bytes]) => brotli(bytes)));
  return compressed.reduce((sum, { length }) => sum + length, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
