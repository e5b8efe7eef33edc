import { useCallback, useState } from 'react';

/**
 * How much of an element's content does not fit into it: measured once the page is alive, and again whenever the element or what
 * is in it changes its size.
 * @param pixels measures; keep the same function
 * @returns a ref for the element, and the pixels
 */
export function useOverflow<E extends HTMLElement>(
  pixels: (box: E) => number,
): [(box: E | null) => (() => void) | undefined, number] {
  const [overflow, setOverflow] = useState(0);
  const watch = useCallback(
    (box: E | null) => {
      if (box === null) return undefined;
      const observer = new ResizeObserver(() => setOverflow(pixels(box)));
      observer.observe(box);
      for (const child of box.children) observer.observe(child);
      return () => observer.disconnect();
    },
    [pixels],
  );
  return [watch, overflow];
}
