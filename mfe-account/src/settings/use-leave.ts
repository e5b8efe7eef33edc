import { useState } from 'react';
import { useBus } from '@clinic/kit/events';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useNavigate } from '@clinic/kit/routing';
import { signOut } from '@clinic/kit/session';

/** Ends the session on this device and leads to the sign-in page. */
export function useLeave() {
  const bus = useBus();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await signOut();
    } catch {
      setLeaving(false);
      bus.emit('host/toast.show@1', { kind: 'error', key: 'account:settings.session.failed' });
      return;
    }
    bus.emit('account/session.ended@1', { reason: 'signed-out' });
    await navigate(accountPaths.login());
  }

  return { leave, leaving };
}
