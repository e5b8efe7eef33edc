import { LoginRequest } from '@clinic/contracts';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import type { ScreenArgs } from '@clinic/kit/routing';
import { signIn } from '@clinic/kit/session';

export type LoginAction = Submission<'signedIn'>;

/** Key of the message for wrong credentials: one for whatever is wrong, at the first field. */
export const wrongCredentials = 'login.wrong';

/** Signs in with an e-mail address or a mobile number. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: LoginRequest,
    secret: ['password'],
    refusals: { INVALID_CREDENTIALS: [{ field: 'identifier', key: wrongCredentials }] },
    send: async (credentials) => {
      await signIn(credentials);
      return 'signedIn' as const;
    },
  });
