import type { Translate } from '@clinic/kit/i18n';
import type { Submission } from '@clinic/kit/forms';

type Failed = Extract<Submission<unknown>, { state: 'failed' }>;

/** Why something was not done: in the API's words, or that it could not be reached. */
export function failureText({ text }: Failed, t: Translate<'account'>): string {
  return text ?? t('waitingList.unreachable');
}
