import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Lang } from '@clinic/contracts';
import type { ClosedReason, QuestionFlag, QuestionStatus, reportReasons, Visibility } from '@clinic/contracts/qa';
import { bytes, id, instant, reference } from './columns.ts';

/** The tables of Ask Your Doctor and the audit log. */

export const qaSpecialtyGroups = pgTable('qa_specialty_groups', {
  id: id(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
  sortOrder: integer('sort_order').notNull(),
});

export const qaSpecialties = pgTable('qa_specialties', {
  id: id(),
  groupId: reference('group_id').notNull(),
  specialtyId: reference('specialty_id'),
  slugAr: text('slug_ar').notNull(),
  slugEn: text('slug_en').notNull(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
  descriptionAr: text('description_ar').notNull(),
  descriptionEn: text('description_en').notNull(),
});

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

export const questions = pgTable('questions', {
  id: id(),
  slug: text().notNull(),
  lang: text().$type<'ar' | 'en'>().notNull().default('ar'),
  qaSpecialtyId: reference('qa_specialty_id').notNull(),
  title: text().notNull(),
  content: text().notNull(),
  status: text().$type<QuestionStatus>().notNull().default('pending'),
  visibility: text().$type<Visibility>().notNull().default('review'),
  flags: text().array().$type<QuestionFlag[]>().notNull().default([]),
  isAnonymous: boolean('is_anonymous').notNull(),
  userName: text('user_name'),
  /** Encrypted: e-mail address and telephone number of a named asker. */
  contactEnc: bytes('contact_enc'),
  /** Encrypted: what was written before personal data in it was replaced. */
  originalEnc: bytes('original_enc'),
  trackingHash: bytes('tracking_hash'),
  termsVersion: text('terms_version'),
  termsAcceptedAt: instant('terms_accepted_at'),
  publishedAt: instant('published_at'),
  answeredAt: instant('answered_at'),
  /** When a message about the answer was queued for its asker; the beginning of 1970 where that was not recorded. */
  answerAnnouncedAt: instant('answer_announced_at'),
  viewsCount: count('views_count'),
  weekViews: count('week_views'),
  likesCount: count('likes_count'),
  takenBy: reference('taken_by'),
  takenUntil: instant('taken_until'),
  closedReason: text('closed_reason').$type<ClosedReason>(),
  closedNote: text('closed_note'),
  duplicateOf: reference('duplicate_of'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The parts of a structured answer. */
const parts = () => ({
  content: text().notNull(),
  atHome: text('at_home'),
  comeIn: text('come_in'),
  emergency: text(),
});

export const answers = pgTable('answers', {
  id: id(),
  questionId: reference('question_id').notNull(),
  doctorId: reference('doctor_id').notNull(),
  ...parts(),
  likesCount: count('likes_count'),
  viewsCount: count('views_count'),
  reviewedAt: instant('reviewed_at'),
  editedAt: instant('edited_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const answerRevisions = pgTable('answer_revisions', {
  id: id(),
  answerId: reference('answer_id').notNull(),
  ...parts(),
  editedBy: reference('edited_by').notNull(),
  editedAt: instant('edited_at').notNull(),
});

export const questionAdditions = pgTable('question_additions', {
  id: id(),
  questionId: reference('question_id').notNull(),
  content: text().notNull(),
  isPublic: boolean('is_public').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const questionTags = pgTable(
  'question_tags',
  { questionId: reference('question_id').notNull(), pos: smallint().notNull(), tag: text().notNull() },
  (table) => [primaryKey({ columns: [table.questionId, table.pos] })],
);

export const answerLikes = pgTable(
  'answer_likes',
  {
    answerId: reference('answer_id').notNull(),
    visitorId: uuid('visitor_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.visitorId] })],
);

export const questionReports = pgTable('question_reports', {
  id: id(),
  questionId: reference('question_id').notNull(),
  visitorHash: bytes('visitor_hash').notNull(),
  reason: text().$type<(typeof reportReasons)[number]>().notNull(),
  note: text(),
  createdAt: instant('created_at').notNull(),
  handledAt: instant('handled_at'),
  handledBy: reference('handled_by'),
});

export const questionViews = pgTable(
  'question_views',
  {
    hour: instant('hour').notNull(),
    questionId: reference('question_id').notNull(),
    visitorHash: bytes('visitor_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.questionId, table.visitorHash] })],
);

export const questionViewDays = pgTable(
  'question_view_days',
  {
    day: date().notNull(),
    questionId: reference('question_id').notNull(),
    views: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.questionId] })],
);

/** Public questions by day of the clinic; speciality 0 and status `all` stand for every one. Maintained by triggers. */
export const questionDayCounts = pgTable(
  'question_day_counts',
  {
    qaSpecialtyId: reference('qa_specialty_id').notNull(),
    status: text().$type<QuestionStatus | 'all'>().notNull(),
    lang: text().$type<Lang | 'all'>().notNull(),
    day: date().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.qaSpecialtyId, table.status, table.lang, table.day] })],
);

/** Maintained by triggers. */
export const qaSpecialtyTotals = pgTable('qa_specialty_totals', {
  qaSpecialtyId: reference('qa_specialty_id').primaryKey(),
  questions: count('questions'),
  answered: count('answered'),
  likes: count('likes'),
  responseMinutes: count('response_minutes'),
});

/** Append-only, each row with a hash over itself and the one before it. */
export const auditLog = pgTable('audit_log', {
  id: id(),
  at: instant('at').notNull(),
  actorId: reference('actor_id'),
  actorRole: smallint('actor_role'),
  action: text().notNull(),
  subject: text().notNull(),
  result: text().$type<'done' | 'refused'>().notNull().default('done'),
  details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  requestId: text('request_id').notNull(),
  /** Of the key that hashed the row; null in rows from before the log had one. */
  keyId: bytes('key_id'),
  hash: bytes('hash').notNull(),
});
