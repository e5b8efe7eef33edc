/** What a page is told of an error that the server had. */
export interface ErrorWithoutDetails {
  unavailable: true;
  /** Whether the page may simply be asked for again; not when it was the answer to a form. */
  askAgain: boolean;
}

/** Whether an error is one that the server had. */
export function isOfServer(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'unavailable' in error && error.unavailable === true;
}

/** Whether an error is one of the server's, of a page that may be asked for again. */
export function mayAskAgain(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'askAgain' in error && error.askAgain === true;
}
