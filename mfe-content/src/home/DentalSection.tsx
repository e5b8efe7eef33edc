import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Band, Box, LinkButton, Section } from '@clinic/kit/ui';
import { Scene } from '../parts/Scene.tsx';
import { dentalDepartment } from './dental-department.ts';
import type { HomeData } from './shown-home.ts';

/** The dental section of the home page: what the department treats. */
export function DentalSection({ treatments }: Pick<HomeData, 'treatments'>) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Band far tone="soft">
      <Box sx={columns}>
        <Scene src="services/dental.svg" />
        <Section id="dental" title={t('home.dental.title')} lead={t('home.dental.lead')}>
          <Box component="dl" sx={list}>
            {treatments.map((treatment) => (
              <div key={treatment.slug}>
                <dt>{pick(treatment, 'name', lang)}</dt>
                <dd>{pick(treatment, 'summary', lang)}</dd>
              </div>
            ))}
          </Box>
          <Box sx={{ mt: 3 }}>
            <LinkButton to={contentPaths.speciality(dentalDepartment)}>{t('home.dental.action')}</LinkButton>
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
