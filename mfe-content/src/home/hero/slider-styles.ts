/** How the first view's slides look. Below 900 px the words stand over the picture's upper edge, from there on beside it. */

export const frame = {
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: { xs: '16px', md: '24px' },
  bgcolor: 'primary.soft',
} as const;

export const slides = { display: 'grid', gridArea: '1 / 1', minWidth: 0 } as const;

/** All slides share one place. S40: 700 ms from one to the next. */
export const slide = {
  gridArea: '1 / 1',
  display: 'grid',
  minWidth: 0,
  gridTemplateRows: { xs: '1fr auto', md: 'minmax(0,1fr)' },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1.15fr)' },
  minHeight: { md: 460 },
  opacity: 0,
  visibility: 'hidden',
  transition: 'opacity .7s ease, visibility .7s',
  touchAction: 'pan-y pinch-zoom',
  '&[data-shown="true"]': { opacity: 1, visibility: 'visible' },
  '& picture': { height: { xs: 'clamp(200px, 56vw, 380px)', md: '100%' } },
  // The narrow pictures stand below their middle.
  '& img': { objectPosition: { xs: 'var(--narrow, 50% 70%)', md: 'var(--wide, 50% 50%)' } },
  '&[data-styled="false"] > *': { gridArea: { md: '1 / 1 / 2 / 3' } },
  '&[data-styled="false"] > :first-of-type': {
    zIndex: 1,
    alignSelf: { md: 'center' },
    justifySelf: { md: 'start' },
    maxWidth: { md: 520 },
    m: { md: '40px' },
    borderRadius: { md: '16px' },
    bgcolor: { md: 'background.paper' },
  },
} as const;

export const words = {
  display: 'grid',
  gap: 2,
  alignContent: 'center',
  justifyItems: 'start',
  minWidth: 0,
  p: { xs: '28px 20px 24px', md: '40px 24px 88px 24px' },
  paddingInlineStart: { md: '48px' },
} as const;

export const controls = {
  zIndex: 2,
  gridArea: { xs: '2 / 1', md: '1 / 1' },
  alignSelf: 'end',
  justifySelf: { xs: 'center', md: 'start' },
  py: { xs: 1, md: 2.5 },
  px: { xs: 1, md: '48px' },
} as const;
