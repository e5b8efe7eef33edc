import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, LinkCard, Typography } from '@clinic/kit/ui';
import { Scene } from '../parts/Scene.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import type { HomeData } from './shown-home.ts';
import { useCarousel } from './use-carousel.ts';

/**
 * S36: three services side by side from 1024 px, two from 800 px, else one; moves on by itself, wraps around. The list
 * itself scrolls, so it can be swiped, and without script it is a list to scroll. Its stop control comes first.
 */
export function ServicesCarousel({ services }: Pick<HomeData, 'services'>) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { list, holding, ...controls } = useCarousel();
  return (
    <Box role="group" aria-roledescription={t('carousel.role')} aria-label={t('home.services.title')}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1.5, mt: { md: '-64px' } }}>
        <CarouselControls {...controls} />
      </Box>
      <Box component="ul" ref={list} sx={track} {...holding}>
        {services.map((service) => (
          <li key={service.title_en}>
            <LinkCard
              to={service.link}
              title={pick(service, 'title', lang)}
              media={<Scene src={service.image} focus={service.image_focus} />}
            >
              <Typography variant="body2" sx={{ margin: 0, color: 'text.secondary' }}>
                {pick(service, 'text', lang)}
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
