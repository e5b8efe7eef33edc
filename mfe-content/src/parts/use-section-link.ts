import type { MouseEvent } from 'react';
import { useStillness } from './use-stillness.ts';

/**
 * What a link to a section of its own page does: scrolls there and sets the focus. A change of the address would be a navigation,
 * which drops what a form of the page answered.
 */
export function useSectionLink(section: string): { href: string; onClick: (event: MouseEvent) => void } {
  const still = useStillness();
  const onClick = (event: MouseEvent) => {
    const element = document.getElementById(section);
    if (element === null) return;
    event.preventDefault();
    element.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };
  return { href: `#${section}`, onClick };
}
