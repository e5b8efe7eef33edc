import type { ReactNode } from 'react';
import type { ListQuery } from './list-query.ts';

interface FilterChoiceProps {
  name: Exclude<keyof ListQuery, 'search' | 'page'>;
  label: string;
  value: string | number;
  apply: (name: keyof ListQuery, value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** One filter with the device's own list. */
export function FilterChoice({ name, label, value, apply, children }: FilterChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} value={value} onChange={({ target }) => apply(name, target.value)}>
        {children}
      </select>
    </label>
  );
}
