import type { ComponentProps } from 'react';
import { controlProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { InputBox, TextBox } from './field-styles.ts';

const leftToRight = new Set(['tel', 'email', 'url', 'password', 'number']);

/** The direction of what is typed: numbers and addresses left to right, free text by its own first letter. */
export function typingDirection(type: string): 'ltr' | 'auto' {
  return leftToRight.has(type) ? 'ltr' : 'auto';
}

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** With more than one row it becomes a text area. */
  rows?: number;
}

/** A field for a line, or for some lines, of text. */
export function TextField({
  label,
  hint,
  error,
  required = true,
  name,
  id,
  rows = 1,
  type = 'text',
  ...input
}: TextFieldProps) {
  const control = controlProps({ name, hint, error, required, id });
  const shared = { ...control, name, dir: input.dir ?? typingDirection(type) };
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={required}>
      {rows > 1 ? (
        <TextBox {...(input as ComponentProps<'textarea'>)} {...shared} rows={rows} />
      ) : (
        <InputBox {...input} {...shared} type={type} />
      )}
    </FieldFrame>
  );
}
