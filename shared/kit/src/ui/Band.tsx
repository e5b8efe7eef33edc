import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '../theme/color-schemes.ts';
import { Container } from './Container.tsx';

type BandTone = 'ground' | 'paper' | 'soft' | 'deep';

const grounds = { ground: color('ground'), paper: color('paper'), soft: color('primary-soft'), deep: color('deep') };

/** A strip over the whole width with content of the usual width: for pages that are not built with `Page`. */
export function Band({ tone = 'ground', children }: { tone?: BandTone; children: ReactNode }) {
  return (
    <Strip style={{ backgroundColor: grounds[tone], color: tone === 'deep' ? color('on-deep') : undefined }}>
      <Container>{children}</Container>
    </Strip>
  );
}

const Strip = styled('div')({ paddingBlock: 'clamp(32px, 5vw, 72px)' });
