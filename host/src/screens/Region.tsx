import type { ReactNode } from 'react';

/** Marks which remote owns a part of the page. */
export function Region({ remote, children }: { remote: string; children: ReactNode }) {
  return <div data-remote={remote}>{children}</div>;
}
