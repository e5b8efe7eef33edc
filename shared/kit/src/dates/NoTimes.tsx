import { useTranslation } from '../i18n/use-translation.ts';
import { Alert } from '../forms/Alert.tsx';
import { useLang } from '../i18n/index.ts';
import { formatDate } from '@clinic/contracts/time';
import { Box, Button, Typography } from '../ui/index.ts';

/** How many other days are offered on each side. */
const offered = 3;

interface NoTimesProps {
  date: string;
  days: Readonly<Record<string, number>>;
  onDay: (date: string) => void;
}

/** A day without a free time, and the nearest days that have some, before it and after it. */
export function NoTimes({ date, days, onDay }: NoTimesProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  const free = Object.keys(days)
    .filter((day) => (days[day] ?? 0) > 0)
    .sort();
  const nearest = [
    ...free.filter((day) => day < date).slice(-offered),
    ...free.filter((day) => day > date).slice(0, offered),
  ];
  return (
    <>
      <Alert severity="info" role="status">
        {t('slots.none')}
      </Alert>
      {nearest.length > 0 && (
        <Box role="group" aria-label={t('slots.nextDays')} sx={{ marginBlockStart: 2 }}>
          <Typography sx={{ marginBlockEnd: 1 }}>{t('slots.nextDays')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {nearest.map((day) => (
              <Button key={day} size="small" variant="outlined" onClick={() => onDay(day)}>
                {formatDate(day, lang, 'day')}
              </Button>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
