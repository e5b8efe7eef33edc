import { useState } from 'react';
import type { FieldProps } from '@clinic/kit/forms';
import { TextField } from '@clinic/kit/forms';

interface NumberFieldProps extends FieldProps {
  value: unknown;
  readOnly: boolean;
  /** A number, null for nothing, or the text that is none, for the server to refuse. */
  onNumber: (value: number | string | null) => void;
}

const read = (text: string): number | string | null => {
  const written = text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace('٫', '.');
  if (written === '') return null;
  const number = Number(written);
  return Number.isFinite(number) ? number : text;
};

/** A number as somebody types it, with its fraction half written. */
export function NumberField({ value, readOnly, onNumber, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const stored = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return (
    <TextField
      {...field}
      inputMode="decimal"
      dir="ltr"
      readOnly={readOnly}
      value={read(typed) === value ? typed : stored}
      onChange={({ target }) => {
        setTyped(target.value);
        onNumber(read(target.value));
      }}
    />
  );
}
