import type { Submission } from '@clinic/kit/forms';
import type { Translate } from '@clinic/kit/i18n';
import type { Intent } from './actions.data.ts';

/** Codes for which the desk has words of its own; anything else says what the API says. */
const worded = [
  'ALREADY_ANSWERED',
  'ALREADY_CLAIMED',
  'NOT_CLAIMED',
  'INVALID_TRANSITION',
  'FORBIDDEN',
  'NOT_FOUND',
] as const;

/** Why an action could not be done, in words; null when it was, or when only its fields are wrong. */
export function failureText(intent: Intent, outcome: Submission<true> | undefined, t: Translate<'qa'>): string | null {
  if (outcome?.state !== 'failed') return null;
  const { code, text } = outcome;
  if (intent === 'edit' && code === 'ALREADY_ANSWERED') return t('desk.failure.changedMeanwhile');
  const known = worded.find((one) => one === code);
  return known === undefined ? (text ?? t('desk.failure.other')) : t(`desk.failure.${known}`);
}
