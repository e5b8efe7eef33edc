import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Box } from '@clinic/kit/ui';

/** What a patient has to know before going on. It comes into sight when it appears, without taking the focus from a field. */
export function Notices({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: some browsers answer with a promise, which is no clean-up of an effect.
    void frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Box ref={frame} sx={place}>
      {children}
    </Box>
  );
}

const place = { marginBlock: 2, scrollMarginBlock: '180px 112px', '&:empty': { display: 'none' } } as const;
