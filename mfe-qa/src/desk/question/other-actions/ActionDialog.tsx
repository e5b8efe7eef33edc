import { useId, useState } from 'react';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { ErrorSummary, FormStack, useSubmission, useActionOutcome } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Typography } from '@clinic/kit/ui';
import { ActionFailed } from '../ActionFailure.tsx';
import type { QuestionActions } from '../actions.data.ts';
import { destructive, intentOf, visibilityAfter } from './available-actions.ts';
import type { OtherAction } from './available-actions.ts';
import { CloseFields } from './CloseFields.tsx';
import { MoveField } from './MoveField.tsx';
import { VisibilityFields } from './VisibilityFields.tsx';

interface ActionDialogProps {
  action: OtherAction;
  question: DeskQuestionDetails;
  actions: QuestionActions;
  onClose: () => void;
}

/** Says what an action does, asks what it needs to know, and does it only then. */
export function ActionDialog({ action, question, actions, onClose }: ActionDialogProps) {
  const { t } = useTranslation('qa');
  const title = useId();
  const intent = intentOf(action);
  const visibility = visibilityAfter(action);
  const outcome = useActionOutcome(actions, intent);
  // What came after the dialog was opened is behind it: nobody has read it, unless a refusal said so.
  const [before] = useState(question.additions.length);
  const isRefused = outcome?.state === 'failed' && outcome.code === 'INVALID_TRANSITION';
  const seen = isRefused ? question.additions.length : before;
  const form = useSubmission(outcome, {
    t,
    fetcher: actions.fetcher,
    labels: {
      reason: t(action === 'close' ? 'desk.close.reason' : 'desk.other.reason'),
      keep: t('desk.privacy.keep.label'),
      note: t('desk.close.note'),
      duplicate_of: t('desk.close.original'),
      qa_specialty_id: t('desk.other.move.field'),
    },
  });
  const busy = actions.busy;

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <actions.fetcher.Form {...form.props}>
        <DialogTitle id={title}>{t(`desk.other.${action}.title`)}</DialogTitle>
        <DialogContent>
          <FormStack>
            <ErrorSummary {...form.summary} />
            <ActionFailed intent={intent} outcome={outcome} />
            <Typography>{t(`desk.other.${action}.text`)}</Typography>
            <input type="hidden" name="intent" value={intent} />
            {action === 'close' && <CloseFields question={question} form={form} />}
            {action === 'move' && <MoveField question={question} form={form} />}
            {visibility !== null && (
              <VisibilityFields visibility={visibility} question={question} seen={seen} form={form} />
            )}
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('desk.other.keep')}
          </Button>
          <Button
            type="submit"
            color={destructive.includes(action) ? 'error' : 'primary'}
            loading={actions.isRunning(intent)}
            disabled={busy}
          >
            {t(`desk.other.${action}.confirm`)}
          </Button>
        </DialogActions>
      </actions.fetcher.Form>
    </Dialog>
  );
}
