import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { describeForLog, inContext, untracedSpan } from '@clinic/node';
import { keepAuditHead } from '../audit-heads.ts';
import { dayMs, hourMs, minuteMs } from '../durations.ts';
import { forgetExpiredResponses } from '../http/idempotency.ts';
import { forgetEndedCounts } from '../http/rate-limit.ts';
import { dropUnseenPushDevices } from '../messaging/push-devices.ts';
import { dropOldMessages, tidyOutbox } from '../messaging/retention.ts';
import { encryptPlainCvs, purgeApplications, purgeUploads } from '../modules/applications/retention.ts';
import { forgetExpiredSessions } from '../modules/auth/retention.ts';
import { checkAllLinks } from '../modules/content-desk/check-links.ts';
import { tidySitePreviews } from '../modules/site-previews/find.ts';
import { keepPostTimes, tidyContentDesk } from '../modules/content-desk/by-the-clock.ts';
import { forgetHolds } from '../modules/appointments/forget-holds.ts';
import { sendReminders } from '../modules/appointments/reminders.ts';
import { tidyRenditions } from '../modules/images/shared-renditions.ts';
import { dropOldMetrics } from '../modules/metrics/retention.ts';
import { sendIssues } from '../modules/newsletter-issues/by-the-clock.ts';
import { endWeek } from '../modules/reactions/end-week.ts';
import { purgeRegistrations } from '../modules/registration/retention.ts';
import { dropOldMisses } from '../modules/search/misses.ts';
import { purgeAbandonedSessions } from '../modules/surveys/retention.ts';
import { expireOffers } from '../modules/waitlist/expire-offers.ts';
import type { Services } from '../services.ts';
import { every } from './every.ts';
import { reencryptRows } from './reencrypt-rows.ts';

/**
 * Something that the server does by the clock, not because somebody asks for it. Every process does it: a piece of work is
 * claimed in the database, or deleting it twice is the same as once.
 */
interface Job {
  readonly intervalMs: number;
  /** The log line of a run that fails. */
  readonly failure: string;
  /** A job of many parts reports a part that fails to `onError` and goes on with the others. */
  readonly run: (services: Services, onError: (error: unknown) => void, pool: pg.Pool) => Promise<unknown>;
}

const jobs: readonly Job[] = [
  { intervalMs: dayMs, failure: 'old applications could not be removed', run: purgeApplications },
  { intervalMs: dayMs, failure: 'CVs could not be encrypted', run: encryptPlainCvs },
  { intervalMs: dayMs, failure: 'old uploads could not be removed', run: purgeUploads },
  { intervalMs: dayMs, failure: 'old drawn pictures could not be removed', run: tidyRenditions },
  {
    intervalMs: dayMs,
    failure: 'rows could not be encrypted with the newest key',
    run: (_services, onError, pool) => reencryptRows(pool, { skipLocked: true, onError }),
  },
  {
    intervalMs: hourMs,
    failure: 'answers to requests that are repeated no more could not be forgotten',
    run: forgetExpiredResponses,
  },
  { intervalMs: hourMs, failure: 'counts that have ended could not be forgotten', run: forgetEndedCounts },
  { intervalMs: dayMs, failure: 'old registrations could not be removed', run: purgeRegistrations },
  // Soon after midnight is early enough for the week to move on.
  { intervalMs: hourMs, failure: 'views of the week could not be brought up to date', run: endWeek },
  { intervalMs: minuteMs / 2, failure: 'expired offers of the waiting list could not be closed', run: expireOffers },
  {
    intervalMs: dayMs,
    failure: 'old metrics of releases could not be removed',
    run: (services) => dropOldMetrics(services, new Date()),
  },
  { intervalMs: hourMs, failure: 'slots that are no longer kept could not be forgotten', run: forgetHolds },
  { intervalMs: minuteMs, failure: 'the last row of the audit log could not be kept', run: keepAuditHead },
  { intervalMs: minuteMs, failure: 'expired messages could not be removed', run: tidyOutbox },
  { intervalMs: dayMs, failure: 'messages of long ago could not be removed', run: dropOldMessages },
  { intervalMs: dayMs, failure: 'sessions that have run out could not be deleted', run: forgetExpiredSessions },
  { intervalMs: dayMs, failure: 'browsers of long ago could not be forgotten', run: dropUnseenPushDevices },
  { intervalMs: minuteMs / 12, failure: 'a post could not be published or taken off the site', run: keepPostTimes },
  { intervalMs: minuteMs / 12, failure: 'an issue of the newsletter could not be sent', run: sendIssues },
  { intervalMs: dayMs, failure: 'the recycle bin of the content desk could not be emptied', run: tidyContentDesk },
  { intervalMs: dayMs, failure: 'old previews of the site could not be forgotten', run: tidySitePreviews },
  { intervalMs: hourMs, failure: 'links in posts could not be checked', run: checkAllLinks },
  { intervalMs: dayMs, failure: 'old searches without result could not be removed', run: dropOldMisses },
  { intervalMs: dayMs, failure: 'surveys that nobody finished could not be removed', run: purgeAbandonedSessions },
  { intervalMs: minuteMs, failure: 'a reminder of an appointment could not be queued', run: sendReminders },
];

/** Starts every job, now and then at its interval. Returns what stops them all. */
export function startJobs(services: Services, pool: pg.Pool, log: FastifyBaseLogger): () => void {
  const stops = jobs.map(({ intervalMs, failure, run }) => {
    return every(
      intervalMs,
      // A run has an id as a request has: its messages and what it logs can be found together.
      () => {
        const reqId = randomUUID();
        const onError = (error: unknown) => log.error({ reqId, failure: describeForLog(error) }, failure);
        return inContext({ requestId: reqId, span: untracedSpan }, () => run(services, onError, pool).catch(onError));
      },
      (error) => log.error({ failure: describeForLog(error) }, failure),
    );
  });
  return () => {
    for (const stop of stops) stop();
  };
}
