import type { CheckFinding } from '@clinic/contracts';

/**
 * Why the store refuses: a name or value that cannot be (`invalid`), something that is not there (`missing`), bytes that
 * are not what they were (`damaged`), a registry older than one that was live (`replayed`) or past its end (`expired`), a second build of a release
 * that differs from the first (`different-bytes`), a composition that would not work (`refused`), a registry that moved
 * meanwhile (`conflict`), a channel that is locked (`locked`), something the caller has no right to (`forbidden`), no key to sign with or to trust (`no-key`), a writer
 * that does not let go (`busy`), a server of the store that does not answer as it should (`unreachable`), or one that was asked
 * to change something and did not say what came of it, so that it may be done (`unanswered`).
 */
export const storeProblems = [
  'invalid',
  'missing',
  'damaged',
  'replayed',
  'expired',
  'different-bytes',
  'refused',
  'conflict',
  'locked',
  'forbidden',
  'no-key',
  'busy',
  'unreachable',
  'unanswered',
] as const;
export type StoreProblem = (typeof storeProblems)[number];

/** An expected refusal of the store, with a message for the person who asked. */
export class StoreError extends Error {
  readonly code: StoreProblem;
  readonly findings: readonly CheckFinding[];

  constructor(code: StoreProblem, message: string, findings: readonly CheckFinding[] = []) {
    super(message);
    this.name = 'StoreError';
    this.code = code;
    this.findings = findings;
  }
}

export function isStoreError(error: unknown, code?: StoreProblem): error is StoreError {
  return error instanceof StoreError && (code === undefined || error.code === code);
}
