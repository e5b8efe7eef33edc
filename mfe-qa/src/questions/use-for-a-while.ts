import { useCallback, useEffect, useRef, useState } from 'react';

/** A value that is there for some milliseconds after it was set, or for as many as it was set for. */
export function useForAWhile<T>(duration: number): [T | null, (value: T, ms?: number) => void] {
  const [value, setValue] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = useCallback(
    (next: T, ms = duration) => {
      clearTimeout(timer.current);
      setValue(next);
      timer.current = setTimeout(() => setValue(null), ms);
    },
    [duration],
  );
  return [value, set];
}
