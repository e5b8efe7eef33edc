import type { Translate } from '@clinic/kit/i18n';
import type { Submission } from '@clinic/kit/forms';

/** Codes for which the desk has words of its own; anything else says what the API says. */
const worded = ['SLOT_TAKEN', 'SLOT_NOT_OFFERED', 'DATE_OUT_OF_RANGE', 'INVALID_TRANSITION', 'NOT_FOUND'] as const;

/** Why an action could not be done, in words; null when it was, or when only its fields are wrong. */
export function failureText(outcome: Submission<unknown> | undefined, t: Translate<'account'>): string | null {
  if (outcome?.state !== 'failed') return null;
  const { code, text } = outcome;
  const known = worded.find((one) => one === code);
  return known === undefined ? (text ?? t('reception.failure.other')) : t(`reception.failure.${known}`);
}
