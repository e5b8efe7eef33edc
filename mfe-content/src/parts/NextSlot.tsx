import type { FreeSlot } from '@clinic/contracts';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { clinicInstant, formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Icon } from '@clinic/kit/ui';

/** The first time at which a doctor can be seen, or that the coming weeks are full. */
export function NextSlot({ slot }: { slot: FreeSlot | null }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  if (slot === null) {
    return (
      <Box component="p" sx={{ ...line, color: 'text.secondary' }}>
        <Icon name="clock" size={18} />
        {t('slot.none')}
      </Box>
    );
  }
  return (
    <Box component="p" sx={{ ...line, color: 'success.main', fontWeight: 500 }}>
      <Icon name="calendar" size={18} />
      <span>
        {t('slot.next')}{' '}
        <time dateTime={clinicInstant(slot.date, slot.time).toISOString()}>
          {formatDate(slot.date, lang, 'day')}
          {t('slot.comma')}
          {formatTime(slot.time, lang)}
        </time>
      </span>
    </Box>
  );
}

const line = {
  display: 'flex',
  gap: 0.75,
  alignItems: 'flex-start',
  margin: 0,
  fontSize: '.9375rem',
  lineHeight: 1.5,
  '& svg': { mt: '2px' },
} as const;
