import type { Db } from '../../db/database.ts';
import type { View } from './view-repo.ts';
import { viewKey, writeViews } from './view-repo.ts';

/** Views wait this long for others to be written with, in milliseconds. */
const gatherFor = 3000;
/** So many are written at once without waiting. */
const mostGathered = 200;
/** While the database is away, later views are not counted, so that the memory cannot fill up. */
const mostKept = 10_000;

/** Gathers views in memory and writes them together. */
export interface ViewCounter {
  count: (view: View) => void;
  /** Writes what has been gathered. What cannot be written is kept in memory for the next time. */
  flush: () => Promise<void>;
}

/** @param onError receives the error when views could not be written yet */
export function viewCounter(db: Db, clock: () => Date, onError: (error: unknown) => void): ViewCounter {
  let gathered = new Map<string, View>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function writeGathered(): Promise<void> {
    if (gathered.size === 0) return;
    const views = gathered;
    gathered = new Map();
    try {
      await writeViews(db, [...views.values()], clock());
    } catch (error) {
      gathered = new Map([...views, ...gathered]);
      flushSoon();
      onError(error);
    }
  }
  function flushSoon(): void {
    timer ??= setTimeout(() => void flush(), gatherFor).unref();
  }
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return (writing = writing.then(writeGathered));
  }

  return {
    count(view) {
      if (gathered.size >= mostKept) return;
      gathered.set(viewKey(view), view);
      if (gathered.size === mostGathered) void flush();
      else flushSoon();
    },
    flush,
  };
}
