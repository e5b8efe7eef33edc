import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { limitsOf } from '../../db/staff-limits.ts';
import { cookieNames, dropCookie, sessionSeconds, setReadableCookie, setSecretCookie } from '../../http/cookies.ts';
import { ClinicError } from '../../http/errors.ts';
import { setForgeryToken } from '../../http/forgery-guard.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings/settings.ts';
import { hashOfToken, newToken } from '../../secret-tokens.ts';
import type { SessionRow, UserRow } from './repo.ts';
import * as repo from './repo.ts';
import type { Held } from './session-policy.ts';
import { endOf, heldBy, isConfirmed, isStaff } from './session-policy.ts';

/** Who is asking. */
export interface Actor {
  readonly userId: number;
  readonly role: number;
  readonly user: UserRow;
  /** What of the clinic the role covers. */
  readonly limits: StaffLimits;
  readonly sessionId: number;
  /** When somebody last showed that they own the session. */
  readonly confirmedAt: Date | null;
  /** When they last did so by a second factor. */
  readonly factorShownAt: Date | null;
  /** Null but on routes that admit sessions which can do nothing else. */
  readonly held: Held | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller, or null for a visitor. */
    actor: Actor | null;
    /** Why there is no caller though there is a session. */
    heldSession: Held | null;
  }
  interface FastifyContextConfig {
    /** A link cannot carry an Authorization header: on such routes the readable cookie stands in for it. */
    tokenFromCookie?: boolean;
    /** What a session that can do nothing may still do. */
    admitsHeld?: readonly Held[];
    /** What a page asks by itself is no use of the session: one that is left alone locks all the same. */
    isUnattended?: boolean;
  }
}

const rotateAfterMs = 15 * 60_000;
const overlapMs = 60_000;
/** How often the last use of a staff session is written down. */
const seenEveryMs = 60_000;

/** A new session, and the secrets that open it; `sid` is for a browser alone. */
interface OpenedSession {
  readonly id: number;
  readonly token: string;
  readonly sid: string | null;
}

/** How a session is opened; `factorShownAt` is when its holder showed a second factor. */
interface Opening {
  readonly bound: boolean;
  readonly userAgent: string;
  readonly now: Date;
  readonly factorShownAt?: Date | null;
}

/** Opens a session. A browser's is bound: its bearer is worthless without the `__Host-sid` of the same browser (V7). */
export async function openSession(db: Queryable, user: UserRow, options: Opening): Promise<OpenedSession> {
  const token = newToken();
  const sid = options.bound ? newToken() : null;
  await repo.deleteExpiredSessions(db, user.id, options.now);
  const id = await repo.insertSession(db, {
    userId: user.id,
    tokenHash: hashOfToken(token),
    sidHash: sid === null ? null : hashOfToken(sid),
    tokenIssuedAt: options.now,
    createdAt: options.now,
    lastSeenAt: options.now,
    confirmedAt: options.now,
    factorShownAt: options.factorShownAt ?? null,
    expiresAt: new Date(options.now.getTime() + sessionSeconds * 1000),
    userAgent: options.userAgent.slice(0, 200),
  });
  return { id, token, sid };
}

/** Sets the cookies of S72–S74. */
export function setSessionCookies(
  reply: FastifyReply,
  settings: Settings,
  session: { user: UserRow; token: string; sid: string },
): void {
  setSecretCookie(reply, cookieNames.sid, session.sid);
  setReadableCookie(reply, cookieNames.token, session.token);
  setAccountHints(reply, session.user);
  setForgeryToken(reply, settings, session.sid);
}

/** Sets what is shown of the account before the API is asked (S73); also when its owner has changed something. */
export function setAccountHints(reply: FastifyReply, user: UserRow): void {
  setReadableCookie(reply, cookieNames.userName, user.name);
  setReadableCookie(reply, cookieNames.role, String(user.roleId));
  setReadableCookie(reply, cookieNames.phoneVerified, user.phoneVerifiedAt ? '1' : '0');
}

/** Ends every session of an account, on all devices (7.4.3), or all but one. A sign-in that is under way opens none either. */
export function endSessionsOf(tx: Tx, userId: number, keptId: number | null = null): Promise<void> {
  return repo.deleteSessionsOf(tx, userId, keptId);
}

/**
 * The caller's account as it is now, which nobody else changes until this transaction ends. Whatever changes who gets into an
 * account begins with this: looking at a password takes long enough for the session to be ended meanwhile (7.4.3).
 * @throws {ClinicError} SESSION_EXPIRED
 */
export async function lockOwnAccount(tx: Tx, { userId, sessionId }: Actor): Promise<UserRow> {
  const user = await repo.lockUserOfSession(tx, userId, sessionId);
  if (!user) throw new ClinicError('SESSION_EXPIRED');
  return user;
}

/**
 * Ends every session of an account and opens a new one in the place of the caller's: whoever has an old token is out, and the
 * browser goes on showing notifications.
 */
export async function renewSession(
  tx: Tx,
  { user, sessionId, factorShownAt }: Pick<Actor, 'user' | 'sessionId' | 'factorShownAt'>,
  options: Omit<Opening, 'factorShownAt'>,
): Promise<OpenedSession> {
  const opened = await openSession(tx, user, { ...options, factorShownAt });
  await repo.moveDevices(tx, sessionId, opened.id);
  await endSessionsOf(tx, user.id, opened.id);
  return opened;
}

/** Takes the session's cookies back and leaves a visitor's anti-forgery token. */
export function dropSessionCookies(reply: FastifyReply, settings: Settings): void {
  for (const name of [
    cookieNames.sid,
    cookieNames.token,
    cookieNames.userName,
    cookieNames.role,
    cookieNames.phoneVerified,
  ]) {
    dropCookie(reply, name);
  }
  setForgeryToken(reply, settings, '');
}

/** Ends whatever session the browser's identity cookie belongs to. Returns whose it was; null when there was none. */
export async function endSessionOfCookie(db: Queryable, request: FastifyRequest): Promise<number | null> {
  const sid = request.cookies[cookieNames.sid];
  return sid ? repo.deleteSession(db, { sidHash: hashOfToken(sid) }) : null;
}

function bearerOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? (request.routeOptions.config.tokenFromCookie ? request.cookies[cookieNames.token] : undefined);
}

function isBoundHere(session: SessionRow, request: FastifyRequest): boolean {
  if (session.sidHash === null) return true;
  const sid = request.cookies[cookieNames.sid];
  return sid !== undefined && timingSafeEqual(session.sidHash, hashOfToken(sid));
}

/**
 * Whether the presented token still opens the session: the current one does; the one before it does until the browser has
 * shown that it received the current one, and a minute longer for requests already under way.
 */
function opens(session: SessionRow, presented: Buffer, now: Date): boolean {
  if (session.tokenHash.equals(presented)) return true;
  return session.tokenUsedAt === null || now.getTime() - session.tokenUsedAt.getTime() < overlapMs;
}

/** Somebody asked with the session; `isUse` unless the page asked by itself, or the session is locked. */
interface Asking {
  readonly presented: Buffer;
  readonly now: Date;
  readonly isUse: boolean;
}

async function rotate(
  db: Db,
  session: SessionRow,
  { presented, now, isUse }: Asking,
  reply: FastifyReply,
): Promise<void> {
  const isCurrent = session.tokenHash.equals(presented);
  const age = now.getTime() - session.tokenIssuedAt.getTime();
  if (isCurrent && session.previousTokenHash && session.tokenUsedAt === null) {
    await repo.markTokenUsed(db, session, now);
  }
  const isDue = isCurrent ? age >= rotateAfterMs : session.tokenUsedAt === null && age >= overlapMs;
  if (session.sidHash === null || !isDue) return;
  const token = newToken();
  const replaced = await repo.replaceToken(db, session, {
    tokenHash: hashOfToken(token),
    previousTokenHash: presented,
    now,
    isUse,
  });
  if (replaced) setReadableCookie(reply, cookieNames.token, token);
}

/** Finds out who is asking, and renews a browser's bearer every 15 minutes. */
export async function authenticate(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor | null> {
  const bearer = bearerOf(request);
  if (bearer === undefined) return null;
  const now = clock();
  const presented = hashOfToken(bearer);
  const found = await repo.findSession(db, presented);
  if (!found) return null;
  const { session, user } = found;
  if (endOf(session, user, settings) <= now || !isBoundHere(session, request) || !opens(session, presented, now))
    return null;
  const held = heldBy(session, user, settings, now);
  if (held !== null && request.routeOptions.config.admitsHeld?.includes(held) !== true) {
    request.heldSession = held;
    return null;
  }
  const isUse = held !== 'locked' && request.routeOptions.config.isUnattended !== true;
  await rotate(db, session, { presented, now, isUse }, reply);
  const isDue = isUse && isStaff(user) && now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs;
  if (isDue) await repo.markSeen(db, session.id, now);
  return {
    ...{ userId: user.id, role: user.roleId, user, limits: limitsOf(user), sessionId: session.id },
    ...{ confirmedAt: session.confirmedAt, factorShownAt: session.factorShownAt, held },
  };
}

/** Which of some sessions may do something now, with the role of whoever has them. Asking is no use of them. */
export async function usableSessions(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const now = clock();
  const found = await repo.findSessionsById(db, ids);
  const usable = found.filter(
    ({ session, user }) => endOf(session, user, settings) > now && heldBy(session, user, settings, now) === null,
  );
  return new Map(usable.map(({ session, user }) => [session.id, user.roleId]));
}

/** The caller, or what says whether a session is missing, over, or unable to do this. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor) return request.actor;
  if (request.heldSession === 'locked') throw new ClinicError('CONFIRMATION_REQUIRED');
  if (request.heldSession === 'unenrolled') throw new ClinicError('SECOND_FACTOR_REQUIRED');
  throw new ClinicError(bearerOf(request) === undefined ? 'UNAUTHENTICATED' : 'SESSION_EXPIRED');
}

/**
 * The caller who has shown of late that the session is theirs, by the second factor of an account that has one: a session
 * that was left open or stolen does not change who gets into an account (7.5.1).
 * @throws {ClinicError} CONFIRMATION_REQUIRED; FACTOR_CONFIRMATION_REQUIRED where the password is not enough
 */
export function confirmedActorOf(request: FastifyRequest, now: Date): Actor {
  const actor = actorOf(request);
  const code = actor.user.secondFactor ? 'FACTOR_CONFIRMATION_REQUIRED' : 'CONFIRMATION_REQUIRED';
  if (!isConfirmed(actor, actor.user, now)) throw new ClinicError(code);
  return actor;
}

/** Route hook: visitors are turned away before anything of the request is read. */
export async function signedIn(request: FastifyRequest): Promise<void> {
  actorOf(request);
}
