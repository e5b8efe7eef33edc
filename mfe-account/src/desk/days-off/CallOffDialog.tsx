import { useId, useState } from 'react';
import { CancelledDays, dayOffReasons, mostDaysOff } from '@clinic/contracts/account';
import type { DeskDoctor } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import {
  Alert,
  ErrorSummary,
  FormStack,
  LoadFailed,
  SelectField,
  TextField,
  useSubmission,
  useActionOutcome,
} from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { addDays, isCalendarDate } from '@clinic/contracts/time';
import { Button, SkeletonLines, Typography } from '@clinic/kit/ui';
import { ActionFailed } from '../ActionFailed.tsx';
import { orOutside } from '../../parts/outside-limits.ts';
import type { DeskActions } from '../actions.data.ts';

interface CallOffDialogProps {
  doctor: DeskDoctor;
  /** The day that is looked at. */
  date: string;
  today: string;
  actions: DeskActions;
  onClose: () => void;
}

/** Calls off a doctor’s day, or some. What that means for how many people is counted before anything is done. */
export function CallOffDialog({ doctor, date, today, actions, onClose }: CallOffDialogProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const title = useId();
  const from = date < today ? today : date;
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(from);
  const outcome = useActionOutcome(actions, 'days');
  const form = useSubmission(outcome, {
    t,
    fetcher: actions.fetcher,
    labels: {
      first: t('reception.daysOff.first'),
      last: t('reception.daysOff.last'),
      reason: t('reception.end.reason'),
    },
  });
  const busy = actions.busy;
  const latest = isCalendarDate(first) ? addDays(first, mostDaysOff - 1) : first;
  const isRange = [first, last].every(isCalendarDate) && today <= first && first <= last && last <= latest;
  const request = { doctor_id: doctor.id, first, last, reason: 'other', dry_run: true };
  const dry = useResource(
    'what calling off would do',
    (signal) => orOutside(api.post('/api/reception/days/cancel', request, CancelledDays, { signal })),
    { key: isRange ? `${first} ${last}` : null },
  );
  const answer = dry.status === 'ready' ? dry.data : null;
  const counted = answer === null || answer === 'outside' ? null : answer.data;

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <actions.fetcher.Form {...form.props}>
        <DialogTitle id={title}>{t('reception.daysOff.title', { doctor: pick(doctor, 'name', lang) })}</DialogTitle>
        <DialogContent>
          <FormStack>
            <ErrorSummary {...form.summary} />
            <ActionFailed outcome={outcome} />
            <Typography>{t('reception.daysOff.text')}</Typography>
            <input type="hidden" name="intent" value="days" />
            <input type="hidden" name="doctor_id" value={doctor.id} />
            <TextField
              {...form.field('first')}
              type="date"
              min={today}
              value={first}
              onChange={({ currentTarget: { value } }) => {
                setFirst(value);
                if (value > last) setLast(value);
              }}
            />
            <TextField
              {...form.field('last')}
              type="date"
              min={first}
              max={latest}
              value={last}
              onChange={({ currentTarget }) => setLast(currentTarget.value)}
            />
            <SelectField
              {...form.field('reason')}
              placeholder={t('reception.end.choose')}
              options={dayOffReasons.map((value) => ({ value, label: t(`reception.reasons.${value}`) }))}
            />
            {dry.status === 'loading' && <SkeletonLines count={1} />}
            {dry.status === 'failed' && <LoadFailed text={t('reception.failure.other')} onRetry={dry.retry} />}
            {answer === 'outside' && <Alert severity="warning">{t('reception.daysOff.outside')}</Alert>}
            {!isRange && <Alert severity="info">{t('reception.daysOff.range')}</Alert>}
            {counted !== null && (
              <Alert severity={counted.cancelled > 0 ? 'warning' : 'info'} role="status">
                {t('reception.daysOff.cancelled', { count: counted.cancelled })}
                {counted.kept > 0 && ` ${t('reception.daysOff.kept', { count: counted.kept })}`}
                {counted.released > 0 && ` ${t('reception.daysOff.released', { count: counted.released })}`}
              </Alert>
            )}
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('reception.back')}
          </Button>
          <Button type="submit" color="error" loading={actions.isRunning('days')} disabled={busy || counted === null}>
            {t('reception.daysOff.confirm')}
          </Button>
        </DialogActions>
      </actions.fetcher.Form>
    </Dialog>
  );
}
