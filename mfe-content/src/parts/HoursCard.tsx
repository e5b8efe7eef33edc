import type { Department } from '@clinic/contracts/content';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link } from '@clinic/kit/routing';
import { Box, Card, Icon, Section } from '@clinic/kit/ui';
import { HoursLines } from './HoursLines.tsx';
import { OpenNow } from './OpenNow.tsx';
import { useClinicMoment } from './use-clinic-moment.ts';

interface HoursCardProps {
  departments: readonly Department[];
  /** `wide` goes across the page, with the heading beside the hours. */
  layout?: 'column' | 'wide';
}

/** The opening hours of some departments, and which of them is open now. Nothing when there are none. */
export function HoursCard({ departments, layout = 'column' }: HoursCardProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const moment = useClinicMoment();
  if (departments.length === 0) return null;
  return (
    <Box component={Card} sx={layout === 'wide' ? wide : card}>
      <Section title={t('hours.title')}>
        <Box component="dl" sx={list}>
          {departments.map((department) => (
            <div key={department.id}>
              <dt>{pick(department, 'name', lang)}</dt>
              <Box component="dd" sx={times}>
                <span>
                  <HoursLines department={department} />
                </span>
                {moment !== null && <OpenNow department={department} moment={moment} />}
              </Box>
              {pick(department, 'note', lang) !== '' && (
                <Box component="dd" sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
                  {pick(department, 'note', lang)}
                </Box>
              )}
            </div>
          ))}
        </Box>
      </Section>
      <Link to={contentPaths.shifts()}>
        <Icon name="clock" size={20} />
        {t('hours.all')}
      </Link>
    </Box>
  );
}

const card = {
  display: 'grid',
  gap: 1,
  '& h2': { fontSize: { xs: '1.25rem', md: '1.5rem' } },
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, fontWeight: 500 },
} as const;
const wide = {
  ...card,
  '& > section': {
    display: { md: 'grid' },
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    columnGap: 4,
  },
} as const;
const list = {
  margin: 0,
  display: 'grid',
  gap: '20px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  '& dt': { color: 'text.secondary', fontSize: '.9375rem' },
  '& dd': { margin: 0 },
} as const;
const times = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  // Keeps the place of what is said once the page knows the time.
  minHeight: 40,
  fontWeight: 600,
  fontSize: '1.125rem',
} as const;
