import { useNavigate } from 'react-router-dom';
import { signOut } from '@clinic/kit/session';
import { useHost } from '../app/host-context.ts';

/** Ends the session at the server, in every remote and in every tab, and leads to the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const { bus, catalogue } = useHost();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
    } catch {
      bus.host.emit('host/toast.show@1', { kind: 'error', key: 'host:session.signOutFailed' });
      return;
    }
    bus.host.emit('account/session.ended@1', { reason: 'signed-out' });
    await navigate(catalogue.signInPath());
  };
}
