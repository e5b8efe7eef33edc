import type { Builds } from './builds.ts';

let wanted = __webpack_hash__;
let underway = false;

/**
 * Brings this bundle to its newest build, one update after the other: changed components are swapped in place, and for
 * everything else the page is loaded again.
 */
export async function takeUpdates({ hashes }: Builds): Promise<void> {
  wanted = hashes[packageName] ?? wanted;
  if (underway) return;
  underway = true;
  try {
    while (__webpack_hash__ !== wanted) {
      if ((await import.meta.webpackHot.check(true)) === null) throw new Error(`no update to ${wanted} is kept`);
    }
  } catch (error) {
    console.info(`${packageName} cannot be updated in place`, error);
    location.reload();
  } finally {
    underway = false;
  }
}
