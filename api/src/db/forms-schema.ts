import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Lang } from '@clinic/contracts';
import type {
  Assessment,
  AwarenessEvent,
  contactSubjects,
  SurveyQuestion,
  SurveyValue,
} from '@clinic/contracts/content';
import { bytes, id, instant, reference } from './columns.ts';

/**
 * The tables of what visitors send, of surveys and of health awareness. Columns whose name ends in `_enc` are encrypted by
 * the cipher of `field-cipher.ts`.
 */

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  reference: text().notNull(),
  subject: text().$type<(typeof contactSubjects)[number]>().notNull(),
  detailsEnc: bytes('details_enc').notNull(),
  lang: text().$type<Lang>().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  emailIndex: bytes('email_index').notNull(),
  emailEnc: bytes('email_enc'),
  tokenHash: bytes('token_hash').notNull(),
  tokenEnc: bytes('token_enc').notNull(),
  lang: text().$type<Lang>().notNull(),
  subscribedAt: instant('subscribed_at').notNull(),
  unsubscribedAt: instant('unsubscribed_at'),
});

export const jobApplications = pgTable('job_applications', {
  id: id(),
  reference: text().notNull(),
  jobSlug: text('job_slug').notNull(),
  status: text().$type<'received' | 'reviewed' | 'rejected' | 'hired'>().notNull().default('received'),
  detailsEnc: bytes('details_enc').notNull(),
  fileEnc: bytes('file_enc').notNull(),
  fileBytes: integer('file_bytes').notNull(),
  fileSha256: bytes('file_sha256').notNull(),
  lang: text().$type<Lang>().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const referralOptions = pgTable('referral_options', {
  value: text().primaryKey(),
  labelAr: text('label_ar').notNull(),
  labelEn: text('label_en').notNull(),
  isOther: boolean('is_other').notNull(),
  pos: integer().notNull(),
});

export const referralAnswers = pgTable('referral_answers', {
  id: id(),
  reference: text().notNull(),
  optionValue: text('option_value').notNull(),
  customEnc: bytes('custom_enc'),
  lang: text().$type<Lang>().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const surveys = pgTable('surveys', {
  id: bigint({ mode: 'number' }).primaryKey(),
  open: boolean().notNull(),
  titleAr: text('title_ar').notNull(),
  titleEn: text('title_en').notNull(),
  introAr: text('intro_ar').notNull(),
  introEn: text('intro_en').notNull(),
});

export const surveyQuestions = pgTable('survey_questions', {
  id: id(),
  surveyId: reference('survey_id').notNull(),
  step: integer().notNull(),
  kind: text().$type<SurveyQuestion['kind']>().notNull(),
  textAr: text('text_ar').notNull(),
  textEn: text('text_en').notNull(),
  required: boolean().notNull(),
  options: jsonb().$type<SurveyQuestion['options']>().notNull().default([]),
});

export const surveySessions = pgTable('survey_sessions', {
  id: id(),
  idHash: bytes('id_hash').notNull(),
  surveyId: reference('survey_id').notNull(),
  state: text().$type<'open' | 'submitted'>().notNull().default('open'),
  respondentEnc: bytes('respondent_enc'),
  lang: text().$type<Lang>().notNull(),
  createdAt: instant('created_at').notNull(),
  submittedAt: instant('submitted_at'),
});

export const surveyAnswers = pgTable(
  'survey_answers',
  {
    sessionId: reference('session_id').notNull(),
    step: integer().notNull(),
    answer: jsonb().$type<SurveyValue>(),
    textEnc: bytes('text_enc'),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.step] })],
);

export const assessments = pgTable('assessments', {
  slug: text().primaryKey(),
  content: jsonb().$type<Omit<Assessment, 'slug'>>().notNull(),
});

export const awarenessRules = pgTable('awareness_rules', {
  id: text().primaryKey(),
  name: text().notNull(),
  nameArabic: text('name_arabic').notNull(),
  durationType: text('duration_type').$type<AwarenessEvent['duration_type']>().notNull(),
  rule: text().notNull(),
  weight: integer().notNull().default(0),
  validFromYear: integer('valid_from_year'),
  validToYear: integer('valid_to_year'),
  linkSpecialtyId: reference('link_specialty_id'),
  active: boolean().notNull().default(true),
  confidence: text().notNull(),
});

export const notices = pgTable('notices', {
  id: text().primaryKey(),
  textAr: text('text_ar').notNull(),
  textEn: text('text_en').notNull(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  link: text(),
});
