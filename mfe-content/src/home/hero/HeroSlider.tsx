import { useTranslation } from '@clinic/kit/i18n';
import { Box, Typography } from '@clinic/kit/ui';
import { CarouselControls } from '../CarouselControls.tsx';
import type { ShownSlide } from './shown-slide.ts';
import { SlideActions } from './SlideActions.tsx';
import { SlideDots } from './SlideDots.tsx';
import { SlidePicture } from './SlidePicture.tsx';
import * as looks from './slider-styles.ts';
import { TypedTitle } from './TypedTitle.tsx';
import { useSlider } from './use-slider.ts';

/**
 * The slides of the first view: one at a time, the next after ten seconds, in one place as high as the highest of them.
 * Without script the first one stands. Its stop control comes first.
 */
export function HeroSlider({ slides }: { slides: readonly ShownSlide[] }) {
  const { t } = useTranslation('content');
  const { index, typedSince, choose, holding, ...controls } = useSlider(slides.length);
  return (
    <Box
      component="section"
      aria-roledescription={t('carousel.role')}
      aria-label={t('home.hero.label')}
      sx={looks.frame}
      {...holding}
    >
      {slides.length > 1 && (
        <Box sx={looks.controls}>
          <CarouselControls {...controls}>
            <SlideDots slides={slides} index={index} choose={choose} />
          </CarouselControls>
        </Box>
      )}
      <Box aria-live={controls.playing ? 'off' : 'polite'} sx={looks.slides}>
        {slides.map((slide, place) => (
          <Box
            key={slide.id}
            role="group"
            aria-roledescription={t('home.hero.slide')}
            aria-label={t('home.hero.place', { place: place + 1, count: slides.length })}
            data-shown={place === index}
            data-styled={slide.styled}
            sx={looks.slide}
          >
            <Box sx={looks.words}>
              <TypedTitle title={slide.title} since={place === index ? typedSince : null} />
              <Typography
                variant="subtitle1"
                component="p"
                sx={{ margin: 0, color: 'text.secondary', maxWidth: '44ch' }}
              >
                {slide.description}
              </Typography>
              <SlideActions actions={slide.actions} />
            </Box>
            <SlidePicture slide={slide} eager={place === 0} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
