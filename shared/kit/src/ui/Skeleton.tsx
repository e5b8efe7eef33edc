import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { color } from '../theme/color-schemes.ts';

interface SkeletonProps {
  /** Words in a line, a round picture, or a surface. */
  variant?: 'text' | 'circular' | 'rounded';
  width?: number | string | undefined;
  height?: number;
}

/** The place of something that is on its way. */
export function Skeleton({ variant = 'text', width, height = 28 }: SkeletonProps) {
  return <Place data-variant={variant} style={{ width, height }} />;
}

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const Place = styled('span')({
  display: 'block',
  maxWidth: '100%',
  borderRadius: 12,
  backgroundColor: color('line'),
  animation: `${breathe} 2s ease-in-out .5s infinite`,
  '&[data-variant=circular]': { borderRadius: '50%' },
  // A line of words is lower than the line's box.
  '&[data-variant=text]': { borderRadius: '8px/13px', transform: 'scale(1,.6)' },
});
