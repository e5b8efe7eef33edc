import { useLang, useTranslation } from '@clinic/shared/i18n';
import { Link, paths } from '@clinic/shared/routing';
import { Box, Card, Icon, Section } from '@clinic/shared/ui';
import { hoursOf, hoursText, type OpeningHours } from './opening-hours.ts';

/** The opening hours of some departments, on the page of a service (S11, S141). */
export function HoursCard({ departments }: { departments: readonly OpeningHours['id'][] }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Card>
      <Section title={t('hours.title')} level={3}>
        <Box component="dl" sx={list}>
          {departments.map((id) => (
            <div key={id}>
              <dt>{t(`hours.departments.${id}`)}</dt>
              <dd>{hoursText(hoursOf(id), lang)}</dd>
            </div>
          ))}
        </Box>
        <Box
          component={Link}
          to={paths.shifts()}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, fontWeight: 500 }}
        >
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
  gap: 1.5,
  '& dt': { color: 'text.secondary', fontSize: '.9375rem' },
  '& dd': { margin: 0, fontWeight: 600 },
} as const;
