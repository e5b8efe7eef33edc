import { pictureWidths } from '@clinic/contracts';

/** How large a picture is; null where nobody knows. */
export interface PictureSize {
  readonly width: number | null;
  readonly height: number | null;
}

/** Wide enough for the column of a text on a dense screen. */
const widest = 1280;

/** A picture as a text shows it: a photograph in a width that the column needs, with the room that it takes. */
export function asShown(path: string, { width, height }: PictureSize) {
  const address = `/images/${path}`;
  if (width === null || height === null || path.endsWith('.svg')) return { src: address, width: null, height: null };
  const shown = Math.min(width, widest);
  const had = pictureWidths.find((one) => one >= shown) ?? widest;
  return {
    src: `${address}?w=${had}`,
    width: String(shown),
    height: String(Math.round((height * shown) / width)),
  };
}
