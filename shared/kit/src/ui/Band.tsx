import { firstViewAttribute, stripAttribute } from '@clinic/contracts/host';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '../theme/color-schemes.ts';
import { Container } from './Container.tsx';

type BandTone = 'ground' | 'paper' | 'soft' | 'deep';

const grounds = { ground: color('ground'), paper: color('paper'), soft: color('primary-soft'), deep: color('deep') };

interface BandProps {
  tone?: BandTone;
  /** Below what a screen shows first: while it is far from the screen, it is laid out after the first view has come. */
  far?: boolean;
  children: ReactNode;
}

/** A strip over the whole width with content of the usual width: for pages that are not built with `Page`. */
export function Band({ tone = 'ground', far = false, children }: BandProps) {
  return (
    <Strip
      {...(far && { [stripAttribute]: '' })}
      // The page's first script takes the attribute away.
      suppressHydrationWarning
      style={{ backgroundColor: grounds[tone], color: tone === 'deep' ? color('on-deep') : undefined }}
    >
      <Container>{children}</Container>
    </Strip>
  );
}

const Strip = styled('div')({
  paddingBlock: 'clamp(32px, 5vw, 72px)',
  [`html[${firstViewAttribute}] &[${stripAttribute}]`]: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 560px',
  },
});
