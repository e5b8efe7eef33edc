import { masked, personalDataIn } from '@clinic/contracts/qa';
import { emergenciesIn } from '@clinic/contracts/qa/red-flags';
import type { QuestionFlag } from '@clinic/contracts/qa';

/** Ends of host names that are no words with which a sentence could begin when the space after a full stop is missing. */
const ends =
  'com|net|org|info|biz|sa|ae|kw|qa|bh|eg|jo|ru|cn|uk|io|tv|xyz|shop|store|site|online|club|app|dev|ly|gl|السعودية|شبكة';
const links = [
  /(?:https?|ftp):\/\/\S/iu,
  /(?<![\p{L}\p{N}])www\.\p{L}/iu,
  new RegExp(`[\\p{L}\\p{N}]\\.(?:${ends})(?![\\p{L}\\p{N}])`, 'iu'),
  // Short addresses: t.me/name, wa.me/number.
  /(?<![\p{L}\p{N}])[a-z0-9-]+\.[a-z]{2,}\/[\p{L}\p{N}@+]/iu,
];

/** Whether a text sends its readers to another site. An e-mail address does not: it is found as what it is. */
export function hasLink(text: string): boolean {
  const rest = masked(
    text,
    personalDataIn(text).filter(({ kind }) => kind === 'email'),
  );
  return links.some((link) => link.test(rest));
}

/** Why people should look at a text: only these words are kept of the checks, nothing of what they found. */
export function flagsOf(text: string): QuestionFlag[] {
  const flags: QuestionFlag[] = [];
  if (emergenciesIn(text).length > 0) flags.push('red-flag');
  if (personalDataIn(text).length > 0) flags.push('personal-data');
  if (hasLink(text)) flags.push('link');
  return flags;
}

/** Whether people read it before everybody can (Q17): whatever a check found. Asking is never refused for it. */
export const needsReview = (flags: readonly QuestionFlag[]) => flags.length > 0;

/** Whether somebody may be in danger, so that a clinician has to know of it at once. */
export const isUrgent = (flags: readonly QuestionFlag[]) => flags.includes('red-flag');
