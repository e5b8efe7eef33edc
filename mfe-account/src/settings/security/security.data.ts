import { CurrentUser, LoginResponse, saudiMobile, z } from '@clinic/contracts';
import {
  ChangeEmail,
  ChangePassword,
  ChangePhone,
  ConfirmChange,
  RevokedSessions,
  SessionList,
} from '@clinic/contracts/account';
import type { OwnSession } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall, refreshSession } from '@clinic/kit/session';

export interface Devices {
  /** Null when they could not be loaded. */
  sessions: OwnSession[] | null;
  now: string;
}

/** Where the account is signed in. */
export async function loader({ request }: ScreenArgs): Promise<Devices> {
  const now = new Date().toISOString();
  try {
    const { data } = await memberCall(request, () => api.get('/api/sessions', SessionList, { signal: request.signal }));
    return { sessions: data, now };
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(error);
    return { sessions: null, now };
  }
}

/** What a dialog was for: the password, or one step of the change of an address or number. */
export type SecurityOutcome = Submission<'changed' | { sentTo: string }>;
/** What became of a wish to sign devices out. */
export type EndOutcome = 'ended' | 'endedOthers' | 'failed';

const secret = ['current_password', 'password', 'password_confirmation'];

/** Both are typed, and the second is the first (S76). */
const TypedPassword = z
  .extend(ChangePassword, { password_confirmation: z.string('validation.required') })
  .check(
    z.refine<{ password: string; password_confirmation: string }>(
      ({ password, password_confirmation }) => password === password_confirmation,
      { path: ['password_confirmation'], error: 'password.mismatch' },
    ),
  );

const changePassword = (request: Request) =>
  submit(request, {
    schema: TypedPassword,
    secret,
    send: ({ current_password, password }) =>
      memberCall(request, async () => {
        await api.post('/api/account/password', { current_password, password }, LoginResponse, {
          signal: request.signal,
        });
        return 'changed' as const;
      }),
  });

const askForEmail = (request: Request) =>
  submit(request, {
    schema: ChangeEmail,
    secret,
    send: (wish) =>
      memberCall(request, async () => {
        await api.send('POST', '/api/account/email', wish, { signal: request.signal });
        return { sentTo: wish.email };
      }),
  });

const askForPhone = (request: Request) =>
  submit(request, {
    schema: ChangePhone,
    secret,
    send: (wish) =>
      memberCall(request, async () => {
        await api.send('POST', '/api/account/phone', wish, { signal: request.signal });
        return { sentTo: saudiMobile(wish.phone) ?? wish.phone };
      }),
  });

const confirm = (request: Request, what: 'email' | 'phone') =>
  submit(request, {
    schema: ConfirmChange,
    send: (wish) =>
      memberCall(request, async () => {
        await api.post(`/api/account/${what}/confirm`, wish, CurrentUser, { signal: request.signal });
        await refreshSession();
        return 'changed' as const;
      }),
  });

async function endSessions(request: Request, id: FormDataEntryValue | null): Promise<EndOutcome> {
  try {
    return await memberCall(request, async () => {
      if (id === null) {
        await api.post('/api/sessions/revoke-others', undefined, RevokedSessions, { signal: request.signal });
        return 'endedOthers';
      }
      await api.send('DELETE', `/api/sessions/${Number(id)}`, undefined, { signal: request.signal });
      return 'ended';
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    // A session that has ended already is what was wished for.
    return error.code === 'NOT_FOUND' ? 'ended' : 'failed';
  }
}

/** Does what the field `intent` of a form says. */
export async function action({ request }: ScreenArgs) {
  const form = await request.clone().formData();
  switch (form.get('intent')) {
    case 'password':
      return changePassword(request);
    case 'email':
      return askForEmail(request);
    case 'phone':
      return askForPhone(request);
    case 'confirm-email':
      return confirm(request, 'email');
    case 'confirm-phone':
      return confirm(request, 'phone');
    default:
      return endSessions(request, form.get('id'));
  }
}
