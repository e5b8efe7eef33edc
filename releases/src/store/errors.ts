import type { CheckFinding } from '@clinic/shared/contracts';

/**
 * Why the store refuses: a name or value that cannot be (`invalid`), something that is not there (`missing`), bytes that
 * are not what they were (`damaged`), a second build of a release that differs from the first (`different-bytes`), a
 * composition that would not work (`refused`), a registry that moved meanwhile (`conflict`), no key to sign with
 * (`no-key`), or a writer that does not let go (`busy`).
 */
export type StoreProblem =
  'invalid' | 'missing' | 'damaged' | 'different-bytes' | 'refused' | 'conflict' | 'no-key' | 'busy';

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
