import type { FileStore } from '../../files/file-store.ts';
import { FileStoreAway } from '../../files/file-store.ts';
import type { Services } from '../../services.ts';
import type { ContentCache } from './picture-files.ts';

const folder = 'renditions';

/** While the store is away everybody draws for himself. */
async function unlessAway<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof FileStoreAway) return null;
    throw error;
  }
}

/**
 * Results of work on pictures that every machine shares: what one has drawn the others fetch, and keep in their own cache. A
 * store of this machine alone has nothing to share.
 */
export function sharedRenditions(own: ContentCache, files: FileStore): ContentCache {
  if (files.isLocal) return own;
  return {
    async get(name) {
      const known = await own.get(name);
      if (known !== null) return known;
      const shared = await unlessAway(files.read(`${folder}/${name}`));
      // A full disk keeps nobody from getting it.
      if (shared !== null) await own.put(name, shared).catch(() => undefined);
      return shared;
    },
    async put(name, content) {
      await own.put(name, content);
      await unlessAway(files.write(`${folder}/${name}`, content));
    },
  };
}

/**
 * Removes the oldest shared results beyond what one machine may keep; who needs one draws it again. They are written once, so
 * that what pages show most is drawn again now and then.
 */
export async function tidyRenditions({ files, settings }: Pick<Services, 'files' | 'settings'>): Promise<number> {
  if (files.isLocal) return 0;
  const newestFirst = (await files.list(folder)).sort((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime());
  let bytes = 0;
  const tooMany = newestFirst.filter((file) => (bytes += file.bytes) > settings.imageCacheBytes);
  for (const { name } of tooMany) await files.remove(name);
  return tooMany.length;
}
