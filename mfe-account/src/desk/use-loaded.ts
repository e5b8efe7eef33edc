import { useEffect, useEffectEvent, useState } from 'react';

interface Loaded<T> {
  /** Null while it is on its way, and when it could not be had. */
  value: T | null;
  loading: boolean;
  failed: boolean;
}

/**
 * Something that only an open dialog needs.
 * @param key names what is loaded: another key loads anew, an empty one nothing
 * @param pause how long a key must stay the same before it is asked for, in milliseconds
 */
export function useLoaded<T>(key: string, load: (signal: AbortSignal) => Promise<T>, pause = 0): Loaded<T> {
  const [answer, setAnswer] = useState<{ key: string; value: T | null } | null>(null);
  const begin = useEffectEvent((signal: AbortSignal) => {
    const settle = (value: T | null) => {
      if (!signal.aborted) setAnswer({ key, value });
    };
    load(signal).then(settle, (error: unknown) => {
      if (!signal.aborted) console.warn(error);
      settle(null);
    });
  });
  useEffect(() => {
    if (key === '') return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => begin(controller.signal), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, pause]);

  const current = answer?.key === key ? answer : null;
  return {
    value: current?.value ?? null,
    loading: key !== '' && current === null,
    failed: current !== null && current.value === null,
  };
}
