import { ChangeProfile } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall, refreshSession } from '@clinic/kit/session';

export type NameOutcome = Submission<'saved'>;

/** Another name for the account. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ChangeProfile,
    send: (profile) =>
      memberCall(request, async () => {
        await api.send('PATCH', '/api/account/profile', profile, { signal: request.signal });
        await refreshSession();
        return 'saved' as const;
      }),
  });
