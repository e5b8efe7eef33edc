import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { pageOf, Pager } from '../browsing/Pager.tsx';
import { useLang } from '../i18n/index.ts';
import { formatTime } from '@clinic/contracts/time';
import { Box, Button, Stack } from '../ui/index.ts';

const timesPerPage = 6;

interface TimeButtonsProps {
  times: readonly string[];
  chosen: string | null;
  onChoose: (time: string) => void;
}

/** Six times a page (S59), on twelve hours (Q26); opens where the chosen one stands. */
export function TimeButtons({ times, chosen, onChoose }: TimeButtonsProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  const [page, setPage] = useState(() => pageOf(chosen === null ? -1 : times.indexOf(chosen), timesPerPage));
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        role="group"
        aria-label={t('slots.label')}
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
      <Pager label={t('slots.pages')} page={page} total={times.length} size={timesPerPage} onPage={setPage} />
    </Stack>
  );
}
