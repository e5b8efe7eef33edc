import { useCallback, useEffect, useRef, useState } from 'react';

/** A value that is there for some milliseconds after it was set. */
export function useForAWhile<T>(duration: number): [T | null, (value: T) => void] {
  const [value, setValue] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = useCallback(
    (next: T) => {
      clearTimeout(timer.current);
      setValue(next);
      timer.current = setTimeout(() => setValue(null), duration);
    },
    [duration],
  );
  return [value, set];
}
