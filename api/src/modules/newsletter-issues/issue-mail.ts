import type { Lang } from '@clinic/contracts';
import type { IssueText } from '@clinic/contracts/content/newsletter-issues';
import { issueFooter } from '@clinic/contracts/content/newsletter-issues';
import { escapeHtml } from '../../messaging/email-html.ts';
import type { MessageContent } from '../../messaging/mail.ts';

/** What a message of an issue says, with the link that ends the subscription of its reader. */
export type IssueMail = (link: string) => Pick<MessageContent, 'subject' | 'body' | 'html' | 'preheader'>;

/** Prepares the message of an issue in one language once; it differs from reader to reader by one link. */
export async function issueMail(
  { subject, preheader, html }: IssueText,
  { origin, lang }: { origin: string; lang: Lang },
): Promise<IssueMail> {
  const { mailText } = await import('../../content/mail-html.ts');
  const said = mailText(html, { origin, lang });
  const { why, end } = issueFooter[lang];
  return (link) => ({
    subject,
    preheader,
    body: `${said.text}\n\n${why}\n${end}: ${link}`,
    html: `${said.html}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #9aa5a8;font-size:14px">${why}<br>
<a href="${escapeHtml(link)}" style="color:#0b5a6f">${end}</a></p>`,
  });
}
