import type { Lang } from '@clinic/contracts';
import type { Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { issueKey } from '../newsletter/issue-keys.ts';
import { oneClickUrl, unsubscribeLink } from '../newsletter/links.ts';
import { nextRecipients } from '../newsletter/recipients.ts';
import { begunSending } from './begin-sending.ts';
import { subjectOf } from './change.ts';
import { assertComplete } from './check.ts';
import type { IssueMail } from './issue-mail.ts';
import { issueMail } from './issue-mail.ts';
import * as repo from './repo.ts';

type ClockServices = Pick<Services, 'db' | 'clock' | 'audit' | 'files' | 'mail' | 'cipher'>;

/** Messages of a transaction, and transactions of an issue in one run. */
const perBatch = 100;
const mostBatches = 10;

/**
 * Messages of issues that may wait in the outbox. Each holds the whole issue: a newsletter to a hundred thousand is no gigabyte
 * this way, and whoever unsubscribes meanwhile was not queued yet.
 */
const mostWaiting = 1000;

const byClock = (id: number) => ({ actor: null, subject: subjectOf(id), requestId: 'clock' });

/** Begins to send a scheduled issue whose time has come. One that lacks something by now goes back to its writers. */
async function beginDue({ db, clock, audit, files }: ClockServices, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const issue = await repo.claimIssue(tx, id);
    // Begun, cancelled or put off by somebody else meanwhile.
    if (issue?.state !== 'scheduled' || issue.sendAt === null || issue.sendAt > now) return;
    try {
      await assertComplete(files, issue.content);
    } catch (error) {
      if (!(error instanceof ClinicError)) throw error;
      await repo.updateIssue(tx, id, { state: 'draft', sendAt: null, updatedAt: now });
      await audit.record(tx, { ...byClock(id), at: now, action: 'newsletter.not-sent' });
      return;
    }
    const begun = await begunSending(tx, now);
    await repo.updateIssue(tx, id, { ...begun, updatedAt: now });
    const details = { subscribers: begun.total };
    await audit.record(tx, { ...byClock(id), at: now, action: 'newsletter.sending', details });
  });
}

/** The message of an issue in a language, prepared when the first reader needs it. */
function mailsOf({ content }: repo.IssueRow, origin: string): (lang: Lang) => Promise<IssueMail> {
  const prepared = new Map<Lang, Promise<IssueMail>>();
  return (lang) => {
    const known = prepared.get(lang) ?? issueMail(content[lang], { origin, lang });
    prepared.set(lang, known);
    return known;
  };
}

async function finish({ audit }: ClockServices, tx: Tx, issue: repo.IssueRow, now: Date): Promise<void> {
  await repo.updateIssue(tx, issue.id, { state: 'sent', sentAt: now, updatedAt: now });
  const details = { queued: issue.queued, subscribers: issue.total };
  await audit.record(tx, { ...byClock(issue.id), at: now, action: 'newsletter.sent', details });
}

/**
 * Queues one batch of messages. They and the place up to which they reach are stored together: after a crash the next run goes on
 * behind them. False when there is nothing to go on with now.
 */
async function sendBatch(services: ClockServices, id: number): Promise<boolean> {
  const { db, clock, mail, cipher } = services;
  return db.transaction(async (tx) => {
    const now = clock();
    const issue = await repo.claimIssue(tx, id);
    if (issue?.state !== 'sending' || issue.startedAt === null) return false;
    const room = mostWaiting - (await repo.waitingMessages(tx));
    if (room <= 0) return false;
    const part = await nextRecipients(tx, cipher, {
      ...{ after: issue.lastSubscriberId, subscribedUntil: issue.startedAt, most: Math.min(perBatch, room) },
    });
    if (part === null) {
      await finish(services, tx, issue, now);
      return false;
    }
    const mailOf = mailsOf(issue, mail.origin);
    for (const { id: subscriberId, email, lang, token } of part.recipients) {
      const say = await mailOf(lang);
      await mail.queue(tx, {
        ...say(unsubscribeLink(mail.origin, token, lang)),
        dedupeKey: issueKey(id, subscriberId),
        ...{ channel: 'email', recipient: email, lang, createdAt: now, urgency: 'later' },
        unsubscribeUrl: oneClickUrl(mail.origin, token),
      });
    }
    await repo.noteProgress(tx, id, {
      lastSubscriberId: part.upTo,
      queued: issue.queued + part.recipients.length,
    });
    return true;
  });
}

/**
 * Begins issues whose time has come, and goes on with those that are being sent. It may run at any time on several servers: one
 * issue is worked on by one of them, batch by batch. `onError` receives the error of an issue; the others go on.
 */
export async function sendIssues(services: ClockServices, onError: (error: unknown) => void): Promise<void> {
  for (const id of await repo.dueIssues(services.db, services.clock())) {
    try {
      await beginDue(services, id);
      for (let batch = 0; batch < mostBatches; batch += 1) if (!(await sendBatch(services, id))) break;
    } catch (error) {
      onError(error);
    }
  }
}
