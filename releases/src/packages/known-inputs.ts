import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { readIfThere, replaceFile } from '../store/backends/durable-files.ts';

/** A state of the sources whose release is known. */
const KnownInputs = z.object({
  release: z.string(),
  /** Hash of each file that the build reads. */
  files: z.record(z.string(), z.string()),
  /** Paths where the build looks for a file and finds none. */
  absent: z.array(z.string()),
  /** Hash of everything that is installed for the build. While it is the same, imports resolve to the same packages. */
  installed: z.string(),
});
export type KnownInputs = z.infer<typeof KnownInputs>;

/** States that are kept for a package: sources that go back to an earlier one need no look at their module graph. */
const kept = 20;

/** The fields of a `package.json` that a build reads: by them imports are resolved. */
const resolving = ['name', 'version', 'type', 'exports', 'imports', 'main', 'module', 'browser', 'sideEffects'];

/** The state that the sources are in, when it is one of those that are known. */
export async function findKnownInputs(root: string, name: string, installed: string): Promise<KnownInputs | undefined> {
  const hashes = new Map<string, Promise<string | null>>();
  const hashNow = (file: string) => {
    const hash = hashes.get(file) ?? hashOfFile(root, file);
    hashes.set(file, hash);
    return hash;
  };
  for (const known of await readKnown(root, name)) {
    if (known.installed !== installed) continue;
    const expected = [...Object.entries(known.files), ...known.absent.map((file) => [file, null] as const)];
    const now = await Promise.all(expected.map(([file]) => hashNow(file)));
    if (expected.every(([, hash], index) => hash === now[index])) return known;
  }
  return undefined;
}

/** Remembers a state of the sources. */
export async function rememberInputs(root: string, name: string, inputs: KnownInputs): Promise<void> {
  const known = [inputs, ...(await readKnown(root, name))].slice(0, kept);
  await replaceFile(fileOf(root, name), JSON.stringify(known));
}

/** Hash of what a build reads of a file; null when there is none. */
export async function hashOfFile(root: string, file: string): Promise<string | null> {
  const bytes = await readIfThere(path.join(root, file)).catch((error: NodeJS.ErrnoException) => {
    // A folder that was looked for as a file.
    if (error.code === 'EISDIR' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (bytes === null) return null;
  const read = path.posix.basename(file) === 'package.json' ? resolvingPart(bytes) : bytes;
  return createHash('sha256').update(read).digest('hex');
}

function resolvingPart(bytes: Buffer): string {
  const manifest = z.parse(z.record(z.string(), z.unknown()), JSON.parse(bytes.toString()));
  return JSON.stringify(resolving.map((field) => manifest[field] ?? null));
}

/** What cannot be read is forgotten: it is only a cache. */
async function readKnown(root: string, name: string): Promise<KnownInputs[]> {
  try {
    return z.parse(z.array(KnownInputs), JSON.parse(await readFile(fileOf(root, name), 'utf8')));
  } catch {
    return [];
  }
}

const fileOf = (root: string, name: string) => path.join(root, '.cache', 'inputs', `${name}.json`);
