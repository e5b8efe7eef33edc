import type { QaStats } from '@clinic/shared/contracts';
import { useLang, useTranslation } from '@clinic/shared/i18n';
import { formatNumber } from '@clinic/shared/time';
import { Box, Breadcrumbs, PageTitle, Typography } from '@clinic/shared/ui';

/** Title, subtitle and the three counters; without counters when they could not be had (S102, S138). */
export function QaHero({ stats }: { stats: QaStats | null }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const counters = stats && [
    { name: 'questions', value: stats.total_questions },
    { name: 'answers', value: stats.total_answers },
    { name: 'doctors', value: stats.total_doctors },
  ];

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Breadcrumbs crumbs={[]} current={t('home.title')} />
      <div>
        <PageTitle>{t('home.title')}</PageTitle>
        <Typography variant="subtitle1" component="p" sx={{ maxWidth: '60ch', margin: 0, marginBlockStart: 1 }}>
          {t('home.subtitle')}
        </Typography>
      </div>
      {counters && (
        <Box component="dl" sx={row}>
          {counters.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`home.counters.${name}`)}</dt>
              <dd>{formatNumber(value, lang)}</dd>
            </div>
          ))}
        </Box>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: '12px 32px', md: '16px 56px' },
  margin: 0,
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { color: 'text.secondary', fontSize: '.9375rem' },
  '& dd': { margin: 0, fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.3, color: 'primary.main' },
};
