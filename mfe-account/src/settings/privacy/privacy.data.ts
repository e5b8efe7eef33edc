import { ChangeConsent, ConsentLog, DeleteAccount } from '@clinic/contracts/account';
import type { Consent } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { confirmed } from '../../parts/factors/confirmed.ts';

/** What the account agreed to, the latest first; null when it could not be loaded. */
export async function loader({ request }: ScreenArgs): Promise<Consent[] | null> {
  try {
    const { data } = await memberCall(request, () =>
      api.get('/api/account/consents', ConsentLog, { signal: request.signal }),
    );
    return data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(error);
    return null;
  }
}

export type ConsentOutcome = Submission<'saved'>;

/** Records a consent. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ChangeConsent,
    read: (form) => ({ kind: form.get('kind'), granted: form.get('granted') === 'yes' }),
    send: (consent) =>
      memberCall(request, async () => {
        await api.post('/api/account/consents', consent, ConsentLog, { signal: request.signal });
        return 'saved' as const;
      }),
  });

/**
 * Deletes the account. It is no action of the screen: after one, the router loads the page again, and its owner would be asked
 * to sign in to an account that is gone.
 */
export const deleteAction = (request: Request) =>
  submit(request, {
    schema: DeleteAccount,
    send: async (input, { signal }) => {
      await confirmed(() => api.send('POST', '/api/account/delete', input, { signal }));
      return 'deleted' as const;
    },
  });
