import { useId } from 'react';
import { deletionWords } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { useBus } from '@clinic/kit/events';
import { ErrorSummary, FormStack, SubmitFailed, TextField } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useNavigate } from '@clinic/kit/routing';
import { leaveTab } from '@clinic/kit/session';
import { Box, Button } from '@clinic/kit/ui';
import { useDialogForm } from '../../parts/use-dialog-form.ts';
import { deleteAction } from './privacy.data.ts';

/** Says what goes and what stays, and asks for a typed word; there is no way back (E8, 7.5.1). */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const title = useId();
  const word = deletionWords[lang];
  const leave = useLeaveForGood();
  const form = useDialogForm(deleteAction, {
    labels: {
      confirm: t('privacy.delete.dialog.confirm', { word }),
    },
    onDone: () => void leave(),
  });

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={form.busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <form {...form.props}>
        <DialogTitle id={title}>{t('privacy.delete.dialog.title')}</DialogTitle>
        <DialogContent>
          <FormStack>
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: 3 }}>
              <li>{t('privacy.delete.dialog.cancelled')}</li>
              <li>{t('privacy.delete.dialog.kept')}</li>
              <li>{t('privacy.delete.dialog.final')}</li>
            </Box>
            <ErrorSummary {...form.summary} />
            {form.failure !== null && <SubmitFailed failure={form.failure} text={t('privacy.delete.dialog.failed')} />}
            <TextField autoComplete="off" maxLength={20} spellCheck={false} {...form.field('confirm')} />
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={form.busy}>
            {t('privacy.delete.dialog.keep')}
          </Button>
          <Button type="submit" color="error" loading={form.busy}>
            {t('privacy.delete.dialog.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** To a page for everybody first, so that nobody is asked to sign in to an account that is gone. */
function useLeaveForGood() {
  const bus = useBus();
  const navigate = useNavigate();
  return async () => {
    await navigate(contentPaths.home());
    leaveTab();
    bus.emit('account/session.ended@1', { reason: 'signed-out' });
    bus.emit('host/toast.show@1', { kind: 'success', key: 'account:privacy.delete.done' });
  };
}
