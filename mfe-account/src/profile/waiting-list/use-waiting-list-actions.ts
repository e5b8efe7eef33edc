import { useBus } from '@clinic/kit/events';
import { useActions } from '@clinic/kit/forms';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useDestination, useLocation, useNavigate } from '@clinic/kit/routing';
import type { Intent, WaitingListActions, WaitingListResponse } from './waiting-list.data.ts';

/** Sends the actions of this page, says what was done, and leads to the appointment that came of an offer. */
export function useWaitingListActions(): WaitingListActions {
  const bus = useBus();
  const navigate = useNavigate();
  const destination = useDestination();
  const { key } = useLocation();
  return useActions<Intent, WaitingListResponse>({
    onReloaded(intent, { appointment }) {
      bus.emit('host/toast.show@1', { kind: 'success', key: `account:waitingList.done.${intent}` });
      // What was pressed may be gone with it.
      if (appointment === null) document.getElementById('page-title')?.focus();
      // Whoever pressed something else meanwhile is on the way there.
      else if (destination().key === key) void navigate(accountPaths.appointment(appointment));
    },
  });
}
