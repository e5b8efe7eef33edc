import { ForgotPassword } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';

export type ForgetAction = Submission<boolean>;

/** Has a code sent for a new password; nobody learns whether there is an account. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ForgotPassword,
    send: async (input, { signal }) => {
      await api.send('POST', '/api/password/forgot', input, { signal });
      return true;
    },
  });
