import { useTranslation } from '../i18n/use-translation.ts';
import type { FreeSlot } from '@clinic/contracts';
import { pick, useLang } from '../i18n/index.ts';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Button, Typography } from '../ui/index.ts';

interface SlotChoicesProps {
  slots: readonly FreeSlot[];
  onChoose: (slot: FreeSlot) => void;
}

/** The next free times of the same doctor, each taken with one press. */
export function SlotChoices({ slots, onChoose }: SlotChoicesProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  if (slots.length === 0) return null;
  return (
    <Box role="group" aria-label={t('slots.alternatives')} sx={{ marginBlockStart: 1.5 }}>
      <Typography sx={{ marginBlockEnd: 1 }}>{t('slots.alternatives')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {slots.map((slot) => (
          <Button key={`${slot.date} ${slot.time}`} size="small" variant="outlined" onClick={() => onChoose(slot)}>
            {[
              t('slots.alternative', { date: formatDate(slot.date, lang, 'day'), time: formatTime(slot.time, lang) }),
              ...(slot.branch === undefined ? [] : [pick(slot.branch, 'name', lang)]),
            ].join(' · ')}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
