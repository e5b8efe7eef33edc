/** A release of a remote that could not be loaded, or cannot be drawn. */
export interface FailedRelease {
  remote: string;
  /** The release that was tried, null where it is not known. */
  release: string | null;
}

/** What is tried when a release of a remote fails: another release of it, without reloading the page. */
export interface Failover {
  /**
   * Runs an attempt, and once more with another release when it fails.
   * @param first the release that the first attempt is made with
   * @param onSwitch called whenever modules come from another release than before; without it the attempt is a guess, whose
   *   failure replaces nothing and holds up nobody
   */
  run: <T>(first: FailedRelease, attempt: () => Promise<T>, onSwitch: (() => void) | undefined) => Promise<T>;
  /**
   * Replaces a release whose files were loaded but cannot be drawn.
   * @throws when there is no other release
   */
  replace: (failed: FailedRelease, onSwitch: () => void) => Promise<void>;
  /** Ends the cool-down of a remote and aborts what is tried of it: somebody asks for it again. */
  reset: (remote: string) => void;
  /** As `reset`, after a failure was shown: a release that another one replaced is tried first again, since it may be repaired. */
  startOver: (remote: string) => Promise<void>;
}
