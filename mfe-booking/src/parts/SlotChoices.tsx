import type { FreeSlot } from '@clinic/shared/contracts';
import { useLang, useTranslation } from '@clinic/shared/i18n';
import { formatDate, formatTime } from '@clinic/shared/time';
import { Box, Button, Typography } from '@clinic/shared/ui';

interface SlotChoicesProps {
  slots: readonly FreeSlot[];
  onChoose: (slot: FreeSlot) => void;
}

/** The next free times of the same doctor, each taken with one press. */
export function SlotChoices({ slots, onChoose }: SlotChoicesProps) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  if (slots.length === 0) return null;
  return (
    <Box role="group" aria-label={t('alternatives.title')} sx={{ marginBlockStart: 1.5 }}>
      <Typography sx={{ marginBlockEnd: 1 }}>{t('alternatives.title')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {slots.map((slot) => (
          <Button key={`${slot.date} ${slot.time}`} size="small" variant="outlined" onClick={() => onChoose(slot)}>
            {t('alternatives.slot', {
              date: formatDate(slot.date, lang, 'day'),
              time: formatTime(slot.time, lang),
            })}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
