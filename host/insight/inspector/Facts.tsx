import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

/** Names and what they are, each pair in one line where it fits. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '& div': { display: 'flex', flexWrap: 'wrap', columnGap: 8 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, fontWeight: 550, overflowWrap: 'anywhere' },
  '& bdi': { whiteSpace: 'normal !important' },
}));
