import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from './api-error.ts';

/** Something that is loading, ready, or failed and can be tried again. */
export type Resource<T> =
  { status: 'loading' } | { status: 'ready'; data: T; reload: () => void } | { status: 'failed'; retry: () => void };

interface ResourceOptions<K> {
  /** What is loaded, where the name must not say it: a text that somebody types. Another key loads again; null loads nothing. */
  key?: K;
  /** How long a key stays the same before it is asked for, in milliseconds. */
  delayMs?: number;
}

type Outcome<T> = { request: string; ok: true; data: T } | { request: string; ok: false };

/** Logs a code, never what was typed. */
function logFailure(what: string, error: unknown): void {
  console.warn(`${what} could not be loaded: ${isApiError(error) ? error.code : String(error)}`);
}

/**
 * Loads what a part of a screen shows, again when its name or key changes. A failure is only logged.
 * @param name says in the log what could not be loaded
 */
export function useResource<T>(
  name: string,
  load: (signal: AbortSignal) => Promise<T>,
  options?: ResourceOptions<string>,
): Resource<T>;
export function useResource<T>(
  name: string,
  load: (signal: AbortSignal) => Promise<T>,
  options: ResourceOptions<string | null>,
): Resource<T> | { status: 'none' };
export function useResource<T>(
  name: string,
  load: (signal: AbortSignal) => Promise<T>,
  { key = name, delayMs = 0 }: ResourceOptions<string | null> = {},
): Resource<T> | { status: 'none' } {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const start = useEffectEvent(load);
  const request = key === null ? null : `${key} ${attempt}`;

  useEffect(() => {
    if (request === null) return undefined;
    const leaving = new AbortController();
    const settle = (settled: Outcome<T>) => {
      if (!leaving.signal.aborted) setOutcome(settled);
    };
    const begin = () =>
      start(leaving.signal).then(
        (data) => settle({ request, ok: true, data }),
        (error: unknown) => {
          if (!leaving.signal.aborted) logFailure(name, error);
          settle({ request, ok: false });
        },
      );
    const timer = delayMs === 0 ? null : setTimeout(() => void begin(), delayMs);
    if (timer === null) void begin();
    return () => {
      if (timer !== null) clearTimeout(timer);
      leaving.abort();
    };
  }, [name, request, delayMs]);

  const again = () => setAttempt((count) => count + 1);
  if (request === null) return { status: 'none' };
  if (outcome?.request !== request) return { status: 'loading' };
  return outcome.ok ? { status: 'ready', data: outcome.data, reload: again } : { status: 'failed', retry: again };
}
