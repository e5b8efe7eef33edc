import type { Lang } from '@clinic/contracts';
import type { TrustedKey } from '@clinic/contracts/signature';

/** What a page tells the worker once it stands. */
export interface PageState {
  lang: Lang;
  channel: string;
  keys: readonly TrustedKey[];
  /** Number of the page's composition: an older registry is a replay. */
  seq: number;
  /** Addresses of released files that the page loaded before the worker was there. */
  loaded: readonly string[];
}

/** What the worker asks of a page, with a port for the answer: the folders of the releases that it runs. */
export const whichFolders = 'clinic:folders';

/** Folder of a released file's release, `/artifacts/<name>/<release>/`; null for anything else. */
export function folderOf(pathname: string): string | null {
  return /^\/artifacts\/[a-z0-9-]+\/[^/]+\//.exec(pathname)?.[0] ?? null;
}
