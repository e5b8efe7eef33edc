import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/**
 * Where the router is, or is on the way to, when the returned function is called. `useLocation` and `useNavigation` say what
 * is drawn: on a busy device the page that was left is drawn for a while after a press, and what comes late for it, such as the
 * answer of a call, must not lead anybody back. React Router shows its router by this context alone.
 */
export function useDestination(): () => Location {
  const context = useContext(DataRouterContext);
  if (context === null) throw new Error('useDestination is called outside of a router');
  const { router } = context;
  return useCallback(() => router.state.navigation.location ?? router.state.location, [router]);
}
