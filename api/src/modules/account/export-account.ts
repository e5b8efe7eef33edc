import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { auditLog, dependents, notifications, otpCodes, outbox, sessions } from '../../db/schema.ts';
import type { Actor } from '../auth/session.ts';
import { consentsOf } from './consents.ts';
import { deviceOf } from './device.ts';
import type { AccountExport } from './export-format.ts';
import { visitsOf, wishesOf } from './export-visits.ts';

type UserRow = Actor['user'];

const text = (instant: Date) => instant.toISOString();
const textOrNull = (instant: Date | null) => instant?.toISOString() ?? null;

function accountOf(user: UserRow): AccountExport['account'] {
  return {
    public_id: user.publicId,
    name: user.name,
    email: user.email,
    email_verified_at: textOrNull(user.emailVerifiedAt),
    phone: user.phone,
    phone_verified_at: textOrNull(user.phoneVerifiedAt),
    role: user.roleId,
    lang: user.lang,
    digits: user.digits,
    channels: user.channels,
    reminders: user.reminders,
    password_changed_at: textOrNull(user.passwordChangedAt),
    created_at: text(user.createdAt),
    updated_at: text(user.updatedAt),
  };
}

async function sessionsOf(db: Queryable, userId: number): Promise<AccountExport['sessions']> {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.id));
  return rows.map((row) => ({
    device: deviceOf(row.userAgent),
    user_agent: row.userAgent,
    created_at: text(row.createdAt),
    last_seen_at: text(row.lastSeenAt),
    expires_at: text(row.expiresAt),
  }));
}

async function codesOf(db: Queryable, userId: number): Promise<AccountExport['one_time_codes']> {
  const rows = await db.select().from(otpCodes).where(eq(otpCodes.userId, userId)).orderBy(asc(otpCodes.id));
  return rows.map(({ purpose, channel, target, state, createdAt, expiresAt }) => ({
    ...{ purpose, channel, target, state },
    created_at: text(createdAt),
    expires_at: text(expiresAt),
  }));
}

async function familyOf(db: Queryable, userId: number): Promise<AccountExport['dependents']> {
  const rows = await db.select().from(dependents).where(eq(dependents.userId, userId)).orderBy(asc(dependents.id));
  return rows.map(({ id, name, relation, birthDate, phone, createdAt, updatedAt, removedAt }) => ({
    ...{ id, name, relation, phone },
    birth_date: birthDate,
    created_at: text(createdAt),
    updated_at: text(updatedAt),
    removed_at: textOrNull(removedAt),
  }));
}

async function notificationsOf(db: Queryable, userId: number): Promise<AccountExport['notifications']> {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id));
  return rows.map(({ kind, params, createdAt, readAt }) => ({
    ...{ kind, params },
    created_at: text(createdAt),
    read_at: textOrNull(readAt),
  }));
}

/** Messages to the account, and those to its present address and number from before they said whose they are. */
async function messagesOf(db: Queryable, { id, email, phone }: UserRow): Promise<AccountExport['messages']> {
  const recipients = phone === null ? [email] : [email, phone];
  const rows = await db
    .select()
    .from(outbox)
    .where(or(eq(outbox.userId, id), inArray(outbox.recipient, recipients)))
    .orderBy(asc(outbox.id));
  return rows
    .filter(({ dedupeKey }) => !dedupeKey.startsWith('otp:'))
    .map(({ channel, recipient, lang, subject, body, state, createdAt }) => ({
      ...{ channel, recipient, lang, subject, body, state },
      created_at: text(createdAt),
    }));
}

async function actsOf(db: Queryable, userId: number): Promise<AccountExport['acts']> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.subject, `user:${userId}`)))
    .orderBy(asc(auditLog.id));
  return rows.map(({ action, subject, result, at }) => ({ action, subject, result, at: text(at) }));
}

/** Everything that is kept about an account, for its owner (E8). */
export async function exportAccount(db: Queryable, user: UserRow, now: Date): Promise<AccountExport> {
  return {
    format: 'nabd-account/1',
    exported_at: text(now),
    account: accountOf(user),
    consents: await consentsOf(db, user.id),
    sessions: await sessionsOf(db, user.id),
    one_time_codes: await codesOf(db, user.id),
    dependents: await familyOf(db, user.id),
    appointments: await visitsOf(db, user.id),
    waiting_list: await wishesOf(db, user.id),
    notifications: await notificationsOf(db, user.id),
    messages: await messagesOf(db, user),
    acts: await actsOf(db, user.id),
  };
}
