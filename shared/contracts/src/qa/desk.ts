import { dataOf, Id, IdText, Instant, pageOf, z } from '@clinic/contracts';
import { Answer, ClosedReason, closedReasons, QuestionAddition, Question } from './questions.ts';
import { reportReasons } from './reacting.ts';
import { tidy } from './written-text.ts';

/** Who may see a question, apart from its status (E5). */
export const visibilities = ['public', 'review', 'hidden', 'spam'] as const;
export const Visibility = z.enum(visibilities);
export type Visibility = z.infer<typeof Visibility>;

/**
 * Why people should look at a question first: set by the checks of what was written, and by reports of readers. Whatever a
 * check flags is held in review; `red-flag` has signs that somebody may be in danger.
 */
export const questionFlags = ['red-flag', 'personal-data', 'link', 'reported'] as const;
export const QuestionFlag = z.enum(questionFlags);
export type QuestionFlag = z.infer<typeof QuestionFlag>;

/**
 * How long a claimed question is kept for its doctor, in minutes (E5); afterwards it is nobody's. `POST …/claim` takes it, or
 * makes the time of its holder longer: 409 ALREADY_CLAIMED while it is somebody else's. `POST …/release` gives it back: 409
 * NOT_CLAIMED when there is nothing to give back; moderators release anybody's. Neither needs a body, nor does
 * `POST …/reopen` (of a closed question).
 */
export const claimMinutes = 10;

/** Lists of the desk. `waiting` is what can be answered: public or in review, without an answer, the urgent and the oldest first. */
export const deskLists = ['waiting', 'mine', 'review', 'reported', 'answered', 'closed', 'hidden', 'spam'] as const;
export const DeskQuery = z.object({
  list: z._default(z.enum(deskLists), 'waiting'),
  qa_specialty_id: z.optional(IdText),
  page: z._default(IdText, 1),
});

/** Who is at work on a question, and for how long from this response on: what no clock of a computer can say. */
const Claim = z.object({ by_me: z.boolean(), name: z.string(), until: Instant, seconds_left: z.optional(z.int()) });

const deskItem = {
  visibility: Visibility,
  flags: z.array(QuestionFlag),
  reports_count: z.int(),
  claim: z.nullable(Claim),
};
/** A question in a list of the desk. Contact data of askers are no part of it: nobody needs them to answer. See {@link AskerContact}. */
export const DeskQuestion = z.extend(Question, deskItem);
export type DeskQuestion = z.infer<typeof DeskQuestion>;
export const DeskPage = pageOf(DeskQuestion);

/** Fewest letters that the desk is searched by. */
export const leastQuestionSearch = 3;
/**
 * `GET /api/qa/desk/search`: questions of every list by their words, for whoever may see them. What is not public stands
 * first, then what fits best; at most ten.
 */
export const DeskQuestionSearch = z.object({
  search: z.string().check(z.trim(), z.minLength(leastQuestionSearch, 'validation.tooShort'), z.maxLength(100)),
});
export const DeskQuestionsFound = dataOf(z.array(DeskQuestion));

/** How many questions each list holds for the caller, and whose questions those are: a doctor's own specialities, or all. */
export const DeskOverview = dataOf(
  z.object({
    counts: z.record(z.enum(deskLists), z.int()),
    specialties: z.array(z.object({ id: Id, name_ar: z.string(), name_en: z.string() })),
    /** Whether the caller writes answers (a doctor), and moderates (moderator, admin). */
    may: z.object({ answer: z.boolean(), moderate: z.boolean() }),
  }),
);

/** A report of a reader that nobody has dealt with yet. */
export const Report = z.object({
  id: Id,
  reason: z.enum(reportReasons),
  note: z.nullable(z.string()),
  created_at: Instant,
});

/** What the asker wrote later. What holds personal data is not public until a moderator publishes it. */
export const DeskAddition = z.extend(QuestionAddition, { id: Id, is_public: z.boolean() });

/** An answer as it was before a change, and who changed it. */
export const Revision = z.object({
  answer_content: z.string(),
  at_home: z.nullable(z.string()),
  come_in: z.nullable(z.string()),
  emergency: z.nullable(z.string()),
  edited_by: z.string(),
  edited_at: Instant,
});

/** Why personal data that a check still finds is published all the same. The audit log names the reason. */
export const keepReasons = ['no-personal-data', 'public-contact', 'owner-agreed'] as const;
const KeepReason = z.enum(keepReasons, 'errors.keepReasonRequired');

/** What was done to a question, oldest first; readings are not among them. `by` is null for its asker. */
export const ModerationAction = z.object({ action: z.string(), by: z.nullable(z.string()), at: Instant });

/** One question at the desk, whole. */
export const DeskQuestionDetails = z.extend(DeskQuestion, {
  tags: z.array(z.string()),
  additions: z.array(DeskAddition),
  closed: z.nullable(z.object({ reason: ClosedReason, note: z.nullable(z.string()), duplicate_of: z.nullable(Id) })),
  reports: z.array(Report),
  revisions: z.array(Revision),
  acts: z.array(ModerationAction),
  /** Null when no personal data was replaced; what was is `readable` for doctors of its speciality, who may need it. */
  original: z._default(z.nullable(z.object({ readable: z.boolean() })), null),
  /** Whether the caller may read how its asker is reached: somebody may be in danger, and the asker gave a name. */
  reachable: z._default(z.boolean(), false),
  /** What the caller may do with it in its present state; `answer` also while somebody else is at work on it (`claim`). */
  may: z.object({ answer: z.boolean(), edit: z.boolean(), moderate: z.boolean() }),
});
export type DeskQuestionDetails = z.infer<typeof DeskQuestionDetails>;
/** The answer to `GET /api/qa/desk/questions/{id}`, and to every act below: the question as it is after it. */
export const DeskQuestionResponse = dataOf(DeskQuestionDetails);

/** Longest part of an answer. */
export const answerLimits = { content: 4000, part: 2000 } as const;
const part = z._default(z.string().check(tidy, z.trim(), z.maxLength(answerLimits.part, 'validation.tooLong')), '');

/** `POST`, and with a `revision` `PUT`, `/api/qa/desk/questions/{id}/answer`: an empty part is left out. */
export const WriteAnswer = z.object({
  answer_content: z
    .string('errors.answerRequired')
    .check(
      tidy,
      z.trim(),
      z.minLength(1, 'errors.answerRequired'),
      z.maxLength(answerLimits.content, 'validation.tooLong'),
    ),
  at_home: part,
  come_in: part,
  emergency: part,
});
export type WriteAnswer = z.infer<typeof WriteAnswer>;
/** `revision` is the number of revisions that the editor has seen: 409 ALREADY_ANSWERED when there is a newer one. */
export const EditAnswer = z.extend(WriteAnswer, { revision: z.int().check(z.minimum(0)) });

/** `POST …/close` (E5): a duplicate names the question that it repeats. */
export const CloseQuestion = z
  .object({
    reason: z.enum(closedReasons, 'errors.reasonRequired'),
    note: z._default(z.string().check(tidy, z.trim(), z.maxLength(500, 'validation.tooLong')), ''),
    duplicate_of: z.optional(Id),
  })
  .check(
    z.refine((close) => close.reason !== 'duplicate' || close.duplicate_of !== undefined, {
      error: 'errors.duplicateRequired',
      path: ['duplicate_of'],
    }),
  );
/**
 * `POST …/visibility`: publish, take from the site, mark as spam, or send back into review. Publishing takes the flags of
 * the checks off, also of a question that is public already. The reason goes to the audit log, where nothing
 * stands that anybody wrote: it is one of those that readers have. While a check finds personal data in what becomes public,
 * publishing is refused (422, `keep`) unless `keep` says why it may stay; `POST …/redact` replaces it, with no body: 409
 * INVALID_TRANSITION when there is none. `additions` is how many of the asker's additions the moderator has seen: 409
 * INVALID_TRANSITION when there are others.
 */
export const ChangeVisibility = z.object({
  visibility: Visibility,
  reason: z.optional(z.enum(reportReasons, 'errors.reasonRequired')),
  keep: z.optional(KeepReason),
  additions: z.optional(z.int().check(z.minimum(0))),
});
/**
 * `POST …/reports/handled`: settles the reports of a question. `newest` is the last of those that the moderator has seen: 409
 * INVALID_TRANSITION when a later one is open.
 */
export const HandleReports = z.object({ newest: z.optional(Id) });
/** `POST …/additions/{id}/publish`: as above for what was added. */
export const PublishAddition = z.object({ keep: z.optional(KeepReason) });

/** `GET …/original`: what the asker wrote before personal data was replaced, for doctors of its speciality. */
export const OriginalQuestion = z.object({
  question_title: z.string(),
  question_content: z.string(),
  tags: z.array(z.string()),
  user_name: z.nullable(z.string()),
  /** Those in which something was replaced. */
  additions: z.array(z.object({ id: Id, content: z.string() })),
});
export type OriginalQuestion = z.infer<typeof OriginalQuestion>;
export const OriginalQuestionResponse = dataOf(OriginalQuestion);

/**
 * `GET …/contact`: how the asker of a question with the flag `red-flag` is reached, for whoever may see the question. Each
 * reading is in the audit log. 403 without the flag; 404 when the asker gave no name. The e-mail address is given where no
 * number can be called; `phone` is then what the asker wrote in its place, if anything.
 */
export const AskerContact = z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()) });
export type AskerContact = z.infer<typeof AskerContact>;
export const AskerContactResponse = dataOf(AskerContact);
/** `POST …/specialty`: a question that was asked in the wrong place. */
export const MoveQuestion = z.object({ qa_specialty_id: Id });
/** Parts of an answer, as the preview shows them before it is published. */
export const AnswerDraft = z.pick(Answer, { answer_content: true, at_home: true, come_in: true, emergency: true });
export type AnswerDraft = z.infer<typeof AnswerDraft>;

/** One row of the audit log: `GET /api/qa/desk/audit`, newest first, admins only. */
export const AuditRow = z.object({
  id: Id,
  at: Instant,
  actor_id: z.nullable(Id),
  actor_role: z.nullable(z.int()),
  action: z.string(),
  subject: z.string(),
  result: z.enum(['done', 'refused']),
  details: z.record(z.string(), z.unknown()),
});
export const AuditQuery = z.object({
  subject: z.optional(z.string().check(z.maxLength(100))),
  page: z._default(IdText, 1),
});
export const AuditPage = pageOf(AuditRow);
