import type { ComponentProps } from 'react';
import { Icon } from '../ui/index.ts';
import { controlProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { Boxed, SelectBox } from './field-styles.ts';

/** One of several things to choose. */
export interface Option {
  value: string;
  label: string;
  /** What it is found by when typed, where that is not the label: its names in both languages, each on a line. */
  foundBy?: string;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> {
  options: readonly Option[];
  /** First entry, standing for no choice. */
  placeholder?: string;
}

/** A choice from a short list, with the device's own list: the easiest on a phone, and it works without script. */
export function SelectField({
  label,
  hint,
  error,
  required = true,
  name,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const control = controlProps({ name, hint, error, required, id });
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={required}>
      <Boxed>
        <SelectBox {...select} {...control} name={name}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectBox>
        <span data-end style={{ insetInlineEnd: 12, pointerEvents: 'none' }}>
          <Icon name="chevron-down" size={20} />
        </span>
      </Boxed>
    </FieldFrame>
  );
}
