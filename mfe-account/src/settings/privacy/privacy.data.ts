import { ChangeConsent, ConsentLog, DeleteAccount } from '@clinic/shared/contracts/account';
import type { Consent } from '@clinic/shared/contracts/account';
import { submit } from '@clinic/shared/forms';
import type { Submission } from '@clinic/shared/forms';
import { api, isApiError } from '@clinic/shared/http';
import type { ScreenArgs } from '@clinic/shared/routing';
import { memberCall } from '@clinic/shared/session';

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
export type DeleteOutcome = Submission<'deleted'>;

/** Records a consent, or deletes the account. */
export function action({ request }: ScreenArgs) {
  return request.method === 'DELETE' ? deleteAccount(request) : saveConsent(request);
}

const saveConsent = (request: Request) =>
  submit(request, {
    schema: ChangeConsent,
    read: (form) => ({ kind: form.get('kind'), granted: form.get('granted') === 'yes' }),
    send: (consent) =>
      memberCall(request, async () => {
        await api.post('/api/account/consents', consent, ConsentLog);
        return 'saved' as const;
      }),
  });

const deleteAccount = (request: Request) =>
  submit(request, {
    schema: DeleteAccount,
    secret: ['current_password'],
    send: (wish) =>
      memberCall(request, async () => {
        await api.send('POST', '/api/account/delete', wish);
        return 'deleted' as const;
      }),
  });
