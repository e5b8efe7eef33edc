import { useTranslation } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import { Band, Box, LinkButton, Section } from '@clinic/shared/ui';
import { Scene } from '../parts/Scene.tsx';

/** The slug of the dental department (S3). */
const department = 'department_of_dentistry';

/** Dental services in the words of the clinic (S143). */
const treatments = ['general', 'orthodontics', 'rootCanal', 'surgery', 'cosmetic'] as const;

/** The dental section of the home page (S1, S143). */
export function DentalSection() {
  const { t } = useTranslation('content');
  return (
    <Band tone="soft">
      <Box sx={columns}>
        <Scene src="/images/services/dental.svg" />
        <Section title={t('home.dental.title')} lead={t('home.dental.lead')}>
          <Box component="dl" sx={list}>
            {treatments.map((treatment) => (
              <div key={treatment}>
                <dt>{t(`home.dental.treatments.${treatment}.name`)}</dt>
                <dd>{t(`home.dental.treatments.${treatment}.text`)}</dd>
              </div>
            ))}
          </Box>
          <Box sx={{ mt: 3 }}>
            <LinkButton to={paths.speciality(department)}>{t('home.dental.action')}</LinkButton>
          </Box>
        </Section>
      </Box>
    </Band>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 7 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1.1fr)' },
  alignItems: 'center',
} as const;
const list = {
  margin: 0,
  display: 'grid',
  gap: '14px 28px',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: 'text.secondary', fontSize: '.9375rem', lineHeight: 1.65 },
} as const;
