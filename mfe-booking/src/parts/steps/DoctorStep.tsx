import { useState } from 'react';
import { DoctorList } from '@clinic/contracts';
import type { Doctor } from '@clinic/contracts';
import { LoadFailed, RadioCards } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { EmptyState, Portrait, SkeletonCards, Stack } from '@clinic/kit/ui';
import { withDoctor } from '../draft/draft.ts';
import { pageOf, Pager } from '@clinic/kit/browsing';
import type { StepProps } from './step-props.ts';

const doctorsPerPage = 4;

/** Step 2: the doctors of the chosen speciality (S58). */
export function DoctorStep({ draft, change }: StepProps) {
  const { t } = useTranslation('booking');
  const specialty = draft.specialty?.id ?? 0;
  const doctors = useResource(`doctors of ${specialty}`, (signal) =>
    api.get(`/api/doctors/${specialty}`, DoctorList, { signal }),
  );
  if (doctors.status === 'loading') return <SkeletonCards count={doctorsPerPage} min={400} />;
  if (doctors.status === 'failed') return <LoadFailed text={t('doctor.failed')} onRetry={doctors.retry} />;
  const { data } = doctors.data;
  if (data.length === 0) return <EmptyState level={3} title={t('doctor.none')} text={t('doctor.noneText')} />;
  return <DoctorChoice doctors={data} draft={draft} change={change} />;
}

/** Four doctors a page, turned without a request; opens where the chosen one stands. */
function DoctorChoice({ doctors, draft, change }: StepProps & { doctors: readonly Doctor[] }) {
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
    if (doctor !== undefined) change((now) => withDoctor(now, doctor));
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <RadioCards
        name="doctor"
        label={draft.specialty === null ? t('doctor.label') : pick(draft.specialty, 'name', lang)}
        min={400}
        value={draft.doctor === null ? '' : String(draft.doctor.id)}
        onChange={choose}
        options={shown.map((doctor) => ({
          value: String(doctor.id),
          label: pick(doctor, 'name', lang),
          text: doctor.job_titles.map((title) => pick(title, 'name', lang)).join(t('comma')),
          media: <Portrait image={doctor.image} alt="" size={64} shape="rounded" eager />,
        }))}
      />
      <Pager label={t('doctor.pages')} page={page} total={doctors.length} size={doctorsPerPage} onPage={setPage} />
    </Stack>
  );
}
