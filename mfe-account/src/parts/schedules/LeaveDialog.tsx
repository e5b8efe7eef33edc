import { useId, useState } from 'react';
import { leaveReasons, mostLeaveDays, ScheduleEffectResponse } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import {
  Alert,
  ErrorSummary,
  FormStack,
  LoadFailed,
  SelectField,
  SubmitFailed,
  TextField,
  useActionOutcome,
  useSubmission,
} from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { addDays, isCalendarDate } from '@clinic/contracts/time';
import { Box, Button, SkeletonLines, Typography } from '@clinic/kit/ui';
import { orOutside } from '../outside-limits.ts';
import { useTimesGiven } from '../use-times-given.ts';
import { EffectSummary } from './EffectSummary.tsx';
import type { ScheduleActions } from './schedule-actions.ts';
import { orTooMany } from './too-many-visits.ts';
import type { Choices } from './VisitsToSettle.tsx';
import { useSettleMessages, VisitsToSettle } from './VisitsToSettle.tsx';

interface LeaveDialogProps {
  /** Null closes the whole clinic. */
  doctor: { id: number; name: string } | null;
  today: string;
  actions: ScheduleActions;
  onClose: () => void;
}

/** Leave of a doctor, or closed days of the clinic: what it does is shown before it is saved, and every appointment in it is settled. */
export function LeaveDialog({ doctor, today, actions, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('account');
  const title = useId();
  const [dates, setDates] = useState({ first: '', last: '', from: '', until: '' });
  const [choices, choose] = useState<Choices>({});
  const outcome = useActionOutcome(actions, 'leave');
  const { first, last, from, until } = dates;
  const latest = isCalendarDate(first) ? addDays(first, mostLeaveDays - 1) : undefined;
  const isRange = isCalendarDate(first) && isCalendarDate(last) && today <= first && first <= last;
  const isLeave =
    isRange && latest !== undefined && last <= latest && (first < last || from === '' || from < until || until === '');
  const draft = { doctor_id: doctor?.id ?? null, first, last, from: from || null, until: until || null };
  // After every failure what it would do is asked for again: a time that was to be had may be gone.
  const tried = useTimesGiven(outcome?.state === 'failed' ? outcome : undefined);
  const resource = useResource(
    'what leave would do',
    (signal) =>
      orTooMany(orOutside(api.post('/api/schedules/leave/effect', draft, ScheduleEffectResponse, { signal }))),
    { key: isLeave ? [first, last, from, until, tried].join(' ') : null, delayMs: 300 },
  );
  const answer = resource.status === 'ready' ? resource.data : null;
  const effect = typeof answer === 'object' ? (answer?.data ?? null) : null;
  const messageOf = useSettleMessages(effect?.visits ?? []);
  const form = useSubmission(outcome, {
    ...{ t, messageOf },
    fetcher: actions.fetcher,
    labels: {
      first: t('schedules.leave.first'),
      last: t('schedules.leave.last'),
      from: t('schedules.leave.from'),
      until: t('schedules.leave.until'),
      reason: t('schedules.leave.reason'),
    },
  });
  const { busy } = actions;
  const set = (changes: Partial<typeof dates>) => setDates((before) => ({ ...before, ...changes }));
  const timeField = (name: 'from' | 'until') => (
    <TextField
      {...form.field(name)}
      type="time"
      required={false}
      value={dates[name]}
      onChange={({ currentTarget: { value } }) => set({ [name]: value })}
    />
  );

  return (
    <Dialog open fullWidth maxWidth="md" onClose={busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <actions.fetcher.Form {...form.props}>
        <DialogTitle id={title}>
          {doctor === null ? t('schedules.closure.title') : t('schedules.leave.title', { doctor: doctor.name })}
        </DialogTitle>
        <DialogContent>
          <FormStack>
            <ErrorSummary {...form.summary} />
            {form.failure !== null && <SubmitFailed failure={form.failure} text={t('schedules.failed')} />}
            <Typography>{t(doctor === null ? 'schedules.closure.text' : 'schedules.leave.text')}</Typography>
            <input type="hidden" name="intent" value="leave" />
            {doctor !== null && <input type="hidden" name="doctor_id" value={doctor.id} />}
            <Box sx={pairs}>
              <TextField
                {...form.field('first')}
                type="date"
                min={today}
                value={first}
                onChange={({ currentTarget: { value } }) => set({ first: value, ...(last < value && { last: value }) })}
              />
              {timeField('from')}
              <TextField
                {...form.field('last')}
                type="date"
                min={first || today}
                {...(latest !== undefined && { max: latest })}
                value={last}
                onChange={({ currentTarget: { value } }) => set({ last: value })}
              />
              {timeField('until')}
            </Box>
            <SelectField
              {...form.field('reason')}
              placeholder={t('schedules.leave.chooseReason')}
              defaultValue={doctor === null ? 'clinic-closed' : ''}
              options={leaveReasons.map((value) => ({ value, label: t(`schedules.leave.reasons.${value}`) }))}
            />
            {!isLeave && <Alert severity="info">{t('schedules.leave.range', { count: mostLeaveDays })}</Alert>}
            {resource.status === 'loading' && <SkeletonLines count={3} />}
            {resource.status === 'failed' && (
              <LoadFailed text={t('schedules.effect.failed')} onRetry={resource.retry} />
            )}
            {answer === 'outside' && <Alert severity="warning">{t('schedules.effect.outside')}</Alert>}
            {answer === 'schedules.errors.tooManyVisits' && <Alert severity="warning">{t(answer)}</Alert>}
            {effect !== null && <EffectSummary effect={effect} />}
            {effect !== null && (
              <VisitsToSettle
                visits={effect.visits}
                choices={choices}
                onChoose={choose}
                field={form.field}
                namesDoctor={doctor === null}
              />
            )}
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('schedules.back')}
          </Button>
          <Button type="submit" loading={actions.isRunning('leave')} disabled={busy || effect === null}>
            {t(doctor === null ? 'schedules.closure.save' : 'schedules.leave.save')}
          </Button>
        </DialogActions>
      </actions.fetcher.Form>
    </Dialog>
  );
}

const pairs = {
  display: 'grid',
  gap: 2,
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
};
