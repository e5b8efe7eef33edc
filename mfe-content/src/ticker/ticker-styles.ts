/** How the strip looks. Its height is that of one line from the start: nothing below it moves. */

export const strip = {
  bgcolor: 'primary.soft',
  color: 'text.primary',
  fontSize: '.9375rem',
  lineHeight: 1.5,
  '&[data-badge="urgent"]': { bgcolor: 'error.soft' },
  '&[data-badge="urgent"] > div > div > span': { bgcolor: 'error.main' },
  '@media print': { display: 'none' },
} as const;

/** Room for the lines that a long name takes where it does not move: whichever font has come yet, nothing moves. */
const room = { minHeight: { xs: 80, md: 44 } } as const;

export const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 44,
  '@media (prefers-reduced-motion:reduce)': room,
  '@media (scripting:none)': room,
} as const;

/** Comes first for the keyboard and last in the line; its place is kept while nothing moves. */
export const control = {
  order: 1,
  flex: 'none',
  marginInlineEnd: '-8px',
  '@media (prefers-reduced-motion:reduce)': { display: 'none' },
  '@media (scripting:none)': { display: 'none' },
} as const;

export const badge = {
  flex: 'none',
  px: 1.25,
  borderRadius: '999px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: '28px',
} as const;

/** For who sees no movement. */
const twoLines = { flex: '0 1 auto', whiteSpace: 'normal', py: 0.75 } as const;

export const window = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '&:hover > *, &:focus-within > *': { animationPlayState: 'paused !important' },
} as const;

export const text = {
  flex: 'none',
  // Room for the focus ring of a link.
  px: '6px',
  '& small': { fontSize: '.875rem', color: 'text.secondary', marginInlineStart: '4px' },
  '& a': { fontWeight: 600, color: 'inherit' },
  '@media (prefers-reduced-motion:reduce)': twoLines,
  '@media (scripting:none)': twoLines,
  '&[data-moves="true"]': { animation: 'clinic-ticker 1s linear infinite alternate' },
  '@keyframes clinic-ticker': {
    '0%, 10%': { transform: 'none' },
    '90%, 100%': { transform: 'translateX(var(--way))' },
  },
} as const;
