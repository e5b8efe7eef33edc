import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from './api-error.ts';

/** Something on its way, here, or not to be had for now. */
export type Resource<T> =
  { status: 'loading' } | { status: 'ready'; data: T; reload: () => void } | { status: 'failed'; retry: () => void };

type Outcome<T> = { request: string; ok: true; data: T } | { request: string; ok: false };

/** Notes for whoever looks into the console that something could not be had (S69): a code, never what was typed. */
function logFailure(what: string, error: unknown): void {
  console.warn(`${what} could not be loaded: ${isApiError(error) ? error.code : String(error)}`);
}

/** Loads what a part of a screen shows, again when its name changes. A failure is only logged and can be tried again (S69). */
export function useResource<T>(name: string, load: (signal: AbortSignal) => Promise<T>): Resource<T> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const start = useEffectEvent(load);
  const request = `${name} ${attempt}`;

  useEffect(() => {
    const leaving = new AbortController();
    const settle = (settled: Outcome<T>) => {
      if (!leaving.signal.aborted) setOutcome(settled);
    };
    start(leaving.signal).then(
      (data) => settle({ request, ok: true, data }),
      (error: unknown) => {
        if (!leaving.signal.aborted) logFailure(name, error);
        settle({ request, ok: false });
      },
    );
    return () => leaving.abort();
  }, [name, request]);

  const again = () => setAttempt((count) => count + 1);
  if (outcome?.request !== request) return { status: 'loading' };
  return outcome.ok ? { status: 'ready', data: outcome.data, reload: again } : { status: 'failed', retry: again };
}
