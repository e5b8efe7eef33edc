import type { CSSProperties } from 'react';
import type { ImageFocus } from '@clinic/contracts';
import { Box, inFocus, pictureSources } from '@clinic/kit/ui';
import type { ShownSlide } from './shown-slide.ts';

interface SlidePictureProps {
  slide: Pick<ShownSlide, 'webImage' | 'mobileImage' | 'focus'>;
  /** The first slide's picture is there at once, the others come when they are near. */
  eager: boolean;
}

const position = (focus: ImageFocus | undefined) => inFocus(focus).style?.objectPosition;

/** Where a window is wide or narrow is for the style sheet to know. Nothing is said of a middle. */
function positions({ wide, narrow }: ShownSlide['focus']): CSSProperties | undefined {
  if (wide === undefined && narrow === undefined) return undefined;
  return { '--wide': position(wide), '--narrow': position(narrow) } as CSSProperties;
}

/** The picture of a slide: another one for narrow windows than for wide ones. Its place is set by what is around it. */
export function SlidePicture({ slide, eager }: SlidePictureProps) {
  const narrow = pictureSources(slide.mobileImage, 780, '92vw');
  const wide = pictureSources(slide.webImage, 1600, '(min-width: 1248px) 1200px, 96vw');
  return (
    <Box component="picture" sx={{ display: 'block', minWidth: 0, minHeight: 0 }}>
      <source
        media="(max-width: 899.95px)"
        width={780}
        height={900}
        {...(typeof narrow === 'string' ? { srcSet: narrow } : { srcSet: narrow.srcSet, sizes: narrow.sizes })}
      />
      <Box
        component="img"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        {...(typeof wide === 'string' ? { src: wide } : wide)}
        alt=""
        width={1600}
        height={640}
        decoding="async"
        draggable={false}
        style={positions(slide.focus)}
        sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
      />
    </Box>
  );
}
