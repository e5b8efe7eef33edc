import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { Box } from '@clinic/kit/ui';

interface NoticesProps {
  /** A notice went away with the focus in it. */
  onFocusLost: () => void;
  children: ReactNode;
}

/** What a patient has to know before going on. It comes into sight when it appears, without taking the focus from a field. */
export function Notices({ onFocusLost, children }: NoticesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const follow = useEffectEvent(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    onFocusLost();
  });
  useEffect(() => {
    // In braces: some browsers answer with a promise, which is no clean-up of an effect.
    void frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // After each drawing, and once more when nothing is left to say.
  useEffect(() => follow());
  useEffect(() => () => follow(), []);
  return (
    <Box
      ref={frame}
      sx={place}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {children}
    </Box>
  );
}

const place = { marginBlock: 2, scrollMarginBlock: '180px 112px', '&:empty': { display: 'none' } } as const;
