import { internalPath, LoginRequest } from '@clinic/contracts';
import * as accountPaths from '@clinic/contracts/account/paths';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { isApiError } from '@clinic/kit/http';
import { redirect } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { signIn } from '@clinic/kit/session';

export type LoginAction = Submission<'signedIn'>;

/** Key of the message for wrong credentials: one for whatever is wrong, at the first field. */
export const wrongCredentials = 'login.wrong';

/** Signs in with an e-mail address or a mobile number; an account that asks for more leads to the second step. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: LoginRequest,
    secret: ['password'],
    refusals: { INVALID_CREDENTIALS: [{ field: 'identifier', key: wrongCredentials }] },
    send: async (credentials) => {
      try {
        await signIn(credentials);
      } catch (error) {
        if (!isApiError(error, 'SECOND_FACTOR_REQUIRED')) throw error;
        const returnTo = internalPath(new URL(request.url).searchParams.get('returnTo'), '') || undefined;
        throw redirect(accountPaths.secondStep(returnTo));
      }
      return 'signedIn' as const;
    },
  });
