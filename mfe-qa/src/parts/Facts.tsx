import { Box } from '@clinic/kit/ui';
import type { ReactNode } from 'react';

/** Short facts in a row, each with its icon; `small` in cards and beneath a text. */
export function Facts({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return <Box sx={small ? smallRow : row}>{children}</Box>;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  color: 'text.secondary',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
};
const smallRow = { ...row, alignItems: 'stretch', gap: '4px 20px', fontSize: '.9375rem' };
