import { useTranslation } from '../i18n/use-translation.ts';
import { Alert } from './Alert.tsx';
import type { SubmissionFailure } from './submit.ts';

interface SubmitFailedProps {
  failure: Pick<SubmissionFailure, 'code' | 'text'>;
  /** What did not work. */
  text: string;
}

/** An alert that says why a form could not be sent. It takes the focus once per submission. */
export function SubmitFailed(props: SubmitFailedProps) {
  return (
    <Alert severity="error" attempt={props.failure}>
      <FailureWords {...props} />
    </Alert>
  );
}

/** Why a form could not be sent: in the API's words, or, when it gave none, what did not work, whose fault that is and what helps. */
export function FailureWords({ failure, text }: SubmitFailedProps) {
  const { t } = useTranslation('shared');
  if (failure.text !== null) return failure.text;
  return (
    <>
      {text}
      <div>{t(failure.code === 'NETWORK' ? 'unsent.network' : 'unsent.ours')}</div>
    </>
  );
}
