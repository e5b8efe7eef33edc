import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from '@clinic/kit/routing';

/** A shorter wait is not worth a change of the picture, in milliseconds. */
const delayMs = 150;

/** Whether other entries of the present page's list are on their way, and not just for a moment. */
export function useListLoading(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const busy = state === 'loading' && location.pathname === pathname;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
}
