import { useId } from 'react';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { Alert, ErrorSummary, FormStack, useSubmission, useActionOutcome } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Typography } from '@clinic/kit/ui';
import { failureText } from '../failure-text.ts';
import type { QuestionActions } from '../acts.data.ts';
import { destructive, intentOf, visibilityAfter } from './available-acts.ts';
import type { OtherAct } from './available-acts.ts';
import { CloseFields } from './CloseFields.tsx';
import { MoveField } from './MoveField.tsx';
import { VisibilityFields } from './VisibilityFields.tsx';

interface ActDialogProps {
  act: OtherAct;
  question: DeskQuestionDetails;
  acts: QuestionActions;
  onClose: () => void;
}

/** Says what an act does, asks what it needs to know, and does it only then. */
export function ActDialog({ act, question, acts, onClose }: ActDialogProps) {
  const { t } = useTranslation('qa');
  const title = useId();
  const intent = intentOf(act);
  const visibility = visibilityAfter(act);
  const outcome = useActionOutcome(acts, intent);
  const form = useSubmission(outcome, {
    t,
    fetcher: acts.fetcher,
    labels: {
      reason: t(act === 'close' ? 'desk.close.reason' : 'desk.other.reason'),
      note: t('desk.close.note'),
      duplicate_of: t('desk.close.original'),
      qa_specialty_id: t('desk.other.move.field'),
    },
  });
  const failure = failureText(intent, outcome, t);
  const busy = acts.busy;

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <acts.fetcher.Form {...form.props}>
        <DialogTitle id={title}>{t(`desk.other.${act}.title`)}</DialogTitle>
        <DialogContent>
          <FormStack>
            <ErrorSummary {...form.summary} />
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <Typography>{t(`desk.other.${act}.text`)}</Typography>
            <input type="hidden" name="intent" value={intent} />
            {act === 'close' && <CloseFields question={question} form={form} />}
            {act === 'move' && <MoveField question={question} form={form} />}
            {visibility !== null && <VisibilityFields visibility={visibility} question={question} form={form} />}
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('desk.other.keep')}
          </Button>
          <Button
            type="submit"
            color={destructive.includes(act) ? 'error' : 'primary'}
            loading={acts.isRunning(intent)}
            disabled={busy}
          >
            {t(`desk.other.${act}.confirm`)}
          </Button>
        </DialogActions>
      </acts.fetcher.Form>
    </Dialog>
  );
}
