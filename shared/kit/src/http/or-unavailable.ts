import type { Loaded } from '../routing/loaded.ts';
import { isApiError } from './api-error.ts';
import { reportUnavailable } from './client.ts';

/**
 * How a loader tolerates that a part cannot be loaded: the failure becomes part of the data and is logged. It is reported as
 * well, so that the server keeps no page that lacks something; what the API refuses because of what was asked is not, for it
 * will be refused again.
 * @param part what is named in the log
 * @param signal the loader's: a load that was aborted is no failure, nobody waits for the page any more
 * @throws what the signal was aborted with
 */
export async function orUnavailable<T>(part: string, loading: Promise<T>, signal: AbortSignal): Promise<Loaded<T>> {
  try {
    return await loading;
  } catch (error) {
    signal.throwIfAborted();
    // The client has reported those of the API.
    if (!isApiError(error)) reportUnavailable(error);
    console.warn(`${part} could not be loaded`, isApiError(error) ? error.code : error);
    return { unavailable: true };
  }
}
