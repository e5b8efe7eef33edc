import { useState } from 'react';
import { DoctorList } from '@clinic/contracts';
import type { BranchName, Doctor } from '@clinic/contracts';
import { Alert, LoadFailed, RadioCards, restoreFocus } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Button, EmptyState, Icon, Portrait, SkeletonCards, Stack } from '@clinic/kit/ui';
import type { Step } from '../draft/draft.ts';
import { withBranch, withDoctor, withKind, withSlot, withSpecialty } from '../draft/draft.ts';
import { useKeptBooking } from '../draft/kept-booking.ts';
import { BranchFilter } from './BranchFilter.tsx';
import type { StepProps } from './step-props.ts';
import { bySoonest, useNextSlots } from './use-next-slots.ts';
import type { FoundSlots, NextSlots } from './use-next-slots.ts';
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
  // The choice of the branch keeps its place, and the focus, while the doctors of another one are on their way.
  const [known, remember] = useState<{ specialty: number; branches: readonly BranchName[] }>();
  if (found !== 'loading' && found.complete && known?.branches !== found.branches)
    remember({ specialty, branches: found.branches });
  if (doctors.status === 'failed') return <LoadFailed text={t('doctor.failed')} onRetry={doctors.retry} />;
  return (
    <Stack sx={{ gap: 2 }}>
      {known?.specialty === specialty && <BranchFilter branches={known.branches} draft={draft} change={change} />}
      {/* Cards that change places under a finger would choose the wrong doctor. */}
      {doctors.status === 'loading' || found === 'loading' ? (
        <SkeletonCards count={doctorsPerPage} min={400} />
      ) : (
        <FoundDoctors doctors={doctors.data.data} found={found} draft={draft} change={change} onStep={onStep} />
      )}
    </Stack>
  );
}

function FoundDoctors({
  doctors,
  found: { slots, complete },
  draft,
  change,
  onStep,
}: DoctorStepProps & { doctors: readonly Doctor[]; found: FoundSlots }) {
  const { t } = useTranslation('booking');
  const shown = doctors.filter(({ id }) => draft.onlyBranch === undefined || !complete || slots.has(id));
  if (shown.length === 0) return <EmptyState level={3} title={t('doctor.none')} text={t('doctor.noneText')} />;
  const sorted = [...shown].sort((a, b) => bySoonest(slots.get(a.id), slots.get(b.id)));
  return (
    <>
      <NotOfSpeciality draft={draft} change={change} />
      <Soonest doctors={sorted} slots={slots} change={change} onStep={onStep} />
      <DoctorChoice doctors={sorted} slots={slots} draft={draft} change={change} />
    </>
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
          onClick={() => {
            change((now) => withDoctor(withSpecialty(now, specialty), doctor));
            requestAnimationFrame(restoreFocus);
          }}
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
        // These times are those of ordinary visits.
        change((now) => withSlot(withKind(withDoctor(now, doctor), undefined), slot));
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
