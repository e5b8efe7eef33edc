import { useTranslation } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';
import type { ShownSlide } from './shown-slide.ts';

interface SlideDotsProps {
  slides: readonly Pick<ShownSlide, 'id' | 'title'>[];
  index: number;
  choose: (index: number) => void;
}

/** A button for each slide; that of the shown one is long. */
export function SlideDots({ slides, index, choose }: SlideDotsProps) {
  const { t } = useTranslation('content');
  return (
    <Box sx={{ display: 'flex' }}>
      {slides.map(({ id, title }, place) => (
        <Box
          key={id}
          component="button"
          type="button"
          aria-label={t('home.hero.show', { place: place + 1, title })}
          aria-current={place === index}
          onClick={() => choose(place)}
          sx={dot}
        />
      ))}
    </Box>
  );
}

const dot = {
  width: 32,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '12px',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: '5px',
    bgcolor: 'primary.light',
    // Seen where grounds are taken away.
    border: '1px solid transparent',
    transition: 'width .2s ease, background-color .2s ease',
  },
  '&[aria-current="true"]::before': { width: 24, bgcolor: 'primary.main' },
} as const;
