import { styled } from '@mui/material/styles';
import { color } from '../theme/color-schemes.ts';

/** How every box that takes text looks: 16 px of text, so that phones do not zoom in, and an edge of at least 3:1. */
const box = {
  width: '100%',
  minHeight: 48,
  paddingBlock: 10,
  paddingInline: 14,
  fontSize: '1rem',
  lineHeight: 1.6,
  color: color('ink'),
  backgroundColor: color('paper'),
  border: `1px solid ${color('edge')}`,
  borderRadius: 12,
  '&:hover': { borderColor: color('primary') },
  '&::placeholder': { color: color('ink-3'), opacity: 1 },
  '&[aria-invalid="true"]': { borderColor: color('error'), boxShadow: `inset 0 0 0 1px ${color('error')}` },
  '&:is(:disabled,[readonly])': { backgroundColor: color('raised'), color: color('ink-2'), borderStyle: 'dashed' },
  // A number or an address is left to right; in an Arabic form it still starts where the line starts. A text of a language
  // starts where that language does.
  '[dir="rtl"] &[dir="ltr"]:not([lang])': { textAlign: 'end' },
} as const;

export const InputBox = styled('input')(box);

/** Leaves room for the button that shows a password: at the end of the line of the page, though what is typed runs left to right. */
export const PasswordBox = styled('input')({
  ...box,
  paddingInlineEnd: 52,
  '[dir="rtl"] &': { paddingInlineStart: 52, paddingInlineEnd: 14, textAlign: 'end' },
});
export const TextBox = styled('textarea')({ ...box, resize: 'vertical', minHeight: 120 });
export const SelectBox = styled('select')({ ...box, appearance: 'none', paddingInlineEnd: 44 });

/** Holds a box and what lies over its end: an arrow, a button. */
export const Boxed = styled('div')({
  position: 'relative',
  '& > [data-end]': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 2,
    display: 'flex',
    alignItems: 'center',
    color: color('ink-2'),
  },
  '& > svg[data-end]': { insetInlineEnd: 12, height: '100%', pointerEvents: 'none' },
});
