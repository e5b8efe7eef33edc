import { useState } from 'react';
import type { Specialty } from '@clinic/contracts';
import { dayParts } from '@clinic/contracts/account';
import {
  ErrorSummary,
  FormActions,
  FormStack,
  SelectField,
  SubmitFailed,
  TextField,
  useSubmission,
} from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Button } from '@clinic/kit/ui';
import { CheckChips } from '../../parts/CheckChips.tsx';
import type { WaitingListActions } from './waiting-list.data.ts';
import { useDoctors } from './use-doctors.ts';
import type { WaitingListData } from './waiting-list.data.ts';
import { inARow, weekdayNames } from './entries.ts';

const fields = [
  'appointment_id',
  'specialty_id',
  'doctor_id',
  'dependent_id',
  'first_date',
  'last_date',
  'weekdays',
  'day_parts',
] as const;

interface JoinFormProps {
  data: WaitingListData;
  specialties: readonly Specialty[];
  actions: WaitingListActions;
}

/** What to wait for: with whom, when, and for whom. */
export function JoinForm({ data, specialties, actions }: JoinFormProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { appointments, family, wanted, today, last } = data;
  const [appointmentId, setAppointment] = useState('');
  const visit = appointments.find(({ id }) => String(id) === appointmentId);
  const wantedSpecialty = wanted.specialty === null ? '' : String(wanted.specialty);
  const [chosen, setSpecialty] = useState(wantedSpecialty);
  const specialty = visit === undefined ? chosen : String(visit.specialty.id);
  const doctors = useDoctors(specialty === '' ? null : Number(specialty));
  const labels = Object.fromEntries(fields.map((name) => [name, t(`waitingList.form.${name}`)]));
  const { Form } = actions.fetcher;
  const outcome = actions.outcomeOf('join');
  const form = useSubmission(outcome, { t, labels, fetcher: actions.fetcher });
  const [answered, setAnswered] = useState(outcome);
  if (answered !== outcome) {
    setAnswered(outcome);
    // The form is reset, and with it what was chosen in it.
    if (outcome?.state === 'done') {
      setAppointment('');
      setSpecialty(wantedSpecialty);
    }
  }
  const wantedDoctor = doctors.some(({ id }) => id === wanted.doctor) ? String(wanted.doctor) : '';

  return (
    <Form {...form.props}>
      <input type="hidden" name="intent" value="join" />
      <FormStack sx={{ maxWidth: 860 }}>
        <ErrorSummary {...form.summary} />
        {form.failure && <SubmitFailed failure={form.failure} text={t('waitingList.unreachable')} />}
        {appointments.length > 0 && (
          <SelectField
            {...form.field('appointment_id')}
            required={false}
            hint={t('waitingList.form.appointmentHint')}
            placeholder={t('waitingList.form.newAppointment')}
            onChange={(event) => setAppointment(event.target.value)}
            options={appointments.map(({ id, date, time, doctor }) => ({
              value: String(id),
              label: inARow(
                [`${formatDate(date, lang, 'day')} ${formatTime(time, lang)}`, pick(doctor, 'name', lang)],
                lang,
              ),
            }))}
          />
        )}
        <Box sx={pair}>
          {visit === undefined ? (
            <SelectField
              {...form.field('specialty_id')}
              placeholder={t('waitingList.form.choose')}
              defaultValue={chosen}
              onChange={(event) => setSpecialty(event.target.value)}
              options={specialties.map((one) => ({ value: String(one.id), label: pick(one, 'name', lang) }))}
            />
          ) : (
            <input type="hidden" name="specialty_id" value={specialty} />
          )}
          <SelectField
            key={`${specialty} ${wantedDoctor}`}
            {...form.field('doctor_id')}
            required={false}
            placeholder={t('waitingList.form.anyDoctor')}
            defaultValue={wantedDoctor}
            options={doctors.map((one) => ({ value: String(one.id), label: pick(one, 'name', lang) }))}
          />
        </Box>
        {visit === undefined && family.length > 0 && (
          <SelectField
            {...form.field('dependent_id')}
            required={false}
            placeholder={t('waitingList.form.self')}
            options={family.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <Box sx={pair}>
          <TextField {...form.field('first_date')} type="date" min={today} max={last} defaultValue={today} />
          <TextField
            key={appointmentId}
            {...form.field('last_date')}
            type="date"
            min={today}
            max={last}
            defaultValue={visit?.date ?? last}
          />
        </Box>
        <CheckChips
          {...form.field('weekdays')}
          options={weekdayNames(lang).map((label, day) => ({ value: String(day), label }))}
        />
        <CheckChips
          {...form.field('day_parts')}
          options={dayParts.map((part) => ({ value: part, label: t(`waitingList.form.parts.${part}`) }))}
        />
        <FormActions>
          <Button type="submit" loading={form.busy}>
            {t('waitingList.form.submit')}
          </Button>
        </FormActions>
      </FormStack>
    </Form>
  );
}

const pair = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
