import type { FileStore } from '../files/file-store.ts';
import type { ArchiveEntry } from './archive.ts';

async function* oneBlock(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

/** The files of a folder of the store of files. The server deletes CVs whose time is over meanwhile: those are left out. */
export async function* storedFileEntries(files: FileStore, folder: string): AsyncGenerator<ArchiveEntry> {
  for (const { name } of await files.list(folder)) {
    const content = await files.read(name);
    if (content !== null) yield { name, content: oneBlock(content) };
  }
}
