import type { ReactNode } from 'react';

/** A phone number, a code, an address of the net: left to right in either language. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {children}
    </bdi>
  );
}

/** What a person wrote, in the direction of its own first letter and with its own line breaks. */
export function UserText({ children }: { children: ReactNode }) {
  return (
    <div dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </div>
  );
}
