import type { ReactNode } from 'react';

interface RegionProps {
  remote: string;
  /** Its content comes after the page: the frame keeps a screen's height for it, so that what follows does not move. */
  comesLate?: boolean;
  children: ReactNode;
}

/** Marks which remote owns a part of the page. */
export function Region({ remote, comesLate = false, children }: RegionProps) {
  return (
    <div data-remote={remote} data-comes-late={comesLate || undefined}>
      {children}
    </div>
  );
}
