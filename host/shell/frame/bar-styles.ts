import { styled } from '@mui/material/styles';
import { newerAttributes } from './newer-attributes.ts';

/** A link or button of a bar: at least 44 px to touch. */
const bar = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  padding: '0 12px',
  border: 0,
  borderRadius: '12px',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: 'color-mix(in srgb, currentColor 9%, transparent)' },
  '&[aria-current="page"]': {
    fontWeight: 650,
    boxShadow: 'inset 0 -3px 0 currentColor',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
} as const;

export const BarButton = styled('button', newerAttributes)(bar);

/** Applied to whatever kind of link an item turns out to be. */
export const barLink = bar;

/** One line of a menu: as wide as the menu, the present page on a tinted ground. */
export const menuLink = {
  ...bar,
  width: '100%',
  '&[aria-current="page"]': { fontWeight: 650, background: 'color-mix(in srgb, currentColor 9%, transparent)' },
} as const;
