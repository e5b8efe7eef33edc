import { useId, useState } from 'react';
import { DoctorList } from '@clinic/contracts';
import type { BranchName } from '@clinic/contracts';
import type { AppointmentDetails } from '@clinic/contracts/account';
import { SlotPicker } from '@clinic/kit/dates';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { Alert, SelectField } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useFetcher } from '@clinic/kit/routing';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Button, Stack, Typography } from '@clinic/kit/ui';
import type { MoveOutcome } from './appointment.data.ts';
import { MoveRefusal } from './MoveRefusal.tsx';

interface Choice {
  doctor: number;
  date: string | null;
  time: string | null;
  branch: BranchName | undefined;
}

/** Another time for an appointment, with its doctor or another one of the speciality; the old time is kept until it is had. */
export function MoveDialog({ visit, onClose }: { visit: AppointmentDetails; onClose: () => void }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const title = useId();
  const [choice, setChoice] = useState<Choice>({
    doctor: visit.doctor.id,
    date: null,
    time: null,
    branch: visit.branch,
  });
  const { Form, state, data: outcome } = useFetcher<MoveOutcome>();
  // The times that a refusal offers are those of the doctor who was asked for.
  const [forgotten, forget] = useState<MoveOutcome>();
  const busy = state !== 'idle';

  return (
    <Dialog open fullWidth maxWidth="md" onClose={busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <Form method="post" action={accountPaths.appointment(visit.id)} style={form}>
        <DialogTitle id={title}>{t('appointments.moveDialog.title')}</DialogTitle>
        <DialogContent sx={{ position: 'relative' }}>
          <Stack sx={{ gap: 3 }}>
            <Typography>
              {t('appointments.moveDialog.now', {
                date: formatDate(visit.date, lang, 'full'),
                time: formatTime(visit.time, lang),
              })}{' '}
              {t(visit.status === 'confirmed' ? 'appointments.moveDialog.again' : 'appointments.moveDialog.kept')}
            </Typography>
            {!busy && outcome !== forgotten && outcome?.kind === 'refused' && (
              <MoveRefusal refusal={outcome} onSlot={(slot) => setChoice((now) => ({ ...now, ...slot }))} />
            )}
            <DoctorChoice
              visit={visit}
              chosen={choice.doctor}
              onChoose={(doctor) => {
                setChoice({ doctor, date: null, time: null, branch: undefined });
                forget(outcome);
              }}
            />
            <SlotPicker
              key={choice.doctor}
              {...choice}
              moving={visit.id}
              onDate={(date) => setChoice((now) => (now.date === date ? now : { ...now, date, time: null }))}
              onBranch={(branch) => setChoice((now) => ({ ...now, branch }))}
              onTime={(time) => setChoice((now) => ({ ...now, time }))}
              fullyBooked={t('appointments.moveDialog.fullyBooked')}
              doctorGone={<Alert severity="info">{t('appointments.moveDialog.doctorGone')}</Alert>}
            />
          </Stack>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="doctor_id" value={choice.doctor} />
          <input type="hidden" name="specialty_id" value={visit.specialty.id} />
          {choice.branch !== undefined && <input type="hidden" name="branch_id" value={choice.branch.id} />}
          <input type="hidden" name="date" value={choice.date ?? ''} />
          <input type="hidden" name="time" value={choice.time ?? ''} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('appointments.moveDialog.keep')}
          </Button>
          <Button type="submit" disabled={choice.time === null} loading={busy}>
            {t('appointments.moveDialog.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The form stands between the dialog and its parts: title and buttons stay in sight, only the choice scrolls. */
const form = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** The other doctors of the speciality; without them, when they cannot be had, the own one is still there. */
function DoctorChoice({
  visit,
  chosen,
  onChoose,
}: {
  visit: AppointmentDetails;
  chosen: number;
  onChoose: (id: number) => void;
}) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const doctors = useResource(`doctors of ${visit.specialty.id}`, (signal) =>
    api.get(`/api/doctors/${visit.specialty.id}`, DoctorList, { signal }),
  );
  const known = doctors.status === 'ready' ? doctors.data.data : [];
  const all = [visit.doctor, ...known.filter(({ id }) => id !== visit.doctor.id)];
  if (all.length === 1) return null;
  return (
    <SelectField
      name="doctor"
      label={t('appointments.moveDialog.doctor')}
      value={String(chosen)}
      onChange={(event) => onChoose(Number(event.target.value))}
      options={all.map((doctor) => ({ value: String(doctor.id), label: pick(doctor, 'name', lang) }))}
    />
  );
}
