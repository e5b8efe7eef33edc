import { ChangeProfile } from '@clinic/shared/contracts/account';
import { submit } from '@clinic/shared/forms';
import type { Submission } from '@clinic/shared/forms';
import { api } from '@clinic/shared/http';
import type { ScreenArgs } from '@clinic/shared/routing';
import { memberCall, refreshSession } from '@clinic/shared/session';

export type NameOutcome = Submission<'saved'>;

/** Another name for the account (E6). */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ChangeProfile,
    send: (profile) =>
      memberCall(request, async () => {
        await api.send('PATCH', '/api/account/profile', profile);
        await refreshSession();
        return 'saved' as const;
      }),
  });
