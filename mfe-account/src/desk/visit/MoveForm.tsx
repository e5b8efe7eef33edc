import { useEffect, useRef, useState } from 'react';
import { DeskDays } from '@clinic/contracts/account';
import type { DeskDoctor, DeskVisit } from '@clinic/contracts/account';
import {
  ErrorSummary,
  FormActions,
  FormStack,
  LoadFailed,
  SelectField,
  TextField,
  useSubmission,
  useActionOutcome,
} from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatTime, isCalendarDate } from '@clinic/contracts/time';
import { Button, SkeletonLines, Typography } from '@clinic/kit/ui';
import { useTimesGiven } from '../../parts/use-times-given.ts';
import type { DeskActions } from '../actions.data.ts';
import { branchField } from '../branch-field.ts';
import { branchOf } from '../days/lines.ts';

interface MoveFormProps {
  visit: DeskVisit;
  doctors: readonly DeskDoctor[];
  today: string;
  actions: DeskActions;
  onBack: () => void;
}

/** Refusals of a time that is not free any more. */
const gone = ['SLOT_TAKEN', 'DAY_FULL', 'SLOT_NOT_OFFERED'] as const;

/** Another time for a visit, with its doctor or another one of the speciality. */
export function MoveForm({ visit, doctors, today, actions, onBack }: MoveFormProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const colleagues = doctors.filter(({ specialties }) => specialties.some(({ id }) => id === visit.specialty.id));
  // A doctor who has gone is not among them: the list shows its first one then.
  const [doctor, setDoctor] = useState(
    () => (colleagues.find(({ id }) => id === visit.doctor.id) ?? colleagues[0] ?? visit.doctor).id,
  );
  const [date, setDate] = useState(visit.date < today ? today : visit.date);
  const outcome = useActionOutcome(actions, 'move');
  const form = useSubmission(outcome, {
    t,
    fetcher: actions.fetcher,
    labels: {
      doctor_id: t('reception.doctor'),
      date: t('reception.date.field'),
      time: t('reception.move.time'),
    },
  });
  // When the time that was wanted is gone, the free times are asked for again. Any other failure leaves the choice as it is.
  const isGone = outcome?.state === 'failed' && gone.some((code) => code === outcome.code);
  const timesGone = useTimesGiven(isGone ? outcome : undefined);
  const isDay = isCalendarDate(date) && date >= today;
  const days = useResource(
    'the free times of a day',
    (signal) =>
      api.get('/api/reception/days', DeskDays, {
        query: { doctor_id: doctor, first: date, last: date, appointment_id: visit.id },
        signal,
      }),
    { key: isDay ? `${doctor} ${date} ${timesGone}` : null },
  );
  const day = days.status === 'ready' ? days.data.data.days[0] : undefined;
  const free = (day?.free ?? []).map((time) => ({ time, branch: day && branchOf(day, time) }));
  const namesBranch = (day?.branches ?? []).length > 1;
  const busy = actions.busy;

  return (
    <actions.fetcher.Form {...form.props}>
      <FormStack>
        <Typography variant="h4" component="h3" ref={heading} tabIndex={-1} sx={{ margin: 0 }}>
          {t('reception.move.title')}
        </Typography>
        <ErrorSummary {...form.summary} />
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="id" value={visit.id} />
        <input type="hidden" name="specialty_id" value={visit.specialty.id} />
        <SelectField
          {...form.field('doctor_id')}
          options={colleagues.map((one) => ({ value: String(one.id), label: pick(one, 'name', lang) }))}
          value={doctor}
          onChange={({ currentTarget }) => setDoctor(Number(currentTarget.value))}
        />
        <TextField
          {...form.field('date')}
          type="date"
          min={today}
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        {days.status === 'loading' && <SkeletonLines count={2} />}
        {days.status === 'failed' && <LoadFailed text={t('reception.failure.other')} onRetry={days.retry} />}
        {days.status === 'ready' &&
          (free.length === 0 ? (
            <p role="status">{t('reception.move.none')}</p>
          ) : (
            <>
              <SelectField
                {...form.field('time')}
                placeholder={t('reception.move.choose')}
                options={free.map(({ time, branch }) => ({
                  value: time,
                  label: [
                    formatTime(time, lang),
                    ...(namesBranch && branch !== undefined ? [pick(branch, 'name', lang)] : []),
                  ].join(' · '),
                }))}
              />
              {free.map(
                ({ time, branch }) =>
                  branch !== undefined && <input key={time} type="hidden" name={branchField(time)} value={branch.id} />,
              )}
            </>
          ))}
        <FormActions>
          <Button type="submit" loading={actions.isRunning('move')} disabled={busy || free.length === 0}>
            {t('reception.move.confirm')}
          </Button>
          <Button variant="outlined" disabled={busy} onClick={onBack}>
            {t('reception.back')}
          </Button>
        </FormActions>
      </FormStack>
    </actions.fetcher.Form>
  );
}
