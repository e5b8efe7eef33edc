import { isApiError } from './api-error.ts';
import { reportUnavailable } from './client.ts';

/**
 * Stands in a page's data for a part that could not be loaded. It travels with the page, so it does not say why. It is not an
 * empty list: the part may well be there.
 */
export interface Unavailable {
  readonly unavailable: true;
}

/** A part of a page that the page can do without: what was loaded, or that it could not be. */
export type Loaded<T> = T | Unavailable;

/**
 * How a loader tolerates that a part cannot be loaded: the failure becomes part of the data, is logged, and is reported, so
 * that the server keeps no page that lacks something.
 * @param part what is named in the log
 * @param signal the loader's: a load that was aborted is no failure, nobody waits for the page any more
 * @throws what the signal was aborted with
 */
export async function orUnavailable<T>(part: string, loading: Promise<T>, signal: AbortSignal): Promise<Loaded<T>> {
  try {
    return await loading;
  } catch (error) {
    signal.throwIfAborted();
    reportUnavailable(error);
    console.warn(`${part} could not be loaded`, isApiError(error) ? error.code : error);
    return { unavailable: true };
  }
}

/** Whether a part could not be loaded. */
export function isUnavailable(loaded: unknown): loaded is Unavailable {
  return typeof loaded === 'object' && loaded !== null && 'unavailable' in loaded && loaded.unavailable === true;
}

/** What was loaded, or what is shown in its place. */
export function loadedOr<T, I>(loaded: Loaded<T>, instead: I): T | I {
  return isUnavailable(loaded) ? instead : loaded;
}
