import { styled } from '@mui/material/styles';

/** Fields below each other, at a distance that shows what belongs together. */
export const FormStack = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });
