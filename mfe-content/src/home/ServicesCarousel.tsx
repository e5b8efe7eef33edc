import { useTranslation } from '@clinic/shared/i18n';
import { Box, Icon, IconButton, LinkCard, Typography } from '@clinic/shared/ui';
import { Scene } from '../parts/Scene.tsx';
import { services } from './services.ts';
import { useCarousel } from './use-carousel.ts';

/**
 * S36: three services side by side from 1024 px, two from 800 px, else one; moves on by itself, wraps around. The list
 * itself scrolls, so it can be swiped, and without script it is a list to scroll. Its stop control comes first.
 */
export function ServicesCarousel() {
  const { t } = useTranslation('content');
  const { list, controllable, playing, toggle, move, holding } = useCarousel();
  return (
    <Box role="group" aria-roledescription={t('carousel.role')} aria-label={t('home.services.title')}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          gap: 1,
          mb: 1.5,
          mt: { md: '-64px' },
          visibility: controllable ? 'visible' : 'hidden',
        }}
      >
        <IconButton onClick={toggle} aria-label={t(playing ? 'carousel.stop' : 'carousel.play')} sx={control}>
          <Icon name={playing ? 'pause' : 'play'} size={20} />
        </IconButton>
        <IconButton onClick={() => move(-1)} aria-label={t('carousel.previous')} sx={control}>
          <Icon name="arrow-start" size={20} />
        </IconButton>
        <IconButton onClick={() => move(1)} aria-label={t('carousel.next')} sx={control}>
          <Icon name="arrow-end" size={20} />
        </IconButton>
      </Box>
      <Box component="ul" ref={list} sx={track} {...holding}>
        {services.map(({ id, picture, to }) => (
          <li key={id}>
            <LinkCard to={to} title={t(`home.services.items.${id}.title`)} media={<Scene src={picture} />}>
              <Typography variant="body2" sx={{ margin: 0, color: 'text.secondary' }}>
                {t(`home.services.items.${id}.text`)}
              </Typography>
            </LinkCard>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const gap = 20;
const columns = (count: number) => `calc((100% - ${(count - 1) * gap}px) / ${count})`;
const control = { border: '1px solid', borderColor: 'line.edge', color: 'primary.main' } as const;
const track = {
  listStyle: 'none',
  // Room for the focus ring of a card, which the scrolling box would cut off.
  margin: '-6px',
  padding: '6px',
  scrollPaddingInline: '6px',
  display: 'grid',
  gridAutoFlow: 'column',
  gap: `${gap}px`,
  gridAutoColumns: '100%',
  '@media (min-width:800px)': { gridAutoColumns: columns(2) },
  '@media (min-width:1024px)': { gridAutoColumns: columns(3) },
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  overscrollBehaviorX: 'contain',
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
} as const;
