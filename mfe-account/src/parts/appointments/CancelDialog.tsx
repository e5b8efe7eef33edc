import { useEffect, useEffectEvent, useId } from 'react';
import type { Appointment } from '@clinic/contracts';
import { Alert, FormStack, SubmitFailed, TextField } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { useFetcher } from '@clinic/kit/routing';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { Button, Typography } from '@clinic/kit/ui';
import type { CancelOutcome } from './cancel-appointment.ts';

interface CancelDialogProps {
  appointment: Appointment;
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks before an appointment is called off, and why, if the patient wants to say. */
export function CancelDialog({ appointment, onClose, onCancelled }: CancelDialogProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const title = useId();
  const { Form, state, data: outcome } = useFetcher<CancelOutcome>();
  const busy = state !== 'idle';
  const finished = useEffectEvent(onCancelled);
  useEffect(() => {
    if (!busy && outcome?.kind === 'cancelled') finished();
  }, [busy, outcome]);
  const impossible = outcome?.kind === 'tooLate' || outcome?.kind === 'changed';

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <Form method="post">
        <DialogTitle id={title}>{t('appointments.cancelDialog.title')}</DialogTitle>
        <DialogContent>
          <FormStack>
            <Typography>
              {t('appointments.cancelDialog.text', {
                doctor: pick(appointment.doctor, 'name', lang),
                date: formatDate(appointment.date, lang, 'full'),
                time: formatTime(appointment.time, lang),
              })}
            </Typography>
            {outcome?.kind === 'failed' && (
              <SubmitFailed failure={outcome.failure} text={t('appointments.cancelDialog.failed')} />
            )}
            {(outcome?.kind === 'tooLate' || outcome?.kind === 'changed') && (
              <Alert severity="error" attempt={outcome}>
                {t(`appointments.cancelDialog.${outcome.kind}`)}
              </Alert>
            )}
            <input type="hidden" name="intent" value="cancel" />
            <input type="hidden" name="id" value={appointment.id} />
            {!impossible && (
              <TextField
                name="reason"
                label={t('appointments.cancelDialog.reason')}
                hint={t('appointments.cancelDialog.reasonHint')}
                required={false}
                rows={3}
                maxLength={500}
              />
            )}
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t(impossible ? 'appointments.cancelDialog.close' : 'appointments.cancelDialog.keep')}
          </Button>
          {!impossible && (
            <Button type="submit" color="error" loading={busy}>
              {t('appointments.cancelDialog.confirm')}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}
