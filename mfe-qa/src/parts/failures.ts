/**
 * What is shown in the place of something that could not be loaded is decided by the screen in the browser; on the server
 * a page without its content must fail as a whole, so that it is not kept for other visitors.
 */
export function failOnServer(error: unknown): void {
  if (typeof document === 'undefined') throw error;
  log(error);
}

function log(error: unknown): void {
  if (!isGivenUp(error)) console.warn(error);
}

/** A call that was given up, because its visitor went on to something else, has not failed. */
function isGivenUp(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
