import { useId } from 'react';
import type { ReactNode } from 'react';
import type { QaSpecialtyDetails } from '@clinic/contracts/qa';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Box, Card, ShortNumber, Typography } from '@clinic/kit/ui';

/** Said while nothing was answered yet. */
const usualHours = 24;

/** Questions, answers, likes and the mean time to an answer of a speciality. */
export function CategoryFigures({ specialty }: { specialty: QaSpecialtyDetails }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const heading = useId();
  const hours = specialty.response_hours ?? usualHours;
  const figures: { name: 'total' | 'answered' | 'likes' | 'response'; value: ReactNode }[] = [
    { name: 'total', value: formatNumber(specialty.total_questions, lang) },
    { name: 'answered', value: formatNumber(specialty.answered_questions_count, lang) },
    { name: 'likes', value: <ShortNumber value={specialty.total_likes} /> },
    {
      name: 'response',
      value: t('category.stats.hours', { count: hours < 1 ? 0 : hours, value: formatNumber(hours, lang) }),
    },
  ];
  return (
    <Card>
      <section aria-labelledby={heading}>
        <Typography variant="h4" component="h2" id={heading} sx={{ margin: 0, marginBlockEnd: 1 }}>
          {t('category.stats.title')}
        </Typography>
        <Box component="dl" sx={rows}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`category.stats.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Box>
      </section>
    </Card>
  );
}

const rows = {
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, paddingBlock: 1 },
  '& > div + div': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'end' },
};
