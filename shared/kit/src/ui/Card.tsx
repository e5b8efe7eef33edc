import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Breakpoint } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color } from '../theme/color-schemes.ts';

/** A white card with a hairline. */
export const Card = styled('div')({
  position: 'relative',
  backgroundColor: color('paper'),
  border: `1px solid ${color('line')}`,
  borderRadius: 16,
  padding: 'clamp(16px, 2.2vw, 24px)',
  minWidth: 0,
});

interface LinkCardProps {
  to: string;
  /** Text of the link: the name of what the card leads to. */
  title: ReactNode;
  /** Level of the heading around the link. */
  level?: 2 | 3 | 4;
  /** Above the title: a picture or an icon. */
  media?: ReactNode;
  children?: ReactNode;
}

/** A card that leads somewhere as a whole, with a single link so that it is read and tabbed to once. */
export function LinkCard({ to, title, level = 3, media, children }: LinkCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Clickable>
      {media}
      <Heading>
        <Link to={to}>{title}</Link>
      </Heading>
      {children}
    </Clickable>
  );
}

const Clickable = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  height: '100%',
  transition: 'border-color .2s ease, background-color .2s ease',
  '& h2,& h3,& h4': {
    margin: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    fontSize: '1.125rem',
    fontWeight: 600,
    lineHeight: 1.5,
  },
  '& :is(h2,h3,h4) a': { color: color('ink'), textDecoration: 'none' },
  '& :is(h2,h3,h4) a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 },
  '& a:focus-visible:focus-visible:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:has(:is(h2,h3,h4) a:focus-visible)': {
    outline: `3px solid ${color('primary')}`,
    outlineOffset: 2,
    boxShadow: `0 0 0 2px ${color('paper')}`,
  },
  '& :is(a,button):not(:is(h2,h3,h4) a)': { position: 'relative', zIndex: 1 },
  '&:hover': { borderColor: color('primary-mid'), backgroundColor: color('raised') },
  '&:hover :is(h2,h3,h4) a': { color: color('primary') },
});

interface CardGridProps {
  /** Least width of a card, in CSS pixels. */
  min?: number;
  /** Columns by width of the window, where their number is given. */
  columns?: Partial<Record<Breakpoint, string>>;
  children: ReactNode;
}

/** Cards side by side: as many columns as fit, all of one width. */
export function CardGrid({ min = 260, columns, children }: CardGridProps) {
  const gridTemplateColumns = columns ?? `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`;
  return (
    <Box component="ul" sx={{ ...grid, gridTemplateColumns }}>
      {children}
    </Box>
  );
}

const grid = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 'clamp(12px, 1.8vw, 20px)',
  '& > li': { minWidth: 0 },
} as const;
