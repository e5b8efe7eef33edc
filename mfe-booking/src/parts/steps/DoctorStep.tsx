import { useState } from 'react';
import { DoctorList } from '@clinic/contracts';
import type { BranchName, Doctor } from '@clinic/contracts';
import { Alert, LoadFailed, RadioCards, SelectField } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Button, EmptyState, Icon, Portrait, SkeletonCards, Stack } from '@clinic/kit/ui';
import type { Step } from '../draft/draft.ts';
import { withBranch, withDoctor, withOnlyBranch, withSlot, withSpecialty } from '../draft/draft.ts';
import { useKeptBooking } from '../draft/kept-booking.ts';
import type { StepProps } from './step-props.ts';
import { bySoonest, useNextSlots } from './use-next-slots.ts';
import type { NextSlots } from './use-next-slots.ts';
import { withBranchName } from './with-branch-name.ts';
import { pageOf, Pager } from './Pager.tsx';

const doctorsPerPage = 4;

interface DoctorStepProps extends StepProps {
  onStep: (step: Step) => void;
}

/** Step 2: the doctors of the chosen speciality, who is free first stands first. */
export function DoctorStep({ draft, change, onStep }: DoctorStepProps) {
  const { t } = useTranslation('booking');
  const specialty = draft.specialty?.id ?? 0;
  const found = useNextSlots(specialty, { branch: draft.onlyBranch });
  const doctors = useResource(`doctors of ${specialty}`, (signal) =>
    api.get(`/api/doctors/${specialty}`, DoctorList, { signal }),
  );
  if (doctors.status === 'failed') return <LoadFailed text={t('doctor.failed')} onRetry={doctors.retry} />;
  // Cards that change places under a finger would choose the wrong doctor.
  if (doctors.status === 'loading' || found === 'loading') return <SkeletonCards count={doctorsPerPage} min={400} />;
  const { slots, complete, branches } = found;
  const data = doctors.data.data.filter(({ id }) => draft.onlyBranch === undefined || !complete || slots.has(id));
  if (data.length === 0) return <EmptyState level={3} title={t('doctor.none')} text={t('doctor.noneText')} />;
  const sorted = [...data].sort((a, b) => bySoonest(slots.get(a.id), slots.get(b.id)));
  return (
    <Stack sx={{ gap: 2 }}>
      <BranchFilter branches={branches} draft={draft} change={change} />
      <NotOfSpeciality draft={draft} change={change} />
      <Soonest doctors={sorted} slots={slots} change={change} onStep={onStep} />
      <DoctorChoice doctors={sorted} slots={slots} draft={draft} change={change} />
    </Stack>
  );
}

/** Only the doctors of a branch, where the speciality is offered in several. */
function BranchFilter({ branches, draft, change }: StepProps & { branches: readonly BranchName[] }) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  if (branches.length === 0) return null;
  return (
    <SelectField
      name="branch"
      label={t('doctor.branch')}
      required={false}
      value={draft.onlyBranch === undefined ? '' : String(draft.onlyBranch)}
      onChange={({ target: { value } }) =>
        change((now) => withOnlyBranch(now, value === '' ? undefined : Number(value)))
      }
      options={[
        { value: '', label: t('doctor.everyBranch') },
        ...branches.map((branch) => ({ value: String(branch.id), label: pick(branch, 'name', lang) })),
      ]}
    />
  );
}

/** An address named a doctor of another speciality. */
function NotOfSpeciality({ draft, change }: StepProps) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const { outside } = useKeptBooking();
  if (draft.specialty === null || draft.doctor !== null || outside?.asked !== draft.specialty.id) return null;
  const { doctor, specialty } = outside;
  const names = { doctor: pick(doctor, 'name', lang), specialty: pick(draft.specialty, 'name', lang) };
  return (
    <Alert
      severity="info"
      action={
        <Button
          size="small"
          variant="outlined"
          onClick={() => change((now) => withDoctor(withSpecialty(now, specialty), doctor))}
        >
          {t('doctor.inOwn', { doctor: names.doctor, specialty: pick(specialty, 'name', lang) })}
        </Button>
      }
    >
      {t('doctor.outside', names)}
    </Alert>
  );
}

/** The first free time of the whole speciality, taken with one press. */
function Soonest({
  doctors,
  slots,
  change,
  onStep,
}: Omit<DoctorStepProps, 'draft'> & { doctors: readonly Doctor[]; slots: NextSlots }) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const [doctor] = doctors;
  const slot = doctor && slots.get(doctor.id);
  if (!doctor || !slot || doctors.length < 2) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="clock" size={20} />}
      sx={{ justifySelf: 'start', alignSelf: 'flex-start', textAlign: 'start' }}
      onClick={() => {
        change((now) => withSlot(withDoctor(now, doctor), slot));
        onStep(3);
      }}
    >
      {withBranchName(
        t('doctor.soonest', {
          doctor: pick(doctor, 'name', lang),
          date: formatDate(slot.date, lang, 'day'),
          time: formatTime(slot.time, lang),
        }),
        slot,
        lang,
      )}
    </Button>
  );
}

/** Four doctors a page, turned without a request; opens where the chosen one stands. */
function DoctorChoice({ doctors, slots, draft, change }: StepProps & { doctors: readonly Doctor[]; slots: NextSlots }) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const [page, setPage] = useState(() =>
    pageOf(
      doctors.findIndex(({ id }) => id === draft.doctor?.id),
      doctorsPerPage,
    ),
  );
  const shown = doctors.slice((page - 1) * doctorsPerPage, page * doctorsPerPage);
  const choose = (value: string) => {
    const doctor = doctors.find(({ id }) => String(id) === value);
    if (doctor === undefined) return;
    const branch = slots.get(doctor.id)?.branch;
    change((now) => {
      const chosen = withDoctor(now, doctor);
      return chosen === now ? chosen : withBranch(chosen, branch);
    });
  };
  const nextOf = (id: number) => {
    const slot = slots.get(id);
    if (slot === undefined) return null;
    const text =
      slot === null
        ? t('doctor.full')
        : withBranchName(
            t('doctor.next', { date: formatDate(slot.date, lang, 'day'), time: formatTime(slot.time, lang) }),
            slot,
            lang,
          );
    return (
      <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
        {text}
      </Box>
    );
  };
  return (
    <>
      <RadioCards
        name="doctor"
        label={draft.specialty === null ? t('doctor.label') : pick(draft.specialty, 'name', lang)}
        min={400}
        value={draft.doctor === null ? '' : String(draft.doctor.id)}
        onChange={choose}
        options={shown.map((doctor) => ({
          value: String(doctor.id),
          label: pick(doctor, 'name', lang),
          text: (
            <>
              {doctor.job_titles.map((title) => pick(title, 'name', lang)).join(t('comma'))}
              {nextOf(doctor.id)}
            </>
          ),
          media: <Portrait image={doctor.image} focus={doctor.image_focus} alt="" size={64} shape="rounded" eager />,
        }))}
      />
      <Pager label={t('doctor.pages')} page={page} total={doctors.length} size={doctorsPerPage} onPage={setPage} />
    </>
  );
}
