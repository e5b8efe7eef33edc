import { useState } from 'react';
import type { FocusEvent } from 'react';

/** Which fields were left already. `onBlur` stands on the element around them. */
export function useLeftFields() {
  const [left, setLeft] = useState<readonly string[]>([]);
  return {
    wasLeft: (name: string) => left.includes(name),
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      const name = target.getAttribute('name');
      if (name !== null && !left.includes(name)) setLeft([...left, name]);
    },
  };
}
