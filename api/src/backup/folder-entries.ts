import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveEntry } from './archive.ts';

async function* nothing(): AsyncGenerator<Buffer> {
  // A folder has no content.
}

async function* oneFile(file: string, name: string): AsyncGenerator<ArchiveEntry> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    // The server deletes CVs whose time is over.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (handle !== null) yield { name, content: handle.createReadStream() };
}

/** Folders and files of `base/name`, if it is there; a database does not open without its empty folders. */
export async function* folderEntries(base: string, name: string): AsyncGenerator<ArchiveEntry> {
  if (!existsSync(join(base, name))) return;
  yield { name: `${name}/`, content: nothing() };
  const entries = await readdir(join(base, name), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${name}/${entry.name}`;
    if (entry.isDirectory()) yield* folderEntries(base, path);
    else if (entry.isFile()) yield* oneFile(join(base, path), path);
  }
}
