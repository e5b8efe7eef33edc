import type {
  IssueContent,
  NewsletterIssue,
  NewsletterIssueDetails,
  NewsletterIssues,
} from '@clinic/contracts/content/newsletter-issues';

export const anIssueContent = (more: Partial<IssueContent> = {}): IssueContent => ({
  ar: { subject: 'نصائح الشتاء', preheader: 'كيف تقي أسرتك', html: '<p>خذ اللقاح مبكرًا.</p>' },
  en: { subject: 'Winter advice', preheader: 'Protect your family', html: '<p>Have your vaccination early.</p>' },
  ...more,
});

export const aListedIssue = (id: number, more: Partial<NewsletterIssue> = {}): NewsletterIssue => ({
  ...{ id, subject_ar: 'نصائح الشتاء', subject_en: 'Winter advice', state: 'draft', send_at: null, sent_at: null },
  ...{ total: null, queued: 0, updated_at: '2026-11-21T07:00:00.000Z', updated_by: 'سلمى', version: 3 },
  ...more,
});

export const issuesOf = (issues: NewsletterIssue[], more: Partial<NewsletterIssues> = {}): NewsletterIssues => ({
  ...{ issues, next: null, subscribers: { ar: 1200, en: 34 } },
  ...more,
});

/** An issue, as a publisher sees what somebody else wrote. */
export function anIssueOfDesk(more: Partial<NewsletterIssueDetails> = {}): NewsletterIssueDetails {
  const content = more.content ?? anIssueContent();
  return {
    ...aListedIssue(7, { subject_ar: content.ar.subject, subject_en: content.en.subject }),
    ...{ content, subscribers: { ar: 1200, en: 34 }, deliveries: { waiting: 0, sent: 0, failed: 0 } },
    ...{ actions: ['test', 'send', 'schedule', 'delete'], may_write: true, own: false },
    ...more,
  };
}
