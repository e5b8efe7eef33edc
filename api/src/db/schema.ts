import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { AppointmentStatus, TextSection } from '@clinic/contracts';
import type { TimetableKind, VisitNote } from '@clinic/contracts/account';
import type { Gender } from '@clinic/contracts/content';
import { preferenceColumns } from './account-schema.ts';
import { bytes, id, idList, instant, instantRange, reference } from './columns.ts';
import { encrypted, findable, searchable } from './encrypted-columns.ts';

export * from './account-schema.ts';
export * from './content-schema.ts';
export * from './desk-schema.ts';
export * from './metrics-schema.ts';
export * from './forms-schema.ts';
export * from './factor-schema.ts';
export * from './questions-schema.ts';
export * from './search-schema.ts';

/**
 * The tables as queries see them. Constraints, indexes and triggers live in the migrations alone; a test compares the
 * columns of both.
 */

/** The branch that every clinic has (0023_branches.sql). */
const mainBranch = 1;

export const roles = pgTable('roles', { id: smallint().primaryKey(), name: text().notNull() });

export const users = pgTable('users', {
  id: id(),
  publicId: uuid('public_id').notNull().defaultRandom(),
  name: searchable('users', 'name_enc').notNull(),
  email: findable('users', 'email_enc').notNull(),
  phone: findable('users', 'phone_enc'),
  phoneVerifiedAt: instant('phone_verified_at'),
  passwordHash: text('password_hash').notNull(),
  /** Counts up whenever the account's sessions are ended. */
  sessionGeneration: integer('session_generation').notNull().default(0),
  /** Whether a sign-in asks for more than the password. */
  secondFactor: boolean('second_factor').notNull().default(false),
  roleId: smallint('role_id').notNull(),
  lang: text().$type<'ar' | 'en'>().notNull().default('ar'),
  status: text().$type<'active' | 'locked' | 'deleted'>().notNull().default('active'),
  /** The doctor who signs in with it. */
  doctorId: reference('doctor_id'),
  /** What the role is limited to; empty for the whole clinic (0046_limits_of_staff.sql). */
  limitSpecialties: idList('limit_specialties'),
  limitBranches: idList('limit_branches'),
  ...preferenceColumns,
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const sessions = pgTable('sessions', {
  id: id(),
  userId: reference('user_id').notNull(),
  sidHash: bytes('sid_hash'),
  tokenHash: bytes('token_hash').notNull(),
  tokenIssuedAt: instant('token_issued_at').notNull(),
  tokenUsedAt: instant('token_used_at'),
  previousTokenHash: bytes('previous_token_hash'),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When its holder last showed whose it is. */
  confirmedAt: instant('confirmed_at'),
  /** When they last did so by a second factor. */
  factorShownAt: instant('factor_shown_at'),
  lockedAt: instant('locked_at'),
  userAgent: encrypted('sessions', 'user_agent_enc')
    .notNull()
    .$default(() => ''),
});

export const rateLimits = pgTable(
  'rate_limits',
  {
    scope: text().notNull(),
    keyHash: bytes('key_hash').notNull(),
    count: integer().notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.keyHash] })],
);

interface NamePair {
  name_ar: string;
  name_en: string;
}

export const specialties = pgTable('specialties', {
  id: id(),
  slugAr: text('slug_ar').notNull(),
  slugEn: text('slug_en').notNull(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
  summaryAr: text('summary_ar').notNull(),
  summaryEn: text('summary_en').notNull(),
  icon: text().notNull(),
  sortOrder: integer('sort_order').notNull(),
  sections: jsonb().$type<readonly TextSection[]>().notNull().default([]),
  services: jsonb().$type<readonly NamePair[]>().notNull().default([]),
  /** Where in the clinic its visits are; empty when nothing is said of it. */
  placeAr: text('place_ar').notNull().default(''),
  placeEn: text('place_en').notNull().default(''),
  /** How patients prepare for a visit. */
  preparation: jsonb().$type<readonly VisitNote[]>().notNull().default([]),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const doctors = pgTable('doctors', {
  id: id(),
  slugAr: text('slug_ar').notNull(),
  slugEn: text('slug_en').notNull(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
  /** Null where the clinic says nothing of it. */
  gender: text().$type<Gender>(),
  image: text().notNull(),
  bioAr: text('bio_ar').notNull(),
  bioEn: text('bio_en').notNull(),
  spokenLanguages: text('spoken_languages')
    .array()
    .notNull()
    .default(sql`'{}'`),
  yearsOfExperience: integer('years_of_experience').notNull().default(0),
  licenceNo: text('licence_no').notNull(),
  slotMinutes: smallint('slot_minutes').notNull().default(30),
  active: boolean().notNull().default(true),
  leadHours: smallint('lead_hours').notNull().default(0),
  bufferBefore: smallint('buffer_before').notNull().default(0),
  bufferAfter: smallint('buffer_after').notNull().default(0),
  mostPerDay: smallint('most_per_day'),
  scheduleVersion: integer('schedule_version').notNull().default(0),
  scheduleEditedAt: instant('schedule_edited_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const doctorSpecialties = pgTable(
  'doctor_specialties',
  {
    doctorId: reference('doctor_id').notNull(),
    specialtyId: reference('specialty_id').notNull(),
    pos: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.specialtyId] })],
);

export const doctorJobTitles = pgTable(
  'doctor_job_titles',
  {
    doctorId: reference('doctor_id').notNull(),
    pos: smallint().notNull(),
    nameAr: text('name_ar').notNull(),
    nameEn: text('name_en').notNull(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.pos] })],
);

/** What a doctor offers beside the ordinary visit, in the doctor's order from 1 on. */
export const visitKinds = pgTable('visit_kinds', {
  id: id(),
  doctorId: reference('doctor_id').notNull(),
  pos: smallint().notNull(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
  minutes: smallint().notNull(),
  byPatients: boolean('by_patients').notNull(),
});

export const scheduleRules = pgTable('schedule_rules', {
  id: id(),
  doctorId: reference('doctor_id').notNull(),
  weekday: smallint().notNull(),
  startMin: smallint('start_min').notNull(),
  durationMin: smallint('duration_min').notNull(),
  validFrom: date('valid_from'),
  validTo: date('valid_to'),
  kind: text().$type<TimetableKind>().notNull().default('normal'),
  branchId: reference('branch_id').notNull().default(mainBranch),
  /** Only the reception books it. */
  byPhone: boolean('by_phone').notNull().default(false),
  /** Places of the kinds of visits that it is for, 0 for the ordinary one; null for all. */
  kindPlaces: smallint('kind_places').array(),
});

export const timeOff = pgTable('time_off', {
  id: id(),
  doctorId: reference('doctor_id'),
  during: instantRange().notNull(),
  reason: text().notNull(),
});

export const appointments = pgTable('appointments', {
  id: id(),
  reference: text().notNull(),
  /** The account that booked; null for somebody without one, who booked by telephone. */
  userId: reference('user_id'),
  /** Who at the reception booked it. */
  bookedBy: reference('booked_by'),
  dependentId: reference('dependent_id'),
  doctorId: reference('doctor_id').notNull(),
  specialtyId: reference('specialty_id').notNull(),
  /** Where the patient is seen. */
  branchId: reference('branch_id').notNull().default(mainBranch),
  /** Its kind, while the doctor still has it, and the name of the kind as it was booked; null for the ordinary visit. */
  kindId: reference('kind_id'),
  kindAr: text('kind_ar'),
  kindEn: text('kind_en'),
  status: text().$type<AppointmentStatus>().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  patientKey: text('patient_key').notNull(),
  bookingFor: text('booking_for').$type<'self' | 'someoneElse'>().notNull(),
  patientName: searchable('appointments', 'patient_name_enc').notNull(),
  patientPhone: findable('appointments', 'patient_phone_enc'),
  patientEmail: encrypted('appointments', 'patient_email_enc'),
  lang: text().$type<'ar' | 'en'>().notNull().default('ar'),
  /** Until when it is offered to somebody who waits. */
  holdExpiresAt: instant('hold_expires_at'),
  idempotencyKey: text('idempotency_key'),
  sequence: integer().notNull().default(0),
  rescheduledFrom: reference('rescheduled_from'),
  /** When the patient said, by the link of a reminder, that they will come. */
  comingAt: instant('coming_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** A slot that the wizard keeps for an account; no appointment. */
export const slotHolds = pgTable('slot_holds', {
  id: id(),
  userId: reference('user_id').notNull(),
  doctorId: reference('doctor_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const appointmentEvents = pgTable('appointment_events', {
  id: id(),
  appointmentId: reference('appointment_id').notNull(),
  fromStatus: text('from_status').$type<AppointmentStatus>(),
  toStatus: text('to_status').$type<AppointmentStatus>().notNull(),
  actor: text().notNull(),
  reason: findable('appointment_events', 'reason_enc'),
  at: instant('at').notNull(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: bytes('request_hash').notNull(),
    status: smallint(),
    response: encrypted('idempotency_keys', 'response_enc'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);

export const outbox = pgTable('outbox', {
  id: id(),
  /** The account that it was for. */
  userId: reference('user_id'),
  dedupeKey: text('dedupe_key').notNull(),
  channel: text().$type<'email' | 'sms' | 'whatsapp' | 'push'>().notNull(),
  /** In the clear only what a server of the version before has stored. */
  recipient: text(),
  subject: text(),
  body: text(),
  lang: text().$type<'ar' | 'en'>().notNull(),
  /** Recipient, subject and body; null once it was sent or has expired. */
  contentEnc: bytes('content_enc'),
  recipientIndex: bytes('recipient_index'),
  /** Its name outside: the Message-ID of an e-mail, the idempotency key at a provider. */
  reference: uuid().notNull().defaultRandom(),
  urgency: smallint().notNull().default(1),
  expiresAt: instant('expires_at'),
  /** Also those of which nobody knows the outcome. */
  attempts: integer().notNull().default(0),
  failedAttempts: integer('failed_attempts').notNull().default(0),
  /** Nobody takes it before: it is being sent, or was tried and failed. */
  dueAt: instant('due_at').notNull().defaultNow(),
  failure: text(),
  sentAt: instant('sent_at'),
  receipt: text().$type<'delivered' | 'bounced' | 'complained'>(),
  receiptAt: instant('receipt_at'),
  /** The request that caused it, and the step of its trace; null for one that no request caused. */
  requestId: text('request_id'),
  traceparent: text(),
  state: text().$type<'waiting' | 'sent' | 'parked' | 'expired'>().notNull().default('waiting'),
  createdAt: instant('created_at').notNull(),
});

export const dataVersion = pgTable('data_version', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  epoch: text().notNull(),
  version: bigint({ mode: 'number' }).notNull(),
});

export const demoLoads = pgTable('demo_loads', {
  part: text().primaryKey(),
  loadedAt: instant('loaded_at').notNull(),
});
