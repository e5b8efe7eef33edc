import { useEffect, useEffectEvent, useState } from 'react';

interface Loaded<T> {
  /** Null while it is on its way, and when it could not be had. */
  value: T | null;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * Something that only a part of the page needs once it is opened.
 * @param key names what is loaded: another key loads anew
 * @param pause how long a key must stay the same before it is asked for, in milliseconds
 */
export function useLoaded<T>(key: string, load: (signal: AbortSignal) => Promise<T>, pause = 0): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; attempt: number; value: T | null } | null>(null);

  const begin = useEffectEvent((signal: AbortSignal) => {
    const settle = (value: T | null) => {
      if (!signal.aborted) setAnswer({ key, attempt, value });
    };
    load(signal).then(settle, (error: unknown) => {
      if (!signal.aborted) console.warn(error);
      settle(null);
    });
  });
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => begin(controller.signal), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, attempt, pause]);

  const current = answer?.key === key && answer.attempt === attempt ? answer : null;
  return {
    value: current?.value ?? null,
    loading: current === null,
    failed: current !== null && current.value === null,
    retry: () => setAttempt((number) => number + 1),
  };
}
