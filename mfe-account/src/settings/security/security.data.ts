import { clinicMobile, CurrentUser, LoginResponse, z } from '@clinic/contracts';
import {
  ChangeEmail,
  ChangePassword,
  ChangePhone,
  ConfirmChange,
  RevokedSessions,
  SessionList,
} from '@clinic/contracts/account';
import type { Factors, OwnSession } from '@clinic/contracts/account';
import { actionByIntent, submit } from '@clinic/kit/forms';
import type { IntentArgs, Submission } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall, refreshSession, useSession } from '@clinic/kit/session';
import { confirmed } from '../../parts/factors/confirmed.ts';
import { loadFactors } from './factors/factors.data.ts';

export interface SecurityData {
  /** Null when they could not be loaded. */
  factors: Factors | null;
  /** Null when they could not be loaded. */
  sessions: OwnSession[] | null;
  now: string;
}

/** With what the account is entered, and where it is. */
export async function loader({ request }: ScreenArgs): Promise<SecurityData> {
  const now = new Date().toISOString();
  const [factors, sessions] = await Promise.all([loadFactors(request), loadSessions(request)]);
  return { factors, sessions, now };
}

async function loadSessions(request: Request): Promise<OwnSession[] | null> {
  try {
    const { data } = await memberCall(request, () => api.get('/api/sessions', SessionList, { signal: request.signal }));
    return data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(error);
    return null;
  }
}

/** What a dialog was for: the password, or one step of the change of an address or number. */
export type SecurityOutcome = Submission<'changed' | { sentTo: string }>;
/** What came of signing devices out. */
export type EndOutcome = Submission<'ended' | 'endedOthers'>;

/** Both are typed, and the second is the first. */
const TypedPassword = z
  .extend(ChangePassword, { password_confirmation: z.string('validation.required') })
  .check(
    z.refine<{ password: string; password_confirmation: string }>(
      ({ password, password_confirmation }) => password === password_confirmation,
      { path: ['password_confirmation'], error: 'password.mismatch' },
    ),
  );

/** Which of the account's sessions. */
const EndSession = z.object({ id: z.int() });

const changePassword = (request: Request) =>
  submit(request, {
    schema: TypedPassword,
    secret: ['current_password', 'password', 'password_confirmation'],
    send: ({ current_password, password }) =>
      memberCall(request, async () => {
        const body = { current_password, password };
        await confirmed(() => api.post('/api/account/password', body, LoginResponse, { signal: request.signal }));
        return 'changed' as const;
      }),
  });

const askForEmail = (request: Request) =>
  submit(request, {
    schema: ChangeEmail,
    send: (input) =>
      memberCall(request, async () => {
        await confirmed(() => api.send('POST', '/api/account/email', input, { signal: request.signal }));
        return { sentTo: input.email.toLowerCase() };
      }),
  });

const askForPhone = (request: Request) =>
  submit(request, {
    schema: ChangePhone,
    send: (input) =>
      memberCall(request, async () => {
        await confirmed(() => api.send('POST', '/api/account/phone', input, { signal: request.signal }));
        return { sentTo: clinicMobile(input.phone) ?? input.phone };
      }),
  });

const confirm = (request: Request, what: 'email' | 'phone') =>
  submit(request, {
    schema: ConfirmChange,
    send: (input, { form }) =>
      memberCall(request, async () => {
        try {
          await api.post(`/api/account/${what}/confirm`, input, CurrentUser, { signal: request.signal });
          await refreshSession();
        } catch (error) {
          if (!isApiError(error, 'OTP_EXPIRED')) throw error;
          // The code may be used up by the same request, whose answer was lost.
          await refreshSession();
          if (useSession.getState().user?.[what] !== form.get('sent_to')) throw error;
        }
        return 'changed' as const;
      }),
  });

/** Ends one session; one that has ended already is what was asked for. */
const endOne = ({ request }: IntentArgs) =>
  submit(request, {
    schema: EndSession,
    read: (form) => ({ id: Number(form.get('id')) }),
    send: ({ id }) =>
      memberCall(request, async () => {
        try {
          await api.send('DELETE', `/api/sessions/${id}`, undefined, { signal: request.signal });
        } catch (error) {
          if (!isApiError(error, 'NOT_FOUND')) throw error;
        }
        return 'ended' as const;
      }),
  });

const endOthers = ({ request }: IntentArgs) =>
  submit(request, {
    schema: z.object({}),
    send: () =>
      memberCall(request, async () => {
        await api.post('/api/sessions/revoke-others', undefined, RevokedSessions, { signal: request.signal });
        return 'endedOthers' as const;
      }),
  });

export const action = actionByIntent({
  password: ({ request }) => changePassword(request),
  email: ({ request }) => askForEmail(request),
  phone: ({ request }) => askForPhone(request),
  'confirm-email': ({ request }) => confirm(request, 'email'),
  'confirm-phone': ({ request }) => confirm(request, 'phone'),
  'end-session': endOne,
  'end-other-sessions': endOthers,
});
