import { styled } from '@mui/material/styles';

/** The width of the content: 1200 px and a margin that shrinks with the screen. */
export const Container = styled('div')({
  maxWidth: 1248,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 24px)',
  width: '100%',
});
