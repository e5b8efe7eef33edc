import type { BranchName } from '@clinic/contracts';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatTime } from '@clinic/contracts/time';
import { Box, Button } from '@clinic/kit/ui';
import type { Line } from './lines.ts';

interface FreeTimesProps {
  line: Line & { kind: 'free' };
  namesBranch: boolean;
  /** Null for those who only look. */
  onBook: ((time: string, branch: BranchName | undefined) => void) | null;
}

/** Times that can still be given; a press on one begins a booking by telephone. */
export function FreeTimes({ line: { times, branch }, namesBranch, onBook }: FreeTimesProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const place = namesBranch && branch !== undefined ? pick(branch, 'name', lang) : undefined;
  const list = (
    <Box component="ul" sx={row} aria-label={place}>
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
              onClick={() => onBook(time, branch)}
              sx={{ whiteSpace: 'nowrap', minWidth: 92 }}
            >
              <bdi>{formatTime(time, lang)}</bdi>
            </Button>
          )}
        </li>
      ))}
    </Box>
  );
  if (place === undefined) return list;
  return (
    <Box sx={{ display: 'grid', gap: '4px', minWidth: 0 }}>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
        {place}
      </Box>
      {list}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: '8px', listStyle: 'none', margin: 0, padding: 0, minWidth: 0 };
