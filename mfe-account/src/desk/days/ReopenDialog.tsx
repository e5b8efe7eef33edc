import { useId } from 'react';
import type { DeskLeave } from '@clinic/contracts/account';
import { formatDate } from '@clinic/contracts/time';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { FormStack, useActionOutcome } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Button, Typography } from '@clinic/kit/ui';
import { ActionFailed } from '../ActionFailed.tsx';
import type { DeskActions } from '../actions.data.ts';

interface ReopenDialogProps {
  leave: DeskLeave;
  actions: DeskActions;
  onClose: () => void;
}

/** Asks before leave of several days is ended from the line of one of them. */
export function ReopenDialog({ leave, actions, onClose }: ReopenDialogProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const title = useId();
  const { busy, fetcher } = actions;
  const outcome = useActionOutcome(actions, 'reopen');
  const day = (date: string | null) => (date === null ? t('reception.reopen.open') : formatDate(date, lang, 'full'));

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <fetcher.Form method="post">
        <DialogTitle id={title}>{t('reception.reopen.title')}</DialogTitle>
        <DialogContent>
          <FormStack>
            <ActionFailed outcome={outcome} intent="reopen" />
            <Typography>{t('reception.reopen.text')}</Typography>
            <Typography>{t('reception.reopen.first', { day: day(leave.first) })}</Typography>
            <Typography>{t('reception.reopen.last', { day: day(leave.last) })}</Typography>
            <input type="hidden" name="intent" value="reopen" />
            <input type="hidden" name="id" value={leave.id} />
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('reception.back')}
          </Button>
          <Button type="submit" loading={actions.isRunning('reopen', leave.id)} disabled={busy}>
            {t('reception.reopen.confirm')}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </Dialog>
  );
}
