import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';

/**
 * Loads the page again when somebody comes back to its tab: others work on the same things meanwhile.
 * @param wanted false for what is loaded only by who asks for it
 */
export function useRefreshOnReturn(wanted = true): void {
  const { revalidate, state } = useRevalidator();
  const returned = useEffectEvent(() => {
    if (wanted && document.visibilityState === 'visible' && state === 'idle') void revalidate();
  });
  useEffect(() => {
    const listener = () => returned();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
