import type { HistoryLine } from '@clinic/contracts';

/** The line of the history that says a release was published. */
export interface PublishedRelease extends HistoryLine {
  remote: string;
  release: string;
}

/**
 * The releases that were published and not deleted since, newest first.
 * @param lines the history, oldest first
 */
export function publishedReleases(lines: readonly HistoryLine[]): PublishedRelease[] {
  const deleted = new Set<string>();
  return lines.toReversed().flatMap((line) => {
    const { act, remote, release, what } = line;
    if (act === 'gc') for (const gone of what?.split(' ') ?? []) deleted.add(gone);
    if (act !== 'publish' || remote === undefined || release === undefined) return [];
    return deleted.has(`${remote}@${release}`) ? [] : [{ ...line, remote, release }];
  });
}
