import type { ReactNode } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, IconButton } from '@clinic/kit/ui';

interface CarouselControlsProps {
  controllable: boolean;
  playing: boolean;
  toggle: () => void;
  move: (by: 1 | -1) => void;
  /** Between the two arrows, for example a button for each slide. */
  children?: ReactNode;
}

/** Stop, which comes first, back and forth. Their place is kept while the page is not alive yet. */
export function CarouselControls({ controllable, playing, toggle, move, children }: CarouselControlsProps) {
  const { t } = useTranslation('content');
  return (
    <Box sx={{ ...row, visibility: controllable ? 'visible' : 'hidden' }}>
      <IconButton onClick={toggle} aria-label={t(playing ? 'carousel.stop' : 'carousel.play')} sx={control}>
        <Icon name={playing ? 'pause' : 'play'} size={20} />
      </IconButton>
      <IconButton onClick={() => move(-1)} aria-label={t('carousel.previous')} sx={control}>
        <Icon name="arrow-start" size={20} />
      </IconButton>
      {children}
      <IconButton onClick={() => move(1)} aria-label={t('carousel.next')} sx={control}>
        <Icon name="arrow-end" size={20} />
      </IconButton>
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 1 } as const;
const control = {
  border: '1px solid',
  borderColor: 'line.edge',
  bgcolor: 'background.paper',
  color: 'primary.main',
} as const;
