import { Box, Picture } from '@clinic/kit/ui';

/** The picture at the head of a card in a grid of three. `eager`: for one that is seen at once. */
export function CardPicture({ src, eager = false }: { src: string; eager?: boolean }) {
  return (
    <Box
      component={Picture}
      src={src}
      width={640}
      height={427}
      sizes="(min-width: 1024px) 380px, (min-width: 640px) 48vw, 92vw"
      alt=""
      eager={eager}
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
