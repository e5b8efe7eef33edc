import type { useTranslation } from '@clinic/shared/i18n';
import type { Submission } from '@clinic/shared/forms';

type Failed = Extract<Submission<unknown>, { state: 'failed' }>;

/** Why something was not done: in the API's words, or that it could not be reached. */
export function failureText({ text }: Failed, t: ReturnType<typeof useTranslation>['t']): string {
  return text ?? t('waitingList.unreachable');
}
