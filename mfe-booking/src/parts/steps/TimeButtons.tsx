import { useState } from 'react';
import { useLang, useTranslation } from '@clinic/shared/i18n';
import { formatTime } from '@clinic/shared/time';
import { Box, Button, Stack } from '@clinic/shared/ui';
import { pageOf, Pager } from '../Pager.tsx';

const timesPerPage = 6;

interface TimeButtonsProps {
  times: readonly string[];
  chosen: string | null;
  onChoose: (time: string) => void;
}

/** Six times a page (S59), on twelve hours (Q26); opens where the chosen one stands. */
export function TimeButtons({ times, chosen, onChoose }: TimeButtonsProps) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const [page, setPage] = useState(() => pageOf(chosen === null ? -1 : times.indexOf(chosen), timesPerPage));
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        role="group"
        aria-label={t('time.label')}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }}
      >
        {times.slice((page - 1) * timesPerPage, page * timesPerPage).map((time) => (
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
      <Pager label={t('time.pages')} page={page} total={times.length} size={timesPerPage} onPage={setPage} />
    </Stack>
  );
}
