/**
 * What the local proxy tells the pages of a deployed site about the one remote that comes from the working tree. Pages and
 * proxy both import this: it knows nothing of Node.
 */
export interface WorkingCopy {
  /** The remote's entry in the boot data of a page, null before it was ever built. */
  entry: WorkingEntry | null;
  /** What keeps it from being built, for people. */
  errors: string[];
}

/** The remote in a page's boot data, as `CatalogueEntry` of the host. */
export interface WorkingEntry {
  /** Another one for every build. */
  release: string;
  base: string;
  descriptor: unknown;
  integrity: string;
}

/** In the boot data of pages that come through the proxy, and of no others: the remote that may be swapped in place. */
export interface DevelopmentMark {
  remote: string;
}

/** Where the proxy tells of every build. */
export const workingCopyAddress = '/dev/working-copy';

/** Where the scripts are that the proxy adds to pages. */
export const pageScripts = '/dev/page/';

/**
 * Asks the host of the page to swap the remote: `detail` is `{ remote, entry }`. A host that does it calls
 * `preventDefault()`; otherwise the page is loaded again.
 */
export const swapEvent = 'clinic:swap-remote';

/** Name of the list in which chunks of a build wait for its runtime: a later build in the same page needs a new one. */
export const chunkList = 'clinicWorkingCopyChunks';
