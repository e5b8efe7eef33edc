import { useMatches } from 'react-router-dom';
import type { HostPageHandle, ScreenHandle } from './route-handle.ts';

/**
 * Whether nothing floats over the present page: its remote said so, it is for certain roles, or it is a page of the host
 * for those who work there.
 */
export function useQuietPage(): boolean {
  const { route, hostPage } = (useMatches().at(-1)?.handle ?? {}) as Partial<ScreenHandle & HostPageHandle>;
  return hostPage !== undefined || route?.quiet === true || route?.roles !== undefined;
}
