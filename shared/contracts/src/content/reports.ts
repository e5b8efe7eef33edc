/**
 * The reports of the staff: content that needs work, questions by waiting time, searches without result, what is read. Only
 * the screen of the reports loads them.
 */
import { dataOf, Id, IdText, Instant, Lang, LocalDate, z } from '@clinic/contracts';
import { DeskPost } from './desk.ts';

/** The reports, in the order in which their page names them. */
export const reportNames = ['content', 'questions', 'searches', 'reading'] as const;

// Content that needs work ---------------------------------------------------------------------------------------------

/** Why a post needs work, as the list can be narrowed. */
export const findingKinds = ['review', 'no-reviewer', 'language', 'expiry', 'link'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A medical review counts for so many days; this many days before its end it is due again. */
export const reviewValidDays = 730;
export const reviewDueDays = 30;

/** Posts that expire within so many days are found, and those that expired that long ago. */
export const expiryDays = 30;

/** What exactly was found. */
export const findingReasons = [
  ...(['never-reviewed', 'review-due', 'review-overdue', 'no-reviewer'] as const),
  ...(['to-translate', 'outdated', 'expiring', 'expired', 'broken-link'] as const),
] as const;

const Finding = z.object({
  kind: z.enum(findingKinds),
  reason: z.enum(findingReasons),
  /** The language of the text that it is about; null when it is about the post. */
  lang: z.nullable(Lang),
  /** The day that it is about: until when the last review counts, or when the post leaves or left the site. */
  date: z.nullable(LocalDate),
  /** Where a link leads. */
  path: z.nullable(z.string()),
});
export type Finding = z.infer<typeof Finding>;

const FoundPost = z.extend(z.pick(DeskPost, { id: true, type: true, title_ar: true, title_en: true, live: true }), {
  findings: z.array(Finding),
});
export type FoundPost = z.infer<typeof FoundPost>;

/** Posts of each kind are counted up to here. */
export const mostCounted = 1000;

/** `GET /api/reports/content`: 30 posts at a time, the newest first. `before` is `next` of the part before. */
export const ContentReportQuery = z.object({
  finding: z.optional(z.enum(findingKinds)),
  before: z.optional(IdText),
});
export const ContentReport = dataOf(
  z.object({
    posts: z.array(FoundPost),
    next: z.nullable(Id),
    /** Posts with a finding of each kind, up to {@link mostCounted}. */
    counts: z.record(z.enum(findingKinds), z.int()),
  }),
);

// Questions -----------------------------------------------------------------------------------------------------------

/** Answers of so many days say how long askers wait. */
export const waitingDays = 30;

/** `GET /api/reports/questions`: the QA specialities of the caller; those who write content see all of them. */
const WaitingLine = z.object({
  id: Id,
  name_ar: z.string(),
  name_en: z.string(),
  open: z.int(),
  oldest_at: z.nullable(Instant),
  answered: z.int(),
  /** Hours from asking to answering, of the middle one and of the slowest tenth; null without answers. */
  median_hours: z.nullable(z.number()),
  p90_hours: z.nullable(z.number()),
});
export type WaitingLine = z.infer<typeof WaitingLine>;
export const QuestionsReport = dataOf(
  z.object({
    specialties: z.array(WaitingLine),
    now: Instant,
    /** Whether the caller has the list of questions that wait. */
    may_open: z.boolean(),
  }),
);

// Searches ------------------------------------------------------------------------------------------------------------

/** Searches of so many days are added up. */
export const searchedDays = 30;

/** What was searched less often is shown to nobody: a rare text may be about somebody. */
export const leastSearches = 5;

const MissedSearch = z.object({
  /** As the search reads it: folded, without punctuation. */
  query: z.string(),
  times: z.int(),
  /** On how many days, and on which one last. */
  days: z.int(),
  last_on: LocalDate,
});
export type MissedSearch = z.infer<typeof MissedSearch>;

/** `GET /api/reports/searches`: the 100 that were searched most often. */
export const SearchesReport = dataOf(z.object({ searches: z.array(MissedSearch) }));

// Reading -------------------------------------------------------------------------------------------------------------

/** Views of so many days are added up, today among them. */
export const readDays = 7;

const views = z.int();
const ReadPost = z.extend(z.pick(DeskPost, { id: true, title_ar: true, title_en: true }), { views });
export type ReadPost = z.infer<typeof ReadPost>;
const ReadQuestion = z.object({ slug: z.string(), title: z.string(), lang: Lang, views });
export type ReadQuestion = z.infer<typeof ReadQuestion>;

/** `GET /api/reports/reading`: the 30 posts and the 30 questions that were read most. */
export const ReadingReport = dataOf(z.object({ posts: z.array(ReadPost), questions: z.array(ReadQuestion) }));
