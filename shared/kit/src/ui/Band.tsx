import { firstViewAttribute, stripAttribute } from '@clinic/contracts/host';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '../theme/color-schemes.ts';
import { Container } from './Container.tsx';

type BandTone = 'ground' | 'paper' | 'soft' | 'deep';

const grounds = { ground: color('ground'), paper: color('paper'), soft: color('primary-soft'), deep: color('deep') };

/**
 * A strip over the whole width with content of the usual width: for pages that are not built with `Page`. One far from the
 * screen is laid out after the first view has come.
 */
export function Band({ tone = 'ground', children }: { tone?: BandTone; children: ReactNode }) {
  return (
    <Strip
      {...{ [stripAttribute]: '' }}
      // While it waits, the page's first script sets a style of its own here.
      suppressHydrationWarning
      style={{ backgroundColor: grounds[tone], color: tone === 'deep' ? color('on-deep') : undefined }}
    >
      <Container>{children}</Container>
    </Strip>
  );
}

const Strip = styled('div')({
  paddingBlock: 'clamp(32px, 5vw, 72px)',
  [`html[${firstViewAttribute}] &`]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 560px' },
});
