import type { ImageFocus } from '@clinic/contracts';
import { Box, inFocus, Picture } from '@clinic/kit/ui';

interface CardPictureProps {
  src: string;
  /** The place that stays in view. */
  focus?: ImageFocus | undefined;
  /** For one that is seen at once. */
  eager?: boolean;
}

/** The picture at the head of a card in a grid of three. */
export function CardPicture({ src, focus, eager = false }: CardPictureProps) {
  return (
    <Box
      component={Picture}
      src={src}
      width={640}
      height={427}
      sizes="(min-width: 1024px) 380px, (min-width: 640px) 48vw, 92vw"
      alt=""
      eager={eager}
      {...inFocus(focus)}
      sx={picture}
    />
  );
}

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: '12px',
  bgcolor: 'primary.soft',
} as const;
