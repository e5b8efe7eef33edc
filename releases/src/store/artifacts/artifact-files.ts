import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ArtifactFiles } from '@clinic/contracts';
import { StoreError } from '../errors.ts';
import { integrityOf } from '../hashes.ts';

const compressible = new Set(['.js', '.mjs', '.css', '.html', '.json', '.svg', '.txt', '.xml', '.webmanifest']);

/** Every file below a directory, by its path with forward slashes, sorted. Links are refused: an artifact holds bytes. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd) throw new StoreError('invalid', `${path.join(odd.parentPath, odd.name)} is neither a file nor a directory.`);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Reads what a build left in its output directory. */
export async function readFiles(directory: string): Promise<Map<string, Buffer>> {
  const names = await listFiles(directory);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(directory, name))] as const)),
  );
}

/** Everything below `node/` only runs on the server and is never served. */
export function isPublic(file: string): boolean {
  return !file.startsWith('node/');
}

/** The list of an artifact's files with their hashes, `files.json`. */
export function describeFiles(files: ReadonlyMap<string, Buffer>): ArtifactFiles {
  return {
    schema: 'clinic-files/1',
    files: Object.fromEntries(
      [...files].map(([file, bytes]) => [
        file,
        { integrity: integrityOf(bytes), size: bytes.length, public: isPublic(file) },
      ]),
    ),
  };
}

/** Smaller copies of a public text file, `<file>.br` and `<file>.gz`, where they are smaller. */
export async function compressedCopies(file: string, bytes: Buffer): Promise<Map<string, Buffer>> {
  if (!isPublic(file) || !compressible.has(path.extname(file))) return new Map();
  const [br, gz] = await Promise.all([brotli(bytes), gzipped(bytes, { level: 9 })]);
  return new Map(
    (
      [
        [`${file}.br`, br],
        [`${file}.gz`, gz],
      ] as const
    ).filter(([, copy]) => copy.length < bytes.length),
  );
}

/** Brotli at its best level, as served. */
export function brotli(bytes: Buffer): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

const compressBrotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
