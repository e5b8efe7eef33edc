import { Alert, FailureWords } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { Intent, QuestionActions } from './actions.data.ts';

/** Codes for which the desk has words of its own; anything else says what the API says. */
const worded = [
  'ALREADY_ANSWERED',
  'ALREADY_CLAIMED',
  'NOT_CLAIMED',
  'INVALID_TRANSITION',
  'FORBIDDEN',
  'NOT_FOUND',
] as const;

interface FailedProps {
  intent: Intent;
  outcome: Submission<true> | undefined;
}

/** Why an action could not be done; nothing when it was, or when only its fields are wrong. */
export function ActionFailed({ intent, outcome }: FailedProps) {
  const { t } = useTranslation('qa');
  if (outcome?.state !== 'failed') return null;
  const { code } = outcome;
  const known =
    intent === 'edit' && code === 'ALREADY_ANSWERED' ? 'changedMeanwhile' : worded.find((one) => one === code);
  return (
    <Alert severity="error" attempt={outcome}>
      {known === undefined ? (
        <FailureWords failure={outcome} text={t('desk.failure.other')} />
      ) : (
        t(`desk.failure.${known}`)
      )}
    </Alert>
  );
}

/** What kept the latest action from being done, where it was asked for. */
export function ActionFailure({ intent, actions }: { intent: Intent; actions: QuestionActions }) {
  return <ActionFailed intent={intent} outcome={actions.outcomeOf(intent)} />;
}
