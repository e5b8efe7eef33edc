/** How long nothing is asked of a remote whose releases all failed, in milliseconds. */
export const coolDownMs = 60_000;

/** Where failover of one remote stands. */
export type FailoverState =
  /** Nothing was tried since the page started or somebody asked again. */
  | { phase: 'idle' }
  /** Attempts are allowed; `attempts` aborts those in progress. */
  | { phase: 'trying'; attempts: AbortController }
  /** Every release failed: no attempt starts before `until`. Attempts that started earlier may still succeed. */
  | { phase: 'cooling-down'; attempts: AbortController; until: number };

type ActiveState = Exclude<FailoverState, { phase: 'idle' }>;

export const idle: FailoverState = { phase: 'idle' };

export function isCoolingDown(state: FailoverState, now: number): boolean {
  return state.phase === 'cooling-down' && now < state.until;
}

/** An attempt starts: it shares the abort signal of those in progress. */
export function started(state: FailoverState): ActiveState {
  return state.phase === 'idle' ? { phase: 'trying', attempts: new AbortController() } : state;
}

/** An attempt and its fallback failed. What was aborted before says nothing about the remote. */
export function failed(state: FailoverState, signal: AbortSignal, now: number): FailoverState {
  if (signal.aborted || state.phase === 'idle') return state;
  return { phase: 'cooling-down', attempts: state.attempts, until: now + coolDownMs };
}

/** The network or the remote is back: what failed meanwhile is tried at once. */
export function coolDownEnded(state: FailoverState): FailoverState {
  return state.phase === 'cooling-down' ? { phase: 'trying', attempts: state.attempts } : state;
}

/** Somebody asks again: attempts in progress are aborted. */
export function reset(state: FailoverState): FailoverState {
  if (state.phase !== 'idle') state.attempts.abort();
  return idle;
}
