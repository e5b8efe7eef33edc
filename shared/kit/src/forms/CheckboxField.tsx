import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { color } from '../theme/color-schemes.ts';
import { controlProps, FieldNotes, type FieldProps } from './FieldFrame.tsx';

interface CheckboxFieldProps
  extends Omit<FieldProps, 'label'>, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {
  label: ReactNode;
}

/** One thing to agree to or to switch on. */
export function CheckboxField({ label, hint, error, required = false, name, id, ...input }: CheckboxFieldProps) {
  const control = controlProps({ name, hint, error, required, id });
  return (
    <div>
      <FieldNotes id={control.id} error={error} />
      <Row>
        <input {...input} {...control} type="checkbox" name={name} />
        <span>{label}</span>
      </Row>
      <FieldNotes id={control.id} hint={hint} />
    </div>
  );
}

const Row = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  paddingBlock: 8,
  cursor: 'pointer',
  color: color('ink'),
  '& input': { width: 24, height: 24, margin: '2px 0 0', flex: 'none' },
  // What counts at once, with `role="switch"`.
  '& input[role="switch"]': {
    position: 'relative',
    width: 44,
    appearance: 'none',
    border: '2px solid currentColor',
    borderRadius: 12,
    cursor: 'inherit',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 3,
      insetInlineStart: 3,
      width: 14,
      borderRadius: '50%',
      backgroundColor: 'currentColor',
      // Colours that somebody forced would leave nothing of it.
      forcedColorAdjust: 'none',
    },
    '&:checked': { borderColor: color('primary'), backgroundColor: color('primary') },
    '&:checked::before': { insetInlineStart: 'auto', insetInlineEnd: 3, backgroundColor: color('paper') },
    '&:disabled': { opacity: 0.5 },
  },
});
