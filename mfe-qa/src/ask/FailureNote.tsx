import { Alert, FailureWords } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';

interface FailureNoteProps {
  failure: NonNullable<FormState<unknown>['failure']>;
}

/** Why a question could not be sent; the API says when to try again if that is known. */
export function FailureNote({ failure }: FailureNoteProps) {
  const { t } = useTranslation('qa');
  return (
    <Alert severity="error" attempt={failure}>
      <FailureWords failure={failure} text={t('questionSubmitError')} /> {t('ask.nothingLost')}
    </Alert>
  );
}
