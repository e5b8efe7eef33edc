import * as z from 'zod/mini';
import { dataOf, Id, IdText, Instant, pageOf } from './primitives.ts';

/** S126. The texts' `open` is a label of `pending` (Q16). */
export const QuestionStatus = z.enum(['pending', 'answered', 'closed']);
export type QuestionStatus = z.infer<typeof QuestionStatus>;

/** S101. */
export const Answer = z.object({
  id: Id,
  answer_content: z.string(),
  created_at: Instant,
  likes_count: z.int(),
  views_count: z.int(),
  doctor_profile: z.object({ name_ar: z.string(), name_en: z.string(), image: z.string() }),
});
export type Answer = z.infer<typeof Answer>;

/** S100. `user_name` is null for anonymous askers; an e-mail address or a phone number is never part of it. */
export const Question = z.object({
  id: Id,
  slug: z.string(),
  question_title: z.string(),
  question_content: z.string(),
  status: QuestionStatus,
  is_anonymous: z.boolean(),
  user_name: z.nullable(z.string()),
  created_at: Instant,
  views_count: z.int(),
  qa_specialty_id: Id,
  qa_specialty: z.object({ name_ar: z.string(), name_en: z.string(), slug_ar: z.string(), slug_en: z.string() }),
  qa_answer: z.nullable(Answer),
});
export type Question = z.infer<typeof Question>;

/** S89: 12 a page unless told otherwise. `newest` is another word for `latest` (Q15). */
export const QuestionsQuery = z.object({
  sort: z._default(z.enum(['latest', 'newest', 'oldest', 'popular']), 'latest'),
  page: z._default(IdText, 1),
  per_page: z._default(IdText.check(z.maximum(50)), 12),
  qa_specialty_id: z.optional(IdText),
});
export const QuestionPage = pageOf(Question);
export const QuestionAnswer = dataOf(Question);

/** S88. */
export const QaStats = z.object({ total_questions: z.int(), total_answers: z.int(), total_doctors: z.int() });
export type QaStats = z.infer<typeof QaStats>;
export const QaStatsAnswer = dataOf(QaStats);

/** S99. */
export const QaSpecialty = z.object({
  id: Id,
  name_ar: z.string(),
  name_en: z.string(),
  description_ar: z.string(),
  description_en: z.string(),
  slug_ar: z.string(),
  slug_en: z.string(),
  answered_questions_count: z.int(),
});
export type QaSpecialty = z.infer<typeof QaSpecialty>;

/** S91. */
export const QaSpecialtyGroup = z.object({
  id: Id,
  name_ar: z.string(),
  name_en: z.string(),
  qa_specialties: z.array(QaSpecialty),
});
export type QaSpecialtyGroup = z.infer<typeof QaSpecialtyGroup>;
export const QaSpecialtyGroupList = dataOf(z.array(QaSpecialtyGroup));
