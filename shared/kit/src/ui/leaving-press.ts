import { useEffect, useRef } from 'react';

/** Focuses the page's heading when what was pressed is gone, so that people at a keyboard do not start from the top. */
export function restoreFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById('page-title')?.focus();
}

/** A press after which its button may give way to what it asked for: then the focus is not lost with it. */
export function useLeavingPress(onPress: (() => void) | undefined): () => void {
  const wasPressed = useRef(false);
  useEffect(() => {
    wasPressed.current = false;
    return () => {
      if (wasPressed.current) requestAnimationFrame(restoreFocus);
    };
  }, []);
  return () => {
    wasPressed.current = true;
    onPress?.();
  };
}
