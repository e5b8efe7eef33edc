import type { Department } from '@clinic/shared/contracts/content';
import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { Link, paths } from '@clinic/shared/routing';
import { Box, Card, Icon, Section } from '@clinic/shared/ui';
import { HoursLines } from './HoursLines.tsx';
import { OpenNow } from './OpenNow.tsx';
import { useClinicMoment } from './use-clinic-moment.ts';

/** The opening hours of some departments, and which of them is open now (S11, S141, Q11). Nothing when there are none. */
export function HoursCard({ departments }: { departments: readonly Department[] }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const moment = useClinicMoment();
  if (departments.length === 0) return null;
  return (
    <Card>
      <Section title={t('hours.title')} level={3}>
        <Box component="dl" sx={list}>
          {departments.map((department) => (
            <div key={department.id}>
              <dt>{pick(department, 'name', lang)}</dt>
              <dd>
                <HoursLines department={department} />
              </dd>
              <Box component="dd" sx={{ minHeight: 32, mt: 0.5 }}>
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
        <Box component={Link} to={paths.shifts()} sx={all}>
          <Icon name="clock" size={20} />
          {t('hours.all')}
        </Box>
      </Section>
    </Card>
  );
}

const list = {
  margin: '0 0 8px',
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  '& dt': { color: 'text.secondary', fontSize: '.9375rem' },
  '& dd': { margin: 0 },
  '& dt + dd': { fontWeight: 600, fontSize: '1.125rem' },
} as const;
const all = { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, fontWeight: 500 } as const;
