import { Alert, FailureWords } from '@clinic/kit/forms';
import type { SubmissionFailure } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';

/** Why a passkey did not do: the call that failed, or null when nobody signed, or the passkey is not one of the account's. */
export interface PasskeyRefusal {
  failure: Pick<SubmissionFailure, 'code' | 'text'> | null;
}

interface PasskeyRefusedProps {
  refusal: PasskeyRefusal;
  /** What did not work, where no answer of the API says why. */
  text: string;
}

/** Says why a passkey did not do. Takes the focus once per refusal. */
export function PasskeyRefused({ refusal, text }: PasskeyRefusedProps) {
  const { t } = useTranslation('account');
  return (
    <Alert severity="error" attempt={refusal}>
      {refusal.failure === null ? t('factor.passkey') : <FailureWords failure={refusal.failure} text={text} />}
    </Alert>
  );
}
