import { ForgotPassword } from '@clinic/shared/contracts/account';
import { submit } from '@clinic/shared/forms';
import type { Submission } from '@clinic/shared/forms';
import { api } from '@clinic/shared/http';
import type { ScreenArgs } from '@clinic/shared/routing';

export type ForgetAction = Submission<boolean>;

/** Has a code sent for a new password; nobody learns whether there is an account (V9). */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ForgotPassword,
    send: async (wish) => {
      await api.send('POST', '/api/password/forgot', wish);
      return true;
    },
  });
