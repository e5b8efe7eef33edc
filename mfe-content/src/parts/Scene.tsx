import { Box } from '@clinic/shared/ui';

interface SceneProps {
  /** Path of a drawing of 800 × 500 below the site's root. */
  src: string;
  /** For a drawing that is seen at once. */
  eager?: boolean;
}

/** A drawn scene that decorates what is said beside it. */
export function Scene({ src, eager = false }: SceneProps) {
  return (
    <Box
      component="img"
      src={src}
      alt=""
      width={800}
      height={500}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: '16px', bgcolor: 'primary.soft' }}
    />
  );
}
