import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatTime } from '@clinic/contracts/time';
import { Box, Button } from '@clinic/kit/ui';

interface FreeTimesProps {
  times: readonly string[];
  /** Null for those who only look. */
  onBook: ((time: string) => void) | null;
}

/** Times that can still be given; a press on one begins a booking by telephone. */
export function FreeTimes({ times, onBook }: FreeTimesProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  return (
    <Box component="ul" sx={row}>
      {times.map((time) => (
        <li key={time}>
          {onBook === null ? (
            <Box component="bdi" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {formatTime(time, lang)}
            </Box>
          ) : (
            <Button
              variant="outlined"
              size="small"
              aria-haspopup="dialog"
              aria-label={t('reception.free.bookAt', { time: formatTime(time, lang) })}
              onClick={() => onBook(time)}
              sx={{ whiteSpace: 'nowrap', minWidth: 92 }}
            >
              <bdi>{formatTime(time, lang)}</bdi>
            </Button>
          )}
        </li>
      ))}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: '8px', listStyle: 'none', margin: 0, padding: 0, minWidth: 0 };
