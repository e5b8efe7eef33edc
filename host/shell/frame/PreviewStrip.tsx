import { styled } from '@mui/material/styles';

/** What stands above a page that not every visitor gets. */
export const PreviewStrip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  justifyContent: 'center',
  alignItems: 'center',
  padding: '6px 16px',
  // Seen where the browser takes the colours away.
  borderBlockEnd: '1px solid transparent',
  overflowWrap: 'anywhere',
  background: theme.palette.warning.soft,
  color: theme.palette.text.primary,
}));
