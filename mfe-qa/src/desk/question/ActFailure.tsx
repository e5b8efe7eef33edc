import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { Intent } from './acts.data.ts';
import { failureText } from './failure-text.ts';
import type { QuestionActions } from './acts.data.ts';

/** What kept the latest act from being done, where it was asked for. */
export function ActFailure({ intent, acts }: { intent: Intent; acts: QuestionActions }) {
  const { t } = useTranslation('qa');
  const failure = failureText(intent, acts.outcomeOf(intent), t);
  return failure === null ? null : <Alert severity="error">{failure}</Alert>;
}
