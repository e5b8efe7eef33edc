import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ImageFocus } from '@clinic/contracts';
import { color } from '../theme/color-schemes.ts';
import { inFocus } from './in-focus.ts';
import { pictureSources } from './picture-sources.ts';

interface PortraitProps {
  /** Path below the images of the API, or nothing. */
  image: string | null | undefined;
  /** The place of it that stays in view. */
  focus?: ImageFocus | undefined;
  /** Who is shown. Empty when the name stands beside the picture. */
  alt: string;
  size?: number;
  shape?: 'circle' | 'rounded';
  /** For a picture that is seen at once. */
  eager?: boolean;
}

/** The picture of a doctor; a drawn figure when there is none or it cannot be had. */
export function Portrait({ image, focus, alt, size = 88, shape = 'circle', eager = false }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const borderRadius = shape === 'circle' ? '50%' : 16;
  if (!image || failed === image) return <Figure alt={alt} size={size} borderRadius={borderRadius} />;
  const sources = pictureSources(image, size, `${size}px`);
  return (
    <Photo
      // An image that failed before the page came alive reports no error any more.
      ref={(element: HTMLImageElement | null) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(image);
      }}
      {...(typeof sources === 'string' ? { src: sources } : sources)}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(image)}
      style={{ ...inFocus(focus).style, borderRadius }}
    />
  );
}

function Figure({ alt, size, borderRadius }: { alt: string; size: number; borderRadius: string | number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 88 88"
      style={{ borderRadius, flex: 'none' }}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <rect width="88" height="88" fill={color('primary-soft')} />
      <circle cx="66" cy="20" r="26" fill={color('accent-soft')} />
      <path d="M14 90c2-19 13-28 30-28s28 9 30 28z" fill={color('paper')} stroke={color('primary')} strokeWidth="2" />
      <path d="M35 62l9 13 9-13" fill={color('primary-mid')} />
      <path d="M36 52h16v10c-2 5-14 5-16 0z" fill="#c99c7b" />
      <ellipse cx="44" cy="40" rx="14" ry="16.500" fill="#d8ac8b" />
      <path d="M29 40c-2-15 5-22 15-22s17 7 15 22c-3-4-4-9-5-11-6 2-14 2-19 0-2 3-4 7-6 11z" fill="#1f3937" />
    </svg>
  );
}

const Photo = styled('img')({ objectFit: 'cover', backgroundColor: color('primary-soft'), flex: 'none' });
