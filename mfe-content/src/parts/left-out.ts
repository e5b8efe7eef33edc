import { isApiError } from '@clinic/kit/http';

/**
 * What stands in place of a part of a page that could not be loaded: the failure is only logged. A load that
 * was aborted is no failure; nobody waits for the page any more.
 */
export function leftOut<T>(part: string, instead: T, signal: AbortSignal): (error: unknown) => T {
  return (error) => {
    signal.throwIfAborted();
    console.warn(`${part} could not be loaded`, isApiError(error) ? error.code : error);
    return instead;
  };
}
