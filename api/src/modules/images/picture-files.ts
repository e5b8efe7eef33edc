import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Endings of picture files and what they are. */
const types = { svg: 'svg', png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp', avif: 'avif' } as const;
export const pictureEndings = Object.keys(types) as (keyof typeof types)[];
export type PictureType = (typeof types)[keyof typeof types];

// Letters, digits, hyphens and underscores: no dot that is not the ending's, so no way out of the folder.
const shape = /^(?:[\w-]+\/)*[\w-]+\.(svg|png|jpe?g|webp|avif)$/;

/** A picture on the disk. */
export interface PictureFile {
  readonly root: string;
  /** Below `root`. */
  readonly path: string;
  readonly type: PictureType;
  /** SHA-256 of its bytes, shortened to 32 hexadecimal digits: the same for the same picture, whatever its name. */
  readonly hash: string;
  read(): Promise<Buffer>;
}

/**
 * The pictures of some folders; a folder hides what later ones have under the same name. Files may change while the server
 * runs: a hash is kept as long as the file's time and size stay.
 */
export function pictureFiles(roots: readonly string[]) {
  const hashes = new Map<string, { mtimeMs: number; size: number; hash: string }>();

  async function hashOf(file: string, mtimeMs: number, size: number): Promise<string> {
    const known = hashes.get(file);
    if (known?.mtimeMs === mtimeMs && known.size === size) return known.hash;
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 32);
    hashes.set(file, { mtimeMs, size, hash });
    return hash;
  }

  return {
    /** The picture at a path below `/images/`, or null. */
    async find(path: string): Promise<PictureFile | null> {
      const ending = shape.exec(path)?.[1] as keyof typeof types | undefined;
      if (!ending) return null;
      for (const root of roots) {
        const file = join(root, path);
        const found = await stat(file).catch(() => null);
        if (!found?.isFile()) continue;
        const hash = await hashOf(file, found.mtimeMs, found.size);
        return { root, path, type: types[ending], hash, read: () => readFile(file) };
      }
      return null;
    },
  };
}
