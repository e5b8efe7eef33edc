import type { Lang } from '@clinic/contracts';
import { languages, roles } from '@clinic/contracts';
import type { DeskPost } from '@clinic/contracts/content/desk';
import { needsReview } from '@clinic/contracts/content/desk';
import type { Finding } from '@clinic/contracts/content/reports';
import { expiryDays, reviewDueDays, reviewValidDays } from '@clinic/contracts/content/reports';
import { addDays, clinicDateTime, clinicToday } from '@clinic/contracts/time';
import { dayMs } from '../../durations.ts';
import { worksAtDesk } from '../content-desk/policy.ts';

/** Who reads how long questions wait: those who write content, and whoever answers or moderates. */
export const readsQuestions = (role: number): boolean =>
  worksAtDesk(role) || role === roles.doctor || role === roles.moderator;

/** The times from and up to which something is found. */
export interface FindingTimes {
  readonly today: string;
  /** A review of this day, or an earlier one, is due again. */
  readonly reviewedBy: string;
  /** What expires by then is found, and what expired since. */
  readonly expiresBy: Date;
  readonly expiredSince: Date;
}

/** What the present time means for findings. */
export const findingTimes = (now: Date): FindingTimes => ({
  today: clinicToday(now),
  reviewedBy: addDays(clinicToday(now), reviewDueDays - reviewValidDays),
  expiresBy: new Date(now.getTime() + expiryDays * dayMs),
  expiredSince: new Date(now.getTime() - expiryDays * dayMs),
});

/** What decides which work a post needs. */
export interface PostCondition {
  readonly type: DeskPost['type'];
  readonly live: boolean;
  /** Of what visitors see. */
  readonly reviewedOn: string | null;
  readonly reviewerId: number | null;
  readonly languages: DeskPost['languages'];
  readonly expiresAt: Date | null;
  readonly expiredAt: Date | null;
  readonly brokenLinks: readonly { readonly lang: Lang; readonly path: string }[];
}

const nothing = { lang: null, date: null, path: null };

function reviewFinding({ reviewedOn }: PostCondition, { today, reviewedBy }: FindingTimes): Finding[] {
  const kind = 'review';
  if (reviewedOn === null) return [{ ...nothing, kind, reason: 'never-reviewed' }];
  if (reviewedOn > reviewedBy) return [];
  const date = addDays(reviewedOn, reviewValidDays);
  return [{ ...nothing, kind, reason: date < today ? 'review-overdue' : 'review-due', date }];
}

function expiryFinding({ live, expiresAt, expiredAt }: PostCondition, times: FindingTimes): Finding[] {
  const kind = 'expiry';
  const on = (at: Date) => clinicDateTime(at).date;
  if (live && expiresAt !== null && expiresAt <= times.expiresBy)
    return [{ ...nothing, kind, reason: 'expiring', date: on(expiresAt) }];
  if (!live && expiredAt !== null && expiredAt >= times.expiredSince)
    return [{ ...nothing, kind, reason: 'expired', date: on(expiredAt) }];
  return [];
}

/** Why a post needs work. What visitors do not see yet is still being worked on: only its languages are looked at. */
export function findingsOf(post: PostCondition, times: FindingTimes): Finding[] {
  const { type, live, reviewerId, languages: states, brokenLinks } = post;
  const isReviewed = live && needsReview(type);
  return [
    ...(isReviewed ? reviewFinding(post, times) : []),
    ...(isReviewed && reviewerId === null ? [{ ...nothing, kind: 'no-reviewer', reason: 'no-reviewer' } as const] : []),
    ...languages.flatMap((lang): Finding[] => {
      const state = states[lang];
      const isBehind = state === 'to-translate' || state === 'outdated';
      return isBehind ? [{ ...nothing, kind: 'language', reason: state, lang }] : [];
    }),
    ...expiryFinding(post, times),
    ...brokenLinks.map((link): Finding => ({ ...nothing, kind: 'link', reason: 'broken-link', ...link })),
  ];
}
