import { Alert, FailureWords } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { Intent } from './actions.data.ts';

/** Codes for which the desk has words of its own; anything else says what the API says. */
const worded = [
  'SLOT_TAKEN',
  'DAY_FULL',
  'SLOT_NOT_OFFERED',
  'DATE_OUT_OF_RANGE',
  'INVALID_TRANSITION',
  'NOT_FOUND',
] as const;

/** Of these, those that say of leave that there is none to end any more. */
const leaveGone: readonly string[] = ['INVALID_TRANSITION', 'NOT_FOUND'];

interface ActionFailedProps {
  outcome: Submission<unknown> | undefined;
  /** Which action it was, where it need not be about a visit. */
  intent?: Intent | undefined;
}

/** Why an action could not be done; nothing when it was, or when only its fields are wrong. */
export function ActionFailed({ outcome, intent }: ActionFailedProps) {
  const { t } = useTranslation('account');
  if (outcome?.state !== 'failed') return null;
  const known =
    intent === 'reopen' && leaveGone.includes(outcome.code) ? 'leaveGone' : worded.find((one) => one === outcome.code);
  return (
    <Alert severity="error" attempt={outcome}>
      {known === undefined ? (
        <FailureWords failure={outcome} text={t('reception.failure.other')} />
      ) : (
        t(`reception.failure.${known}`)
      )}
    </Alert>
  );
}
