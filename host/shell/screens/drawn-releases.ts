/**
 * The release that the screen of each remote was drawn from. By the time it throws the page may be at another one, for
 * example because slot content of the same remote failed.
 */
export const drawnReleases = new Map<string, string | null>();
