import type { DoctorCard } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { CardGrid, Section } from '@clinic/kit/ui';
import { DoctorTile } from './DoctorTile.tsx';

interface DoctorSectionProps {
  doctors: { data: readonly DoctorCard[]; total: number };
  /** Address of the whole list. */
  everyone: string;
}

/** The doctors of a speciality with the next free time of each; nothing when there are none. */
export function DoctorSection({ doctors, everyone }: DoctorSectionProps) {
  const { t } = useTranslation('content');
  if (doctors.total === 0) return null;
  return (
    <Section
      id="doctors"
      title={t('specialities.doctorsTitle')}
      {...(doctors.total > doctors.data.length ? { action: { label: t('doctors.all'), to: everyone } } : {})}
    >
      <CardGrid min={250}>
        {doctors.data.map((doctor) => (
          <li key={doctor.id}>
            <DoctorTile doctor={doctor} layout="row" />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
