import { ResetPassword } from '@clinic/shared/contracts/account';
import { submit } from '@clinic/shared/forms';
import type { Submission } from '@clinic/shared/forms';
import { api } from '@clinic/shared/http';
import type { ScreenArgs } from '@clinic/shared/routing';

export type ResetAction = Submission<boolean>;

/** Chooses a new password with the code that was sent (S17, S76). */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ResetPassword,
    secret: ['password', 'password_confirmation', 'code'],
    send: async (chosen) => {
      await api.send('POST', '/api/password/reset', chosen);
      return true;
    },
  });
