import { useEffect, useState } from 'react';

/** Seconds that are left, from `seconds` down to none; it begins again with every change of `since`. */
export function useCountdown(seconds: number, since: unknown): number {
  const [left, setLeft] = useState({ seconds, since });
  if (left.since !== since) setLeft({ seconds, since });

  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft({ seconds: rest, since });
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, since]);
  return left.seconds;
}
