import { withTimeout } from '../remotes/with-timeout.ts';

/** A screen's own loader or action failed, for example because its API did; its files are fine. */
export class ScreenCallError extends Error {
  override readonly name = 'ScreenCallError';

  constructor(remote: string, path: string, cause: unknown) {
    super(`${remote}: the data of ${path} could not be had`, { cause });
  }
}

/**
 * Runs a screen's own loader or action. What it throws to answer, a redirect for example, passes as it is.
 * @param timeoutMs longest wait in milliseconds; a page that is drawn without its data is better than none
 */
export async function callScreen(
  remote: string,
  path: string,
  call: () => unknown,
  timeoutMs?: number,
): Promise<unknown> {
  try {
    const answer = Promise.resolve(call());
    return (await (timeoutMs === undefined ? answer : withTimeout(timeoutMs, answer))) ?? null;
  } catch (error) {
    throw error instanceof Error ? new ScreenCallError(remote, path, error) : error;
  }
}
