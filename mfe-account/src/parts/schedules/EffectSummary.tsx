import type { ScheduleEffect } from '@clinic/contracts/account';
import { effectDays } from '@clinic/contracts/account';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate, formatNumber } from '@clinic/contracts/time';
import { Box } from '@clinic/kit/ui';

/** How many times a change opens and closes in the next thirty days, and on which of them. */
export function EffectSummary({ effect }: { effect: ScheduleEffect }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const changed = effect.days.filter(({ before, after }) => before !== after);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="status">
        <Box component="dl" sx={numbers}>
          <div>
            <dt>{t('schedules.effect.won')}</dt>
            <dd>{formatNumber(effect.won, lang)}</dd>
          </div>
          <div>
            <dt>{t('schedules.effect.lost')}</dt>
            <dd>{formatNumber(effect.lost, lang)}</dd>
          </div>
          <div data-warn={effect.visits.length > 0 ? true : undefined}>
            <dt>{t('schedules.effect.visits')}</dt>
            <dd>{formatNumber(effect.visits.length, lang)}</dd>
          </div>
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{t('schedules.effect.span', { count: effectDays })}</Box>
      {changed.length > 0 && (
        <Box component="details" sx={{ '& summary': { minHeight: 44, alignContent: 'center', cursor: 'pointer' } }}>
          <summary>{t('schedules.effect.byDay')}</summary>
          <Box component="ul" sx={days}>
            {changed.map(({ date, before, after }) => (
              <li key={date}>
                <span>{formatDate(date, lang, 'day')}</span>
                <bdi>
                  {t('schedules.effect.day', { before: formatNumber(before, lang), after: formatNumber(after, lang) })}
                </bdi>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const numbers = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  '& > div': { padding: '10px 12px', border: '1px solid', borderColor: 'line.hair', borderRadius: '12px' },
  '& dt': { color: 'text.secondary', fontSize: '.9375rem', lineHeight: 1.4 },
  '& dd': { margin: 0, fontSize: '1.5rem', fontWeight: 600 },
  '& [data-warn] dd': { color: 'warning.main' },
};
const days = {
  display: 'grid',
  gap: '2px 24px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: '.9375rem',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 1 },
};
