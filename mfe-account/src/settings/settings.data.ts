import { z } from '@clinic/contracts';
import {
  ChangePreferences,
  messageChannels,
  PreferencesResponse,
  PushDeviceId,
  PushStateResponse,
  PushSubscriptionInput,
} from '@clinic/contracts/account';
import type { CurrentPreferences, PushState } from '@clinic/contracts/account';
import { actionByIntent, submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall, refreshSession } from '@clinic/kit/session';
import { currentPush } from './push/browser-push.ts';

interface OwnMessages {
  /** How the account wants to be written to; null when it could not be loaded. */
  readonly preferences: CurrentPreferences | null;
  /** Notifications in browsers; null when that could not be loaded. */
  readonly push: PushState | null;
}

async function loadedOrNull<T>(load: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await load).data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(error);
    return null;
  }
}

export async function loader({ request }: ScreenArgs): Promise<OwnMessages> {
  const { signal } = request;
  const [preferences, push] = await Promise.all([
    loadedOrNull(memberCall(request, () => api.get('/api/account/preferences', PreferencesResponse, { signal }))),
    loadedOrNull(memberCall(request, () => api.get('/api/account/push', PushStateResponse, { signal }))),
  ]);
  return { preferences, push };
}

/** What was saved. */
export type PreferencesOutcome = Submission<ChangePreferences>;

const save = (request: Request, read: (form: FormData) => z.input<typeof ChangePreferences>) =>
  submit(request, {
    schema: ChangePreferences,
    read,
    send: (changes, { signal }) =>
      memberCall(request, async () => {
        await api.send('PATCH', '/api/account/preferences', changes, { signal });
        await refreshSession();
        return changes;
      }),
  });

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What a browser gave as JSON; anything else is refused by the schema. */
function subscriptionIn(form: FormData): z.input<typeof PushSubscriptionInput> {
  try {
    return JSON.parse(textIn(form, 'subscription')) as z.input<typeof PushSubscriptionInput>;
  } catch {
    return { endpoint: '', keys: { p256dh: '', auth: '' } };
  }
}

/** Gives the address of this browser back. Where that fails nothing is sent there all the same: the API knows of it no more. */
async function endHere(): Promise<void> {
  try {
    await (await currentPush())?.subscription.unsubscribe();
  } catch (error) {
    console.warn(error);
  }
}

export const action = actionByIntent({
  'push-on': ({ request }) =>
    submit(request, {
      schema: PushSubscriptionInput,
      read: subscriptionIn,
      send: (subscription, { signal }) =>
        memberCall(request, async () => {
          await api.send('PUT', '/api/account/push', subscription, { signal });
          return true;
        }),
    }),
  'push-off': ({ request }) =>
    submit(request, {
      schema: z.object({ device: PushDeviceId }),
      read: (form) => ({ device: textIn(form, 'device') }),
      send: ({ device }, { signal }) =>
        memberCall(request, async () => {
          await api.send('DELETE', `/api/account/push/${device}`, undefined, { signal });
          await endHere();
          return true;
        }),
    }),
  digits: ({ request }) => save(request, (form) => ({ digits: form.get('digits') === 'arab' ? 'arab' : 'latn' })),
  messages: ({ request }) =>
    save(request, (form) => ({
      channels: messageChannels.filter((way) => form.getAll('channels').includes(way)),
      lang: form.get('lang') === 'en' ? 'en' : 'ar',
      reminders: form.has('reminders'),
    })),
});
