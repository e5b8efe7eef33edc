import { Alert, FailureWords, SubmitFailed } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { Failure } from './use-written.ts';

/** Why something was not saved or done. It takes the focus after a press, and leaves it with who writes otherwise. */
export function NotDone({ failure }: { failure: Failure }) {
  const { t } = useTranslation('content');
  const why = { failure, text: t('desk.failed') };
  if (failure.isAsked) return <SubmitFailed {...why} />;
  return (
    <Alert severity="error" role="status">
      <FailureWords {...why} />
    </Alert>
  );
}
