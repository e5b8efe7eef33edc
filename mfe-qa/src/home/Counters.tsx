import type { QaStats } from '@clinic/contracts/qa';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Box } from '@clinic/kit/ui';

/** How many questions, answers and doctors there are. */
export function Counters({ stats }: { stats: QaStats }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const counters = [
    { name: 'questions', value: stats.total_questions },
    { name: 'answers', value: stats.total_answers },
    { name: 'doctors', value: stats.total_doctors },
  ] as const;
  return (
    <Box component="dl" sx={row}>
      {counters.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`home.counters.${name}`)}</dt>
          <dd>{formatNumber(value, lang)}</dd>
        </div>
      ))}
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
