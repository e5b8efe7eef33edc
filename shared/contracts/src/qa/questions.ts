import { dataOf, Id, IdText, ImageFocus, Instant, Lang, pageOf, z } from '@clinic/contracts';

/** S126. The texts' `open` is a label of `pending` (Q16). */
export const questionStatuses = ['pending', 'answered', 'closed'] as const;
export const QuestionStatus = z.enum(questionStatuses);
export type QuestionStatus = z.infer<typeof QuestionStatus>;

/** Why a question was closed without an answer (E5). */
export const closedReasons = ['duplicate', 'out-of-scope'] as const;
export const ClosedReason = z.enum(closedReasons);
export type ClosedReason = z.infer<typeof ClosedReason>;

/** Who wrote an answer, as the page labels it (S101). Its name, its page and its licence number are public. */
export const DoctorProfile = z.object({
  id: Id,
  name_ar: z.string(),
  name_en: z.string(),
  slug_ar: z.string(),
  slug_en: z.string(),
  image: z.string(),
  image_focus: z.optional(ImageFocus),
  licence_no: z.string(),
  /** The doctor is no longer with the clinic: there is no page and no booking. */
  has_left: z.optional(z.boolean()),
});

/** S101. `answer_content` is the short answer; the other parts of a structured answer may be missing. */
export const Answer = z.object({
  id: Id,
  answer_content: z.string(),
  at_home: z.nullable(z.string()),
  come_in: z.nullable(z.string()),
  emergency: z.nullable(z.string()),
  created_at: Instant,
  /** When it was last changed after it had been published; null when it never was. */
  edited_at: z.nullable(Instant),
  reviewed_at: z.nullable(Instant),
  likes_count: z.int(),
  views_count: z.int(),
  doctor_profile: DoctorProfile,
});
export type Answer = z.infer<typeof Answer>;

/** Names of a QA speciality, as a question carries them. */
export const QuestionSpecialty = z.object({
  name_ar: z.string(),
  name_en: z.string(),
  slug_ar: z.string(),
  slug_en: z.string(),
  /** The speciality in which a visit can be booked; null when there is none (Q43). */
  specialty_id: z.nullable(Id),
});

/** What the asker wrote later. */
export const QuestionAddition = z.object({ content: z.string(), created_at: Instant });
export type QuestionAddition = z.infer<typeof QuestionAddition>;

/** S100. `user_name` is null for anonymous askers; an e-mail address or a phone number is never part of it. */
export const Question = z.object({
  id: Id,
  slug: z.string(),
  lang: Lang,
  question_title: z.string(),
  question_content: z.string(),
  status: QuestionStatus,
  /** Whether it was closed as the repetition of another one. */
  repeats: z.optional(z.boolean()),
  is_anonymous: z.boolean(),
  user_name: z.nullable(z.string()),
  created_at: Instant,
  views_count: z.int(),
  qa_specialty_id: Id,
  qa_specialty: QuestionSpecialty,
  qa_answer: z.nullable(Answer),
});
export type Question = z.infer<typeof Question>;

/** One question on its own page: also its tags, what was added to it, and why it was closed. */
export const QuestionDetails = z.extend(Question, {
  tags: z.array(z.string()),
  additions: z.array(QuestionAddition),
  closed: z.nullable(
    z.object({
      reason: ClosedReason,
      note: z.nullable(z.string()),
      /** The public question that it repeats. */
      duplicate_of: z.nullable(z.object({ slug: z.string(), question_title: z.string() })),
    }),
  ),
});
export type QuestionDetails = z.infer<typeof QuestionDetails>;

/** Orders of the list. `newest` is another word for `latest` (Q15). */
export const questionSorts = ['latest', 'newest', 'oldest', 'popular'] as const;
/** S108. Days of the clinic: today, the last 7, 30 and 365 of them. */
export const timeframes = ['today', 'week', 'month', 'year', 'all'] as const;
/** S108; `open` is another word for `pending` (Q16). */
export const statusFilters = ['answered', 'pending', 'open', 'closed', 'all'] as const;

/** Most questions on a page that may be asked for. */
const largestPage = 50;
const pageSize = (usual: number) => z._default(IdText.check(z.maximum(largestPage)), usual);

const filters = {
  /** Without it a list has its latest first, and a search what fits best. */
  sort: z.optional(z.enum(questionSorts)),
  page: z._default(IdText, 1),
  timeframe: z._default(z.enum(timeframes), 'all'),
  status: z._default(z.enum(statusFilters), 'all'),
  /** The language in which they were asked; both without it. */
  lang: z.optional(Lang),
  /** A question that is left out: the one beside whose page the list stands (Q19). */
  exclude: z.optional(IdText),
};
/** What is searched for, under any of three names; with fewer than two letters it counts as nothing (Q22). */
const words = {
  search: z.optional(z.string().check(z.maxLength(200))),
  q: z.optional(z.string().check(z.maxLength(200))),
  query: z.optional(z.string().check(z.maxLength(200))),
};

/** S89: 12 a page unless told otherwise. */
export const QuestionsQuery = z.object({ ...filters, per_page: pageSize(12), qa_specialty_id: z.optional(IdText) });
/** S90. */
export const QuestionSearchQuery = z.extend(QuestionsQuery, words);
/** S95: 15 a page, for the page of a category. */
export const SpecialtyQuestionsQuery = z.object({
  ...filters,
  ...words,
  per_page: pageSize(15),
  /** A question (S118): only answered ones, the first page with those that are most like it before the others. */
  similar_to: z.optional(IdText),
});
export const QuestionPage = pageOf(Question);
export const QuestionResponse = dataOf(QuestionDetails);
/** S92: 5 unless told otherwise, of all specialities or of one. */
export const TrendingQuery = z.object({
  qa_specialty_id: z.optional(IdText),
  /** The language in which they were asked; both without it. */
  lang: z.optional(Lang),
  limit: z._default(IdText.check(z.maximum(20)), 5),
});
/** Whether they are the most read of the last seven days, or, when there are too few, of all time (Q39). */
export const TrendingList = z.object({ data: z.array(Question), period: z.enum(['week', 'all']) });

/** Questions that have an answer and are like one that somebody is about to ask, or that stands already. */
export const SimilarQuery = z.object({
  title: z.string().check(z.trim(), z.minLength(3), z.maxLength(255)),
  qa_specialty_id: z.optional(IdText),
  /** The language of the reader: questions in it come first. */
  lang: z.optional(Lang),
  /** A question that is not wanted: the one it is compared with. */
  exclude: z.optional(IdText),
});
export const SimilarList = dataOf(z.array(z.object({ id: Id, slug: z.string(), question_title: z.string() })));

/** S88. */
export const QaStats = z.object({
  total_questions: z.int(),
  total_answers: z.int(),
  total_doctors: z.int(),
  /** Mean time from question to answer; null until there is one. */ response_hours: z.nullable(z.number()),
});
export type QaStats = z.infer<typeof QaStats>;
export const QaStatsResponse = dataOf(QaStats);

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

/** S96 with the figures of S122. Hours are the mean time from question to answer; null until there is one. */
export const QaSpecialtyDetails = z.extend(QaSpecialty, {
  total_questions: z.int(),
  total_likes: z.int(),
  response_hours: z.nullable(z.number()),
});
export type QaSpecialtyDetails = z.infer<typeof QaSpecialtyDetails>;
/** The fields stand at the top and again under `data`, so that both readings of the specification work (Q21). */
export const QaSpecialtyResponse = z.extend(QaSpecialtyDetails, { data: QaSpecialtyDetails });
export const LocaleQuery = z.object({ locale: z.optional(z.enum(['ar', 'en'])) });
