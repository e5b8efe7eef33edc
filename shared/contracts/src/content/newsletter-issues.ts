/**
 * The messages of the desk at which the staff write issues of the newsletter and send them. Only the desk's own screens load
 * them.
 */
import { dataOf, Id, IdText, Instant, Lang, z } from '@clinic/contracts';

/**
 * How long each part of an issue may be, in characters. Mailboxes cut a message off from some 100 KB on, and an Arabic letter
 * has two bytes.
 */
export const issueLimits = { subject: 150, preheader: 200, html: 30_000 } as const;

const upTo = (part: keyof typeof issueLimits) =>
  z.string().check(z.trim(), z.maxLength(issueLimits[part], 'validation.tooLong'));
/** These stand in one line of a mailbox. */
const oneLine = z.regex(/^[^\r\n]*$/, 'validation.invalid');

/** An issue in one language. What is not written yet is empty; the preheader may stay so. */
const IssueText = z.object({
  subject: upTo('subject').check(oneLine),
  /** What mailboxes show behind the subject. */
  preheader: upTo('preheader').check(oneLine),
  html: upTo('html'),
});
export type IssueText = z.infer<typeof IssueText>;

/** The parts of an issue in one language, in their order. */
export const issueParts = ['subject', 'preheader', 'html'] as const satisfies (keyof IssueText)[];

/** The last lines of an issue, in its language: why it came, and the words of the link that ends the subscription. */
export const issueFooter: Readonly<Record<Lang, { readonly why: string; readonly end: string }>> = {
  ar: { why: 'تصلك هذه الرسالة لأن بريدك الإلكتروني مشترك في نشرتنا.', end: 'إلغاء الاشتراك' },
  en: { why: 'You receive this because you subscribed to our newsletter.', end: 'Unsubscribe' },
};

/** Everything of an issue that somebody writes. */
export const IssueContent = z.object({ ar: IssueText, en: IssueText });
export type IssueContent = z.infer<typeof IssueContent>;

/** Where an issue is. `sent`: every message of it was handed to the outbox. */
export const issueStates = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type IssueState = (typeof issueStates)[number];

/** An issue as the desk lists it. */
export const NewsletterIssue = z.object({
  id: Id,
  subject_ar: z.string(),
  subject_en: z.string(),
  state: z.enum(issueStates),
  send_at: z.nullable(Instant),
  sent_at: z.nullable(Instant),
  /** How many were subscribed when sending began; null before. */
  total: z.nullable(z.int()),
  /** How many messages were queued. */
  queued: z.int(),
  updated_at: Instant,
  updated_by: z.nullable(z.string()),
  /** Counts up with every change; whoever changes it says which one they saw: 409 EDIT_CONFLICT when it is another by now. */
  version: z.int(),
});
export type NewsletterIssue = z.infer<typeof NewsletterIssue>;

/** How many would get an issue now, by the language of their subscription. */
const Subscribers = z.object({ ar: z.int(), en: z.int() });
export type Subscribers = z.infer<typeof Subscribers>;

/** `GET /api/content-desk/newsletter`: 30 at a time, the last begun first. `before` is `next` of the part before. */
export const NewsletterIssuesQuery = z.object({ before: z.optional(IdText) });
export const NewsletterIssuesResponse = dataOf(
  z.object({ issues: z.array(NewsletterIssue), next: z.nullable(Id), subscribers: Subscribers }),
);
export type NewsletterIssues = z.infer<typeof NewsletterIssuesResponse>['data'];

/** What can be done with an issue besides writing. `cancel` makes a scheduled one a draft again. */
export const issueActions = ['test', 'send', 'schedule', 'cancel', 'delete'] as const;
export type IssueAction = (typeof issueActions)[number];

/** An issue, whole. */
export const NewsletterIssueDetails = z.extend(NewsletterIssue, {
  content: IssueContent,
  subscribers: Subscribers,
  /**
   * What became of the queued messages, for as long as the outbox knows: 90 days. Whoever unsubscribed before their message
   * left is in none of these.
   */
  deliveries: z.object({ waiting: z.int(), sent: z.int(), failed: z.int() }),
  /** What the caller may do with it now. */
  actions: z.array(z.enum(issueActions)),
  may_write: z.boolean(),
  /** Sending is for somebody else: the caller wrote some of it, and the clinic asks for two people. */
  own: z.boolean(),
});
export type NewsletterIssueDetails = z.infer<typeof NewsletterIssueDetails>;
export const NewsletterIssueResponse = dataOf(NewsletterIssueDetails);

/**
 * `POST /api/content-desk/newsletter/{id}`: keeps what was written. The answer has the HTML as it was sanitised, and names what
 * was taken out of it.
 */
export const SaveIssue = z.object({ version: z.int(), content: IssueContent, keep: z._default(z.boolean(), false) });
export type SaveIssue = z.infer<typeof SaveIssue>;
export const SavedIssue = dataOf(z.object({ issue: NewsletterIssueDetails, removed: z.array(z.string()) }));

/** `POST /api/content-desk/newsletter/{id}/send`, `…/cancel` and `…/delete`. */
export const ActOnIssue = z.object({ version: z.int() });
/** `POST /api/content-desk/newsletter/{id}/schedule` */
export const ScheduleIssue = z.object({ version: z.int(), at: Instant });
/** `POST /api/content-desk/newsletter/{id}/test`: to the caller's own address. The answer names the languages that went out. */
export const TestedIssue = dataOf(z.object({ languages: z.array(Lang) }));
