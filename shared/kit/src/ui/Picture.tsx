import type { CSSProperties } from 'react';
import { pictureSources } from './picture-sources.ts';

interface PictureProps {
  /** Path below `/images/`, such as `articles/heart.svg`. */
  src: string;
  /** Largest width on the page in CSS pixels, and the height that belongs to it: they keep the place free. */
  width: number;
  height: number;
  /** How wide it is in which window; as wide as the window up to `width` unless told otherwise. */
  sizes?: string;
  /** What it shows. Empty when the text beside it says so. */
  alt: string;
  /** For a picture that is seen at once. */
  eager?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A picture of the site in the width and the format that the visitor's window, screen and browser need. */
export function Picture({ src, width, height, sizes, alt, eager = false, className, style }: PictureProps) {
  const sources = pictureSources(src, width, sizes);
  return (
    <img
      // Before the address, so that a browser which acts on each attribute as it comes does not fetch too early.
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' })}
      {...(typeof sources === 'string' ? { src: sources } : sources)}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      className={className}
      style={style}
    />
  );
}
