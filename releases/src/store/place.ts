import path from 'node:path';

/** Where the store is: `RELEASE_STORE`, else `releases` below the data directory. Relative paths start at `root`. */
export function storeDirectory(env: Readonly<Record<string, string | undefined>>, root: string): string {
  return path.resolve(root, env.RELEASE_STORE || path.join(env.DATA_DIR || 'var', 'releases'));
}
