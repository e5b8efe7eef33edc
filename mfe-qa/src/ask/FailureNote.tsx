import { Alert } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';

interface FailureNoteProps {
  failure: NonNullable<FormState<unknown>['failure']>;
}

const hour = 3600;

/** Why a question could not be sent, and when to try again if that is known (S111, E7). */
export function FailureNote({ failure: { text, retryAfter } }: FailureNoteProps) {
  const { t } = useTranslation('qa');
  const minutes = Math.ceil((retryAfter ?? 0) / 60);
  const when =
    minutes * 60 < hour
      ? t('ask.retry.minutes', { count: minutes })
      : t('ask.retry.hours', { count: Math.ceil(minutes / 60) });
  return (
    <Alert severity="error">
      {text ?? t('questionSubmitError')} {retryAfter !== null && `${when} `}
      {t('ask.nothingLost')}
    </Alert>
  );
}
