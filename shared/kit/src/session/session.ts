import { create } from 'zustand';
import { CurrentUser, LoginResponse } from '@clinic/contracts';
import type { LoginRequest } from '@clinic/contracts';
import { accessTokenCookie } from '@clinic/contracts/host';
import { api, isApiError } from '../http/index.ts';
import type { ApiError } from '../http/index.ts';
import { readCookie } from '../http/cookies.ts';
import { endNotifications } from './end-notifications.ts';
import { forgetTab, keepTabFor } from './tab-owner.ts';

/** The session is the tab's: what changes it is finished, whatever page is left meanwhile. */
const outlivesPage = { signal: null };

export type SessionState = 'unknown' | 'visitor' | 'member';

/** `unknown` until the first look that was answered, on the server always: HTML never depends on who asks. */
export interface Session {
  state: SessionState;
  user: CurrentUser | null;
  /** Why the last look brought no answer, while it is not known who is signed in. */
  failure?: ApiError | undefined;
}

export const useSession = create<Session>()(() => ({ state: 'unknown', user: null }));

/** Whether this browser still holds a session, as far as script can see: signing out in any tab takes it away. */
export const holdsSession = (): boolean => readCookie(accessTokenCookie) !== null;

/** Grows whenever a session ends in this tab or begins: a look from before says nothing of what is now. */
let generation = 0;

function member(user: CurrentUser): void {
  keepTabFor(user.public_id);
  useSession.setState({ state: 'member', user, failure: undefined });
}

/** The session is over in this tab: signed out, expired, or ended in another tab. */
export function endSession(): void {
  generation += 1;
  useSession.setState({ state: 'visitor', user: null, failure: undefined });
}

/**
 * Asks the API who is signed in; without the access-token cookie nobody is, and nothing is asked. When the API cannot be
 * reached the session stays as it was; one that was not known yet stays so, with the failure.
 */
export async function refreshSession(): Promise<void> {
  if (!holdsSession()) return endSession();
  if (useSession.getState().failure !== undefined) useSession.setState({ failure: undefined });
  const asked = generation;
  try {
    const user = await api.get('/api/user', CurrentUser, outlivesPage);
    if (asked === generation) member(user);
  } catch (error) {
    if (asked !== generation) return;
    const { state } = useSession.getState();
    if (!isApiError(error) || error.status === 401 || state === 'visitor') endSession();
    else if (state === 'unknown') useSession.setState({ failure: error });
  }
}

const isSettled = ({ state, failure }: Session) => state !== 'unknown' || failure !== undefined;

/**
 * Settles as soon as it is known whether somebody is signed in, or that it cannot be learned now: the session is then still
 * `unknown`, and the next call asks again.
 */
export function sessionKnown(): Promise<Session> {
  if (useSession.getState().failure !== undefined) void refreshSession();
  const now = useSession.getState();
  if (isSettled(now)) return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = useSession.subscribe((session) => {
      if (!isSettled(session)) return;
      stop();
      resolve(session);
    });
  });
}

/**
 * Signs in; the API sets the cookies, then the account is read.
 * @throws {ApiError} INVALID_CREDENTIALS, RATE_LIMITED, VALIDATION
 */
export async function signIn(credentials: LoginRequest): Promise<void> {
  await api.post('/api/login', credentials, LoginResponse, outlivesPage);
  const user = await api.get('/api/user', CurrentUser, outlivesPage);
  generation += 1;
  member(user);
}

/** Signs out here and at the server. A session that the server already ended counts as signed out. */
export async function signOut(): Promise<void> {
  try {
    await api.send('POST', '/api/logout', undefined, outlivesPage);
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
  }
  // The API ends the notifications that this session began; here those that an earlier one left behind.
  await endNotifications().catch((error: unknown) => console.warn(error));
  leaveTab();
}

/** What a sign-out means for a tab, wherever it was asked for: nobody is signed in, and no draft is left. */
export function leaveTab(): void {
  forgetTab();
  endSession();
}
