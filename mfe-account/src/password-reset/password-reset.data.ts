import { ResetPassword } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';

export type ResetAction = Submission<boolean>;

/** Chooses a new password with the code that was sent. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ResetPassword,
    secret: ['password', 'password_confirmation', 'code'],
    send: async (chosen, { signal }) => {
      await api.send('POST', '/api/password/reset', chosen, { signal });
      return true;
    },
  });
