import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ButtonContentProps {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  words: ReactNode;
  loading?: boolean;
}

/** The words of a button with its icons, or with what turns in the place of the first one. */
export function ButtonContent({ startIcon, endIcon, words, loading = false }: ButtonContentProps) {
  const first = loading ? <Turning aria-hidden /> : startIcon;
  return (
    <>
      {first !== undefined && <Start>{first}</Start>}
      {words}
      {endIcon !== undefined && <End>{endIcon}</End>}
    </>
  );
}

const Start = styled('span')({ display: 'inline-flex', marginInline: '-4px 8px' });
const End = styled('span')({ display: 'inline-flex', marginInline: '8px -4px' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Turning = styled('span')({
  width: 18,
  height: 18,
  border: '2px solid',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 1s linear infinite`,
});
