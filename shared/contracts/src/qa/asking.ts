import { dataOf, emailPattern, Id, Instant, Lang, z } from '@clinic/contracts';
import { Answer, ClosedReason, QuestionAddition, QuestionStatus } from './questions.ts';
import { tidy } from './written-text.ts';

/** Longest title, question and name, most tags and their length (S114, E1). */
export const askLimits = { title: 255, content: 2000, name: 100, tags: 5, tag: 60, addition: 1000 } as const;
/** From which length on the form no longer hints that more would help; the server only wants something (Q34). */
export const askHints = { title: 3, content: 10, name: 2 } as const;
/** Most additions to a question. */
export const mostAdditions = 3;
/** The wording of the terms that an asker accepts; another wording gets another number. */
export const termsVersion = '2026-11-23';

const needed = (key: string, limit: number) =>
  z.string(key).check(tidy, z.trim(), z.minLength(1, key), z.maxLength(limit, 'validation.tooLong'));

const Tag = needed('validation.required', askLimits.tag);

/** What everybody says who asks (S113, S114). Tags and terms may be left out by other clients (Q35). */
const asked = {
  qa_specialty_id: z.coerce
    .number('errors.specialtyRequired')
    .check(z.int('errors.specialtyRequired'), z.positive('errors.specialtyRequired')),
  question_title: needed('errors.titleRequired', askLimits.title),
  question_content: needed('errors.contentRequired', askLimits.content),
  tags: z._default(z.array(Tag).check(z.maxLength(askLimits.tags, 'errors.tooManyTags')), []),
  /** Those who are shown the terms must accept them; leaving it out is no refusal (Q35). */
  terms_accepted: z.optional(z.literal(true, 'errors.termsRequired')),
  lang: z.optional(Lang),
  /**
   * What `GET /api/qa/challenge` gave and its solution, as the text of a JSON object with `challenge` and `solution`; wanted
   * only of those who are close to a limit (CHALLENGE_REQUIRED).
   */
  proof: z.optional(z.string().check(z.maxLength(4000))),
};

/** A question under one's name (S113). */
export const NamedQuestion = z.object({
  ...asked,
  /** Leaving it out says the same. */
  is_anonymous: z._default(z.optional(z.literal(false)), false),
  user_name: needed('errors.nameRequired', askLimits.name),
  user_email: z
    .string('errors.emailRequired')
    .check(
      z.trim(),
      z.minLength(1, 'errors.emailRequired'),
      z.maxLength(254, 'validation.tooLong'),
      z.regex(emailPattern, 'errors.emailInvalid'),
    ),
  user_phone: z.optional(z.string().check(z.trim(), z.maxLength(40, 'validation.tooLong'))),
});

/** A question without a name: whatever else is sent of the asker is dropped unread (S110, Q34). */
export const AnonymousQuestion = z.object({ ...asked, is_anonymous: z.literal(true) });

/** `POST /api/qa/questions` (S93). `Idempotency-Key` makes a repeated post harmless. */
export const AskQuestion = z.discriminatedUnion('is_anonymous', [NamedQuestion, AnonymousQuestion]);
export type AskQuestion = z.infer<typeof AskQuestion>;

/**
 * The answer: 201. The tracking code is shown this once; only a keyed hash of it is kept. `review` says that people look at the
 * question before it appears; `slug` is null until then.
 */
export const AskedResponse = dataOf(
  z.object({ id: Id, slug: z.nullable(z.string()), tracking_code: z.string(), review: z.boolean() }),
);
export type AskedResponse = z.infer<typeof AskedResponse>;

/**
 * A challenge to a browser: a second of computing, checked in a moment, good for one question within minutes. It goes to
 * `solveChallenge` of altcha-lib as it is, with the key derivation of `altcha-lib/algorithms/web/pbkdf2`.
 */
export const ChallengeResponse = z.object({ challenge: z.record(z.string(), z.unknown()) });

/** Twelve letters and digits in any case, with or without spaces and hyphens. */
export const TrackingCode = z
  .string('errors.codeRequired')
  .check(z.trim(), z.minLength(1, 'errors.codeRequired'), z.maxLength(40, 'errors.codeUnknown'));

/** `POST /api/qa/track`, and with 204 `POST /api/qa/track/delete`: a code goes in a body, never in an address. */
export const TrackRequest = z.object({ code: TrackingCode });
/** `POST /api/qa/track/additions`: 201 with the question as it is then; 409 INVALID_TRANSITION when nothing can be added. */
export const AddToQuestion = z.object({
  code: TrackingCode,
  content: needed('errors.additionRequired', askLimits.addition),
});
/** An addition as its asker sees it: `is_public` is false while people have yet to read it. */
const TrackedAddition = z.extend(QuestionAddition, { is_public: z._default(z.boolean(), true) });
/** A question as its asker sees it, also while it is not public. */
export const TrackedQuestion = z.object({
  id: Id,
  /** Null while it is not public. */
  slug: z.nullable(z.string()),
  visibility: z.enum(['public', 'review', 'hidden', 'spam']),
  status: QuestionStatus,
  lang: Lang,
  question_title: z.string(),
  question_content: z.string(),
  created_at: Instant,
  additions: z.array(TrackedAddition),
  additions_left: z.int(),
  closed: z.nullable(
    z.object({
      reason: ClosedReason,
      note: z.nullable(z.string()),
      /** The public question that it repeats. */
      duplicate_of: z.optional(z.object({ slug: z.string(), question_title: z.string() })),
    }),
  ),
  answer: z.nullable(Answer),
});
export type TrackedQuestion = z.infer<typeof TrackedQuestion>;
export const TrackedResponse = dataOf(TrackedQuestion);
