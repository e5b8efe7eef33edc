import { useEffect, useEffectEvent, useState } from 'react';

const lookEveryMs = 1000;

/** Whole minutes that are left of some seconds, counted from now on; the last one lasts until nothing is left. Calls `onOver` then. */
export function useMinutesLeft(seconds: number, onOver: () => void): number {
  const [minutes, setMinutes] = useState(() => Math.ceil(seconds / 60));
  const over = useEffectEvent(onOver);
  useEffect(() => {
    // Not the clock of the page: in some browsers it stands still while the device sleeps.
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const left = end - Date.now();
      setMinutes(Math.max(0, Math.ceil(left / 60_000)));
      if (left > 0) return;
      clearInterval(timer);
      over();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [seconds]);
  return minutes;
}
