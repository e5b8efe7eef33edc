import type { ImageFocus } from '@clinic/contracts';
import { Box, inFocus, Picture } from '@clinic/kit/ui';
import { sceneSizes, sceneWidth } from './scene-size.ts';

interface SceneProps {
  /** Path of a drawing of 800 × 500, below `/images/` or from the site's root. */
  src: string;
  /** The place that stays in view. */
  focus?: ImageFocus | undefined;
  /** For a drawing that is seen at once. */
  eager?: boolean;
}

/** A drawn scene that decorates what is said beside it. */
export function Scene({ src, focus, eager = false }: SceneProps) {
  return (
    <Box
      component={Picture}
      src={src}
      alt=""
      width={sceneWidth}
      height={500}
      sizes={sceneSizes}
      eager={eager}
      {...inFocus(focus)}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: '8 / 5',
        objectFit: 'cover',
        borderRadius: '16px',
        bgcolor: 'primary.soft',
      }}
    />
  );
}
