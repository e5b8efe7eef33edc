import type { ReactNode } from 'react';
import { Box } from '@clinic/kit/ui';

/** One line of a card: what something is, beside what can be done with it; below it where there is no room. */
export function DetailRow({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <Box sx={row}>
      <Box sx={{ minWidth: 0, flex: '1 1 12rem' }}>{about}</Box>
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
