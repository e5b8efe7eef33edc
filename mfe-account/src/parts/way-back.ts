import { useEffect } from 'react';
import { useBus } from '@clinic/kit/events';
import { internalPath } from '@clinic/contracts';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useNavigate, useNavigation, useSearchParams } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';

/** Where a visitor was going before signing in: on this site only. */
export interface WayBack {
  /** What the next of these pages is handed; undefined when nobody was going anywhere. */
  returnTo: string | undefined;
  /** Where a member is led: there, or to the appointments. */
  target: string;
}

export function useWayBack(): WayBack {
  const [query] = useSearchParams();
  const returnTo = internalPath(query.get('returnTo'), '') || undefined;
  return { returnTo, target: returnTo ?? accountPaths.appointments() };
}

/**
 * Leads whoever is signed in to where they were going. `justSignedIn` when the page's own form began the session: the
 * other remotes are told.
 */
export function useLeaveAsMember(target: string, { justSignedIn = false, stay = false } = {}): void {
  const bus = useBus();
  const navigate = useNavigate();
  const member = useSession((session) => session.state === 'member');
  // The session begins before the outcome of the form arrives: only then is it known who began it.
  const settled = useNavigation().state === 'idle';

  useEffect(() => {
    if (!member || !settled || stay) return;
    if (justSignedIn) bus.emit('account/session.started@1', {});
    void navigate(target, { replace: true });
  }, [member, settled, stay, justSignedIn, bus, navigate, target]);
}
