import type { IssueContent } from '@clinic/contracts/content/newsletter-issues';
import { newsletterIssues } from '../db/schema.ts';
import type { TestClinic } from './clinic.ts';

/** Everything of an issue, in both languages. */
export const aWrittenIssue = (more: Partial<IssueContent> = {}): IssueContent => ({
  ar: {
    ...{ subject: 'نصائح الشتاء', preheader: 'كيف تقي أسرتك' },
    html: '<h2>الإنفلونزا</h2><p>خذ <a href="/offers">اللقاح</a> مبكرًا.</p>',
  },
  en: {
    ...{ subject: 'Winter advice', preheader: 'How to protect your family' },
    html: '<h2>Flu</h2><p>Have your <a href="/offers">vaccination</a> early.</p>',
  },
  ...more,
});

/** An issue at the first version, as if somebody else had written it. */
export async function anIssue(
  clinic: TestClinic,
  {
    state = 'draft',
    content = aWrittenIssue(),
  }: { state?: 'draft' | 'scheduled' | undefined; content?: IssueContent } = {},
): Promise<number> {
  const sendAt = state === 'scheduled' ? new Date(clinic.now().getTime() + 3_600_000) : null;
  const [row] = await clinic.database.db
    .insert(newsletterIssues)
    .values({ content, state, sendAt, updatedAt: clinic.now() })
    .returning({ id: newsletterIssues.id });
  return row?.id ?? 0;
}
