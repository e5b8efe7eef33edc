import { useTranslation } from '../i18n/use-translation.ts';
import { useLang } from '../i18n/index.ts';
import { formatTime } from '@clinic/contracts/time';
import { Box, Button } from '../ui/index.ts';

interface TimeButtonsProps {
  times: readonly string[];
  chosen: string | null;
  onChoose: (time: string) => void;
}

/** All times of the day, on twelve hours: nobody has to look for a later one behind a page. */
export function TimeButtons({ times, chosen, onChoose }: TimeButtonsProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  return (
    <Box
      role="group"
      aria-label={t('slots.label')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }}
    >
      {times.map((time) => (
        <Button
          key={time}
          variant={time === chosen ? 'contained' : 'outlined'}
          aria-pressed={time === chosen}
          onClick={() => onChoose(time)}
          sx={{ paddingInline: 1, minHeight: 48 }}
        >
          {formatTime(time, lang)}
        </Button>
      ))}
    </Box>
  );
}
