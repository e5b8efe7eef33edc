import { pictureWidths } from '@clinic/contracts';

/** A picture in the widths that a page may need; the browser takes the one that fits its window and screen. */
export interface PictureSet {
  src: string;
  srcSet: string;
  sizes: string;
}

/** A path below `/images/`, or an address of its own. */
function addressOf(src: string): string {
  return /^(\/|https?:)/.test(src) ? src : `/images/${src}`;
}

/**
 * Where a picture is read from, for an `<img>` and for `meta.preloadImage`. `width` is its largest width on the page in CSS
 * pixels; `sizes` says how wide it is in which window. A drawing is one address for all widths: compressed, it is smaller than
 * any raster of it, and every place that shows it shares one copy.
 */
export function pictureSources(
  src: string,
  width: number,
  sizes = `(max-width: ${width}px) 100vw, ${width}px`,
): string | PictureSet {
  const address = addressOf(src);
  if (!address.startsWith('/images/') || address.endsWith('.svg')) return address;
  const at = (candidate: number) => `${address}?w=${candidate}`;
  const shown = Math.min(width, Math.max(...pictureWidths));
  const candidates = pictureWidths.filter(
    (candidate, index) => candidate >= shown / 2 && (pictureWidths[index - 1] ?? 0) < 2 * shown,
  );
  return {
    src: at(candidates.find((candidate) => candidate >= shown) ?? shown),
    srcSet: candidates.map((candidate) => `${at(candidate)} ${candidate}w`).join(', '),
    sizes,
  };
}
