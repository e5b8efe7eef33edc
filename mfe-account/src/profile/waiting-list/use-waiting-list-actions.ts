import { useBus } from '@clinic/kit/events';
import { useActions } from '@clinic/kit/forms';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useNavigate } from '@clinic/kit/routing';
import type { Intent, WaitingListActions, WaitingListResponse } from './waiting-list.data.ts';

/** Sends the actions of this page, says what was done, and leads to the appointment that came of an offer. */
export function useWaitingListActions(): WaitingListActions {
  const bus = useBus();
  const navigate = useNavigate();
  return useActions<Intent, WaitingListResponse>({
    onReloaded(intent, { appointment }) {
      bus.emit('host/toast.show@1', { kind: 'success', key: `account:waitingList.done.${intent}` });
      if (appointment !== null) void navigate(accountPaths.appointment(appointment));
      // What was pressed may be gone with it.
      else document.getElementById('page-title')?.focus();
    },
  });
}
