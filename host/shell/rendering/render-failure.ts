import type { RenderFailure } from '@clinic/contracts';
import { isApiError } from '@clinic/kit/http';
import { RemoteUnavailableError } from '../remotes/module-loader.ts';
import { ScreenCallError } from '../screens/screen-call.ts';

/** Statuses of a call that say nothing about the call: no answer at all, or a gateway without its server. */
const unreachable = new Set([0, 502, 503, 504]);

/**
 * Data that come too late count as a missing API too: most often it is the API that is slow.
 * @param phase what was under way, where the error does not tell it
 */
export function failureOf(
  { remote, module }: Pick<RenderFailure, 'remote' | 'module'>,
  error: unknown,
  phase: RenderFailure['phase'],
): RenderFailure {
  const chain = causesOf(error);
  const failedIn = chain.some((one) => one instanceof RemoteUnavailableError)
    ? 'load'
    : chain.some((one) => one instanceof ScreenCallError || isApiError(one) || isLate(one))
      ? 'data'
      : phase;
  return {
    remote,
    module,
    phase: failedIn,
    apiUnavailable: chain.some(
      (one) => (isApiError(one) && unreachable.has(one.status)) || (failedIn === 'data' && isLate(one)),
    ),
    why: chain.map(String).join(' < '),
  };
}

/** What waited longer than it may says so by its name, as the platform's own timeouts do. */
function isLate(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error && error.cause !== undefined ? [error, ...causesOf(error.cause)] : [error];
}
