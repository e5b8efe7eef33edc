import type { z } from '@clinic/contracts';
import { ChangePreferences, PreferencesResponse } from '@clinic/contracts/account';
import type { Preferences } from '@clinic/contracts/account';
import { actionByIntent, submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall, refreshSession } from '@clinic/kit/session';

/** How the account wants to be written to; null when it could not be loaded. */
export async function loader({ request }: ScreenArgs): Promise<Preferences | null> {
  try {
    const { data } = await memberCall(request, () =>
      api.get('/api/account/preferences', PreferencesResponse, { signal: request.signal }),
    );
    return data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(error);
    return null;
  }
}

export type PreferencesOutcome = Submission<boolean>;

const save = (request: Request, read: (form: FormData) => z.input<typeof ChangePreferences>) =>
  submit(request, {
    schema: ChangePreferences,
    read,
    send: (changes, { signal }) =>
      memberCall(request, async () => {
        await api.send('PATCH', '/api/account/preferences', changes, { signal });
        await refreshSession();
        return true;
      }),
  });

export const action = actionByIntent({
  digits: ({ request }) => save(request, (form) => ({ digits: form.get('digits') === 'arab' ? 'arab' : 'latn' })),
  messages: ({ request }) =>
    save(request, (form) => ({
      channels: form.getAll('channels').flatMap((way) => (way === 'sms' || way === 'email' ? [way] : [])),
      lang: form.get('lang') === 'en' ? 'en' : 'ar',
      reminders: form.has('reminders'),
    })),
});
