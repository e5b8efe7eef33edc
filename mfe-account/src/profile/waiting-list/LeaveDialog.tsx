import { useId } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import { Alert, FailureWords } from '@clinic/kit/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { Button, Typography } from '@clinic/kit/ui';
import type { WaitingListActions } from './waiting-list.data.ts';

interface LeaveDialogProps {
  /** The entry that is to be left. */
  entryId: number;
  actions: WaitingListActions;
  onClose: () => void;
}

/** Asks before somebody gives their place in line up. */
export function LeaveDialog({ entryId, actions, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('account');
  const title = useId();
  const outcome = actions.outcomeOf('leave');
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={actions.busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{t('waitingList.leaveDialog.title')}</DialogTitle>
      <DialogContent>
        <Typography>{t('waitingList.leaveDialog.text')}</Typography>
        {outcome?.state === 'failed' && (
          <Alert severity="error" attempt={outcome} sx={{ marginBlockStart: 2 }}>
            <FailureWords failure={outcome} text={t('waitingList.unreachable')} />
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={actions.busy}>
          {t('waitingList.leaveDialog.keep')}
        </Button>
        <Button color="error" loading={actions.busy} onClick={() => actions.send('leave', entryId)}>
          {t('waitingList.leaveDialog.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
