import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { Intent } from './actions.data.ts';
import { failureText } from './failure-text.ts';
import type { QuestionActions } from './actions.data.ts';

/** What kept the latest action from being done, where it was asked for. */
export function ActionFailure({ intent, actions }: { intent: Intent; actions: QuestionActions }) {
  const { t } = useTranslation('qa');
  const failure = failureText(intent, actions.outcomeOf(intent), t);
  return failure === null ? null : <Alert severity="error">{failure}</Alert>;
}
