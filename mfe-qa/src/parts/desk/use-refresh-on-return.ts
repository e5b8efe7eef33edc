import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from '@clinic/kit/routing';

/** Loads a page anew when somebody comes back to its tab: others work on the same questions meanwhile. */
export function useRefreshOnReturn(): void {
  const { revalidate, state } = useRevalidator();
  const returned = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
  });
  useEffect(() => {
    const listener = () => returned();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
