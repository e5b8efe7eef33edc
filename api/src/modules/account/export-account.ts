import { PushSubscriptionInput } from '@clinic/contracts/account';
import type { Queryable } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import type { Services } from '../../services.ts';
import { mailAddressOf } from '../../messaging/addresses.ts';
import { factorsOf } from '../auth/factors.ts';
import { newsletterOf } from '../newsletter/subscribe.ts';
import { consentsOf } from './consents.ts';
import { deviceOf } from './device.ts';
import type { AccountExport } from './export-format.ts';
import { exportVisits, exportWaitingList } from './export-visits.ts';
import * as repo from './export-repo.ts';
import type { UserRow } from './repo.ts';

const text = (instant: Date) => instant.toISOString();
const textOrNull = (instant: Date | null) => instant?.toISOString() ?? null;

function accountOf(user: UserRow): AccountExport['account'] {
  return {
    public_id: user.publicId,
    name: user.name,
    email: mailAddressOf(user) ?? '',
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

async function exportSessions(db: Queryable, userId: number): Promise<AccountExport['sessions']> {
  const rows = await repo.sessionsOf(db, userId);
  return rows.map((row) => ({
    device: deviceOf(row.userAgent),
    user_agent: row.userAgent,
    created_at: text(row.createdAt),
    last_seen_at: text(row.lastSeenAt),
    expires_at: text(row.expiresAt),
  }));
}

async function exportBrowsers(db: Queryable, userId: number): Promise<AccountExport['notified_browsers']> {
  const rows = await repo.browsersOf(db, userId);
  return rows.map(({ subscription, createdAt, seenAt }) => ({
    push_service: new URL(PushSubscriptionInput.parse(JSON.parse(subscription)).endpoint).host,
    created_at: text(createdAt),
    last_seen_at: text(seenAt),
  }));
}

async function exportCodes(db: Queryable, userId: number): Promise<AccountExport['one_time_codes']> {
  const rows = await repo.codesOf(db, userId);
  return rows.map(({ purpose, channel, target, state, createdAt, expiresAt }) => ({
    ...{ purpose, channel, target, state },
    created_at: text(createdAt),
    expires_at: text(expiresAt),
  }));
}

async function exportNewsletter(
  db: Queryable,
  cipher: FieldCipher,
  { email, emailVerifiedAt }: UserRow,
): Promise<AccountExport['newsletter']> {
  const row = emailVerifiedAt === null ? undefined : await newsletterOf(db, cipher, email);
  return row === undefined ? null : { lang: row.lang, subscribed_at: text(row.subscribedAt) };
}

async function exportFamily(db: Queryable, userId: number): Promise<AccountExport['dependents']> {
  const rows = await repo.familyOf(db, userId);
  return rows.map(({ id, name, relation, birthDate, phone, createdAt, updatedAt, removedAt }) => ({
    ...{ id, name, relation, phone },
    birth_date: birthDate,
    created_at: text(createdAt),
    updated_at: text(updatedAt),
    removed_at: textOrNull(removedAt),
  }));
}

async function exportNotifications(db: Queryable, userId: number): Promise<AccountExport['notifications']> {
  const rows = await repo.notificationsOf(db, userId);
  return rows.map(({ kind, params, createdAt, readAt }) => ({
    ...{ kind, params },
    created_at: text(createdAt),
    read_at: textOrNull(readAt),
  }));
}

/** One-time codes are left out: they are secrets. */
async function exportMessages(db: Queryable, cipher: FieldCipher, user: UserRow): Promise<AccountExport['messages']> {
  const rows = await repo.messagesOf(db, cipher, user);
  return rows
    .filter(({ dedupeKey }) => !dedupeKey.startsWith('otp:'))
    .map(({ channel, recipient, lang, subject, body, state, createdAt }) => ({
      ...{ channel, recipient, lang, subject, body, state },
      created_at: text(createdAt),
    }));
}

async function exportActions(db: Queryable, userId: number): Promise<AccountExport['acts']> {
  const rows = await repo.auditOf(db, userId);
  return rows.map(({ action, subject, result, at }) => ({ action, subject, result, at: text(at) }));
}

type Readers = Pick<Services, 'cipher' | 'settings'>;

async function exportFactors(services: Readers & { db: Queryable }, user: UserRow) {
  const { passkeys, totp } = await factorsOf(services, user);
  const apps = totp === null ? [] : [{ kind: 'totp' as const, name: null, ...totp, last_used_at: null }];
  return [...passkeys.map(({ id: _, ...passkey }) => ({ kind: 'passkey' as const, ...passkey })), ...apps];
}

/** Everything that is kept about an account, for its owner (E8). */
export async function exportAccount(
  db: Queryable,
  { cipher, settings }: Readers,
  user: UserRow,
  now: Date,
): Promise<AccountExport> {
  return {
    format: 'clinic-account/1',
    exported_at: text(now),
    account: accountOf(user),
    consents: await consentsOf(db, user.id),
    sessions: await exportSessions(db, user.id),
    notified_browsers: await exportBrowsers(db, user.id),
    second_factors: await exportFactors({ db, cipher, settings }, user),
    one_time_codes: await exportCodes(db, user.id),
    newsletter: await exportNewsletter(db, cipher, user),
    dependents: await exportFamily(db, user.id),
    appointments: await exportVisits(db, user.id),
    waiting_list: await exportWaitingList(db, user.id),
    notifications: await exportNotifications(db, user.id),
    messages: await exportMessages(db, cipher, user),
    acts: await exportActions(db, user.id),
  };
}
