import type { z } from '@clinic/contracts';
import { ChangePreferences, PreferencesResponse } from '@clinic/contracts/account';
import type { Preferences } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
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

/** Saves the form of messages, or the numerals, which are a form of their own. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ChangePreferences,
    read: (form): z.input<typeof ChangePreferences> =>
      form.has('digits')
        ? { digits: form.get('digits') === 'arab' ? 'arab' : 'latn' }
        : {
            channels: form.getAll('channels').flatMap((way) => (way === 'sms' || way === 'email' ? [way] : [])),
            lang: form.get('lang') === 'en' ? 'en' : 'ar',
            reminders: form.has('reminders'),
          },
    send: (changes) =>
      memberCall(request, async () => {
        await api.send('PATCH', '/api/account/preferences', changes, { signal: request.signal });
        await refreshSession();
        return true;
      }),
  });
