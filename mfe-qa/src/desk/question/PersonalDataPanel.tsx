import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { ActionButton } from './ActionButton.tsx';
import { ActionFailure } from './ActionFailure.tsx';
import type { QuestionActions } from './actions.data.ts';
import { markedIn } from './marked.ts';
import { OriginalText } from './OriginalText.tsx';

interface PersonalDataPanelProps {
  question: DeskQuestionDetails;
  actions: QuestionActions;
}

/** What the privacy check finds in a question, the press that replaces it, and what was replaced before. */
export function PersonalDataPanel({ question, actions }: PersonalDataPanelProps) {
  const { t } = useTranslation('qa');
  const kinds = markedIn(question).map((kind) => t(`desk.privacy.kinds.${kind}`));
  return (
    <>
      {kinds.length > 0 && (
        <Alert
          severity="warning"
          role="status"
          action={
            <ActionButton intent="redact" actions={actions} variant="outlined">
              {t('desk.privacy.redact')}
            </ActionButton>
          }
        >
          <b>{t('desk.privacy.found', { kinds: kinds.join(t('desk.privacy.comma')) })}</b> {t('desk.privacy.text')}
        </Alert>
      )}
      <ActionFailure intent="redact" actions={actions} />
      {question.original !== null && (
        <Alert severity="info" role="status">
          {t('desk.privacy.redacted')}
        </Alert>
      )}
      {question.original?.readable === true && <OriginalText question={question.id} />}
    </>
  );
}
