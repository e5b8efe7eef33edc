import { isApiError } from '@clinic/kit/http';

/** Notes for whoever looks into the console that something could not be had: a code, never what was typed. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`booking: ${what} failed: ${isApiError(error) ? error.code : String(error)}`);
}
