import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Band, CardGrid, Section } from '@clinic/kit/ui';
import { DoctorTile } from '../parts/DoctorTile.tsx';
import type { HomeData } from './shown-home.ts';

/** Eight doctors, others at each visit. */
export function RandomDoctors({ random }: Pick<HomeData, 'random'>) {
  const { t } = useTranslation('content');
  return (
    <Band far tone="paper">
      <Section
        id="doctors"
        title={t('home.doctors.title')}
        lead={t('home.doctors.lead')}
        action={{ label: t('doctors.all'), to: contentPaths.doctors() }}
      >
        <CardGrid columns={columns}>
          {random.map((doctor) => (
            <li key={doctor.id}>
              <DoctorTile doctor={doctor} />
            </li>
          ))}
        </CardGrid>
      </Section>
    </Band>
  );
}

/** Two at most on a phone, and one beside nothing where a second has no room. */
const columns = { xs: 'repeat(auto-fill, minmax(max(150px, 34%), 1fr))', md: 'repeat(4, minmax(0,1fr))' };
