import type { Lang } from '@clinic/contracts';
import { languages } from '@clinic/contracts';
import type { IssueAction, NewsletterIssueDetails } from '@clinic/contracts/content/newsletter-issues';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { begunSending } from './begin-sending.ts';
import type { IssueCall, IssueChange } from './change.ts';
import { changeIssue, readIssue } from './change.ts';
import { assertComplete } from './check.ts';
import { issueMail } from './issue-mail.ts';
import { refusalOf } from './policy.ts';
import * as repo from './repo.ts';

/** More looks than an issue takes, and too few to fill a mailbox. */
const tests: Limit = { scope: 'newsletter-test', most: 20, minutes: 60 };

function assertMay({ editor, issue }: IssueChange, action: IssueAction): void {
  const refusal = refusalOf(editor, issue, action);
  if (refusal !== null) throw new ClinicError(refusal);
}

/** What every change of a state notes about itself. */
const by = ({ editor, now }: IssueChange) => ({ updatedAt: now, updatedBy: editor.userId });

const answer = async ({ tx, editor, issue }: IssueChange) => readIssue(tx, editor, issue.id);

/** Sends an issue to everybody who is subscribed now. */
export function sendIssue(services: Services, call: IssueCall, version: number): Promise<NewsletterIssueDetails> {
  return changeIssue(services, call, { version, action: 'newsletter.sending' }, async (change) => {
    assertMay(change, 'send');
    await assertComplete(services.files, change.issue.content);
    const begun = await begunSending(change.tx, change.now);
    await repo.updateIssue(change.tx, change.issue.id, { ...begun, ...by(change) });
    return { result: await answer(change), details: { subscribers: begun.total } };
  });
}

/** Sets the time at which an issue is sent. */
export function scheduleIssue(
  services: Services,
  call: IssueCall,
  { version, at }: { version: number; at: string },
): Promise<NewsletterIssueDetails> {
  return changeIssue(services, call, { version, action: 'newsletter.scheduled' }, async (change) => {
    assertMay(change, 'schedule');
    const sendAt = new Date(at);
    if (Number.isNaN(sendAt.getTime()) || sendAt <= change.now) throw invalidField('at', 'desk.wrong.pastTime');
    await assertComplete(services.files, change.issue.content);
    await repo.updateIssue(change.tx, change.issue.id, { state: 'scheduled', sendAt, ...by(change) });
    return { result: await answer(change), details: { at: sendAt.toISOString() } };
  });
}

/** Makes a scheduled issue a draft again. */
export function cancelIssue(services: Services, call: IssueCall, version: number): Promise<NewsletterIssueDetails> {
  return changeIssue(services, call, { version, action: 'newsletter.cancelled' }, async (change) => {
    assertMay(change, 'cancel');
    await repo.updateIssue(change.tx, change.issue.id, { state: 'draft', sendAt: null, ...by(change) });
    return { result: await answer(change) };
  });
}

/** Deletes a draft for good. */
export function deleteIssue(services: Services, call: IssueCall, version: number): Promise<void> {
  return changeIssue(services, call, { version, action: 'newsletter.deleted' }, async (change) => {
    assertMay(change, 'delete');
    await repo.deleteIssue(change.tx, change.issue.id);
    return { result: undefined };
  });
}

const marked: Record<Lang, (subject: string) => string> = {
  ar: (subject) => `[تجربة] ${subject}`,
  en: (subject) => `[Test] ${subject}`,
};

/**
 * Sends an issue as it is stored to the caller's own address and nobody else's, in each language that has a subject and a text.
 * @throws {ClinicError} VALIDATION when neither has, RATE_LIMITED
 */
export async function testIssue(
  services: Services,
  call: IssueCall & { readonly email: string },
  version: number,
): Promise<{ languages: Lang[] }> {
  const { db, clock, mail } = services;
  await countAttempt(db, tests, String(call.editor.userId), clock());
  return changeIssue(services, call, { version, action: 'newsletter.tested' }, async (change) => {
    assertMay(change, 'test');
    const { tx, issue, editor, now } = change;
    const written = languages.filter((lang) => issue.content[lang].subject !== '' && issue.content[lang].html !== '');
    if (written.length === 0)
      throw new ClinicError('VALIDATION', {
        errors: Object.fromEntries(languages.map((lang) => [`content.${lang}.subject`, ['validation.required']])),
      });
    for (const lang of written) {
      const say = await issueMail(issue.content[lang], { origin: mail.origin, lang });
      // Nobody is unsubscribed by a test: the link leads to the page of the newsletter.
      const content = say(`${mail.origin}/newsletter${lang === 'en' ? '?lang=en' : ''}`);
      await mail.queue(tx, {
        ...content,
        subject: marked[lang](content.subject),
        dedupeKey: `newsletter-test:${issue.id}:${editor.userId}:${lang}:${now.toISOString()}`,
        ...{ channel: 'email', recipient: call.email, userId: editor.userId, lang, createdAt: now },
      });
    }
    return { result: { languages: written }, details: { languages: written.join(' ') } };
  });
}
