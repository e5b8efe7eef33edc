import type { DoctorCard } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { isUnavailable, useRevalidator } from '@clinic/kit/routing';
import type { Loaded } from '@clinic/kit/routing';
import { CardGrid, EmptyState, Section } from '@clinic/kit/ui';
import { DoctorTile } from './DoctorTile.tsx';

interface DoctorSectionProps {
  doctors: Loaded<{ data: readonly DoctorCard[]; total: number }>;
  /** Address of the whole list. */
  everyone: string;
}

/** The doctors of a speciality with the next free time of each; nothing when there are none, and another try when they could not be loaded. */
export function DoctorSection({ doctors, everyone }: DoctorSectionProps) {
  const { t } = useTranslation('content');
  const { revalidate } = useRevalidator();
  if (isUnavailable(doctors))
    return (
      <Section id="doctors" title={t('specialities.doctorsTitle')}>
        <EmptyState variant="error" level={3} action={{ onClick: () => void revalidate() }} />
      </Section>
    );
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
