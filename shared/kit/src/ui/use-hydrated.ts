import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is alive: false in the server's HTML and while the browser agrees with it, so also without script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
