import { roles } from '@clinic/contracts';
import type { Settings } from '../../settings/settings.ts';
import type { SessionRow, UserRow } from './repo.ts';

/** Why a session can do nothing for now: it waits for its holder, or for a second factor to be set up. */
export type Held = 'locked' | 'unenrolled';

/** Everybody who works here: every role but the patient's. */
export const isStaff = ({ roleId }: Pick<UserRow, 'roleId'>): boolean => roleId !== roles.patient;

type Limits = Pick<Settings, 'staffSessions' | 'staffSecondFactor'>;

/**
 * When a session ends at the latest: sessions of the staff after a shift, whatever they were opened as. `isOpenSession` says the
 * same for the database.
 */
export function endOf(session: Pick<SessionRow, 'createdAt' | 'expiresAt'>, user: UserRow, limits: Limits): Date {
  const { mostMs } = limits.staffSessions;
  if (!isStaff(user) || mostMs === null) return session.expiresAt;
  return new Date(Math.min(session.expiresAt.getTime(), session.createdAt.getTime() + mostMs));
}

/** What keeps a session from doing anything; null for nothing. A staff session locks when nobody has done anything with it. */
export function heldBy(
  session: Pick<SessionRow, 'lastSeenAt' | 'lockedAt'>,
  user: UserRow,
  limits: Limits,
  now: Date,
): Held | null {
  if (!isStaff(user)) return null;
  const { idleMs } = limits.staffSessions;
  const isIdle = idleMs !== null && now.getTime() - session.lastSeenAt.getTime() >= idleMs;
  if (session.lockedAt !== null || isIdle) return 'locked';
  return mustEnrol(user, limits) ? 'unenrolled' : null;
}

/** Whether an account may do nothing before it has a second factor. */
export const mustEnrol = (user: UserRow, { staffSecondFactor }: Pick<Limits, 'staffSecondFactor'>): boolean =>
  staffSecondFactor && isStaff(user) && !user.secondFactor;

/** For how long somebody who has shown who they are can do what opens an account to others, and not do so again. */
const recentMs = 15 * 60_000;

/**
 * Whether the holder of a session has shown of late whose it is: where the account has a second factor, by that. Its password
 * alone would else be enough to remove the factor.
 */
export function isConfirmed(
  { confirmedAt, factorShownAt }: Pick<SessionRow, 'confirmedAt' | 'factorShownAt'>,
  { secondFactor }: Pick<UserRow, 'secondFactor'>,
  now: Date,
): boolean {
  const shownAt = secondFactor ? factorShownAt : confirmedAt;
  return shownAt !== null && now.getTime() - shownAt.getTime() < recentMs;
}

/**
 * The same for work with patients, which goes on all day and for which the password is enough: one confirmation lasts for as
 * long as a session of the staff may lie unused, and where sessions never lock, as long as the session.
 */
export const isConfirmedForWork = (
  { confirmedAt }: Pick<SessionRow, 'confirmedAt'>,
  { staffSessions: { idleMs } }: Pick<Limits, 'staffSessions'>,
  now: Date,
): boolean => idleMs === null || (confirmedAt !== null && now.getTime() - confirmedAt.getTime() < idleMs);
