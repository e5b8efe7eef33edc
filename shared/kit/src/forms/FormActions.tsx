import { styled } from '@mui/material/styles';

/** The buttons at the end of a form: the main one first in the document, all of them wide on a phone. */
export const FormActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBlockStart: 8,
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 100%' } },
}));
