import type { ReactNode } from 'react';
import { Box } from '@clinic/kit/ui';

interface FactorRowProps {
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

/** One factor, what is to be known of it, and what can be done with it. */
export function FactorRow({ title, text, children }: FactorRowProps) {
  return (
    <Box sx={row}>
      <Box sx={{ minWidth: 0, flex: '1 1 16rem' }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>{text}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
};
