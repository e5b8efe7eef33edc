import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** What can be pressed or filled in. */
const controls =
  ':is(a[href], button, input, select, textarea, summary, label, [role="button"], [role="option"], [tabindex="0"])';

/** How far from its edge a control counts as under it, in pixels. */
const margin = 8;

/**
 * Whether a control of the page lies under an element that is fixed to the window. The browser tells it as the page scrolls
 * and changes: nothing is measured while somebody scrolls. True until it is known.
 */
export function useControlsUnder(fixed: RefObject<HTMLElement | null>): boolean {
  const [under, setUnder] = useState(true);

  useEffect(() => {
    const element = fixed.current;
    if (element === null) return;
    const touching = new Set<Element>();
    let corner = watch();

    /** The corner is what is left of the window when the margins around the element are taken away. */
    function watch(): IntersectionObserver {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const around = [y, clientWidth - x - width, clientHeight - y - height, x];
      const observer = new IntersectionObserver(
        (changes) => {
          for (const { target, isIntersecting } of changes) {
            if (isIntersecting) touching.add(target);
            else touching.delete(target);
          }
          setUnder(touching.size > 0);
        },
        { rootMargin: around.map((space) => `${Math.round(margin - space)}px`).join(' ') },
      );
      for (const control of document.querySelectorAll(controls)) if (control !== element) observer.observe(control);
      return observer;
    }
    const again = () => {
      corner.disconnect();
      touching.clear();
      corner = watch();
    };
    const additions = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const control of [node, ...node.querySelectorAll(controls)])
            if (control !== element && control.matches(controls)) corner.observe(control);
        }
      }
    });
    additions.observe(document.body, { childList: true, subtree: true });
    // Its own size changes with its words.
    const resized = new ResizeObserver(again);
    resized.observe(element);
    addEventListener('resize', again);
    return () => {
      corner.disconnect();
      additions.disconnect();
      resized.disconnect();
      removeEventListener('resize', again);
    };
  }, [fixed]);

  return under;
}
