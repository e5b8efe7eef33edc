import type { ReactNode } from 'react';
import { Box } from '@clinic/kit/ui';
import { DetailRow } from '../DetailRow.tsx';

interface FactorRowProps {
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

/** One factor, what is to be known of it, and what can be done with it. */
export function FactorRow({ title, text, children }: FactorRowProps) {
  const about = (
    <>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>{text}</Box>
    </>
  );
  return <DetailRow about={about}>{children}</DetailRow>;
}
