import { createHash } from 'node:crypto';
import type { FileStore } from '../../files/file-store.ts';

/** Endings of picture files and what they are. */
const types = { svg: 'svg', png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp', avif: 'avif' } as const;
export const pictureEndings = Object.keys(types) as (keyof typeof types)[];
export type PictureType = (typeof types)[keyof typeof types];

// Letters, digits, hyphens and underscores: no dot that is not the ending's, so no way out of the folder.
const shape = /^(?:[\w-]+\/)*[\w-]+\.(svg|png|jpe?g|webp|avif)$/;

/** A picture that is there. */
export interface PictureFile {
  readonly type: PictureType;
  /** SHA-256 of its bytes, shortened to 32 hexadecimal digits: the same for the same picture, whatever its name. */
  readonly hash: string;
  read(): Promise<Buffer>;
}

/** Results by a name that stands for their content. */
export interface ContentCache {
  /** Null for what it does not have, and where it cannot be read. */
  get(name: string): Promise<Buffer | null>;
  put(name: string, content: Buffer): Promise<void>;
}

/** Keeps what it was asked for; a full disk keeps nobody from getting it. */
async function cached(cache: ContentCache, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await cache.get(name);
  if (known !== null) return known;
  const made = await make();
  await cache.put(name, made).catch(() => undefined);
  return made;
}

/** Pictures of a store went between two looks at it: nobody has them any more. */
async function contentOf(files: FileStore, name: string): Promise<Buffer> {
  const content = await files.read(name);
  if (content === null) throw new Error('a picture went while it was read');
  return content;
}

/**
 * The pictures below `images/` of some stores; a store hides what later ones have under the same name. Pictures may change
 * while the server runs: a hash is kept as long as the store says that the file is the same. What lies on another machine is
 * kept in `cache` by its hash.
 */
export function pictureFiles(stores: readonly FileStore[], cache: ContentCache) {
  const hashes = stores.map(() => new Map<string, { version: string; hash: string }>());

  async function pictureIn(index: number, files: FileStore, path: string, type: PictureType) {
    const name = `images/${path}`;
    const found = await files.find(name);
    if (found === null) return null;
    const known = hashes[index]?.get(name);
    const read = (hash: string) =>
      files.isLocal ? contentOf(files, name) : cached(cache, `${hash}.${type}`, () => contentOf(files, name));
    if (known?.version === found.version) return { type, hash: known.hash, read: () => read(known.hash) };
    const content = await contentOf(files, name);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    hashes[index]?.set(name, { version: found.version, hash });
    return { type, hash, read: () => read(hash) };
  }

  return {
    /** The picture at a path below `/images/`, or null. */
    async find(path: string): Promise<PictureFile | null> {
      const ending = shape.exec(path)?.[1] as keyof typeof types | undefined;
      if (!ending) return null;
      for (const [index, files] of stores.entries()) {
        const found = await pictureIn(index, files, path, types[ending]);
        if (found !== null) return found;
      }
      return null;
    },
  };
}
