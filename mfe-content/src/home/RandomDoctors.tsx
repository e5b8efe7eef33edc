import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Band, Box, Section } from '@clinic/kit/ui';
import { DoctorTile } from '../parts/DoctorTile.tsx';
import type { HomeData } from './shown-home.ts';

/** Eight doctors, others at each visit. */
export function RandomDoctors({ random }: Pick<HomeData, 'random'>) {
  const { t } = useTranslation('content');
  return (
    <Band tone="paper">
      <Section
        id="doctors"
        title={t('home.doctors.title')}
        lead={t('home.doctors.lead')}
        action={{ label: t('doctors.all'), to: contentPaths.doctors() }}
      >
        <Box component="ul" sx={grid}>
          {random.map((doctor) => (
            <li key={doctor.id}>
              <DoctorTile doctor={doctor} />
            </li>
          ))}
        </Box>
      </Section>
    </Band>
  );
}

const grid = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0,1fr))', md: 'repeat(4, minmax(0,1fr))' },
  '@media (max-width:359px)': { gridTemplateColumns: 'minmax(0,1fr)' },
} as const;
