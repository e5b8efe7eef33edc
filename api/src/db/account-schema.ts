import { sql } from 'drizzle-orm';
import { boolean, date, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Relation } from '@clinic/contracts';
import type {
  ConsentKind,
  DayPart,
  MessageChannel,
  NotificationKind,
  OtpChannel,
  OtpPurpose,
  WaitlistStatus,
} from '@clinic/contracts/account';
import { bytes, id, instant, reference } from './columns.ts';
import { encrypted, findable } from './encrypted-columns.ts';

/** The tables of the patient's account. */

/** Somebody who wants an account; without name, e-mail, phone and password it stands for one who has an account already. */
export const registrations = pgTable('registrations', {
  id: id(),
  publicId: uuid('public_id').notNull().defaultRandom(),
  name: encrypted('registrations', 'name_enc'),
  email: findable('registrations', 'email_enc'),
  phone: findable('registrations', 'phone_enc'),
  passwordHash: text('password_hash'),
  lang: text().$type<'ar' | 'en'>().notNull(),
  termsVersion: text('terms_version').notNull(),
  marketing: boolean().notNull().default(false),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const otpCodes = pgTable('otp_codes', {
  id: id(),
  userId: reference('user_id'),
  registrationId: reference('registration_id'),
  /** Stands for an address or number that somebody typed, whether or not it has an account. */
  subjectHash: bytes('subject_hash'),
  purpose: text().$type<OtpPurpose>().notNull(),
  channel: text().$type<OtpChannel>().notNull(),
  /** The new address or number that the code proves. */
  target: encrypted('otp_codes', 'target_enc'),
  codeHash: bytes('code_hash').notNull(),
  attempts: smallint().notNull().default(0),
  state: text().$type<'live' | 'consumed' | 'locked' | 'superseded'>().notNull().default('live'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const consents = pgTable('consents', {
  id: id(),
  userId: reference('user_id').notNull(),
  kind: text().$type<ConsentKind>().notNull(),
  granted: boolean().notNull(),
  version: text().notNull(),
  at: instant('at').notNull(),
});

export const notifications = pgTable('notifications', {
  id: id(),
  userId: reference('user_id').notNull(),
  dedupeKey: text('dedupe_key').notNull(),
  kind: text().$type<NotificationKind>().notNull(),
  params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
});

export const dependents = pgTable('dependents', {
  id: id(),
  userId: reference('user_id').notNull(),
  name: encrypted('dependents', 'name_enc').notNull(),
  relation: text().$type<Relation>().notNull(),
  birthDate: encrypted('dependents', 'birth_date_enc').notNull(),
  phone: encrypted('dependents', 'phone_enc'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  removedAt: instant('removed_at'),
});

/** Reminders of visits that went out. */
export const appointmentReminders = pgTable(
  'appointment_reminders',
  {
    appointmentId: reference('appointment_id').notNull(),
    daysBefore: smallint('days_before').$type<1 | 2>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.daysBefore] })],
);

export const waitlist = pgTable('waitlist', {
  id: id(),
  userId: reference('user_id').notNull(),
  dependentId: reference('dependent_id'),
  specialtyId: reference('specialty_id').notNull(),
  doctorId: reference('doctor_id'),
  firstDate: date('first_date').notNull(),
  lastDate: date('last_date').notNull(),
  weekdays: smallint().array().notNull(),
  dayParts: text('day_parts').array().$type<DayPart[]>().notNull(),
  status: text().$type<WaitlistStatus>().notNull().default('waiting'),
  appointmentId: reference('appointment_id'),
  joinedAt: instant('joined_at').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const waitlistOffers = pgTable('waitlist_offers', {
  id: id(),
  waitlistId: reference('waitlist_id').notNull(),
  appointmentId: reference('appointment_id').notNull(),
  state: text().$type<'open' | 'taken' | 'declined' | 'expired'>().notNull().default('open'),
  offeredAt: instant('offered_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  answeredAt: instant('answered_at'),
});

/** How an account wants to be written to: columns of `users` that belong to it. */
export const preferenceColumns = {
  digits: text().$type<'latn' | 'arab'>().notNull().default('latn'),
  channels: text()
    .array()
    .$type<MessageChannel[]>()
    .notNull()
    .default(sql`'{email}'`),
  reminders: boolean().notNull().default(true),
  passwordChangedAt: instant('password_changed_at'),
  emailVerifiedAt: instant('email_verified_at'),
  deletedAt: instant('deleted_at'),
};

/** Browsers that show notifications. */
export const pushDevices = pgTable('push_devices', {
  id: id(),
  userId: reference('user_id').notNull(),
  /** The session in which it was added; null once that has run out. */
  sessionId: reference('session_id'),
  /** SHA-256 of its address at the push service. */
  fingerprint: bytes().notNull(),
  /** That address and the keys of the browser, as JSON. */
  subscription: encrypted('push_devices', 'subscription_enc').notNull(),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
});
