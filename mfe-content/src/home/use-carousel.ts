import { useCallback, useEffect, useRef } from 'react';
import { directionOf, useLang } from '@clinic/kit/i18n';
import { useStillness } from '../parts/use-stillness.ts';
import { eased, placeAfter } from './carousel-motion.ts';
import { useAutoplay } from './use-autoplay.ts';

/** S36, in milliseconds: how long a place is shown, and how long the way to the next takes. */
const showFor = 4000;
const glideFor = 700;

/** Moves a scrolling list on by itself. Moving by hand stops it for good. */
export function useCarousel() {
  const list = useRef<HTMLUListElement>(null);
  const glide = useRef(0);
  const sign = directionOf(useLang()) === 'rtl' ? -1 : 1;
  const still = useStillness();

  const advance = useCallback(
    (by: number) => {
      const box = list.current;
      const [first, second] = box?.children ?? [];
      if (box === null || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
      const step = Math.abs(second.offsetLeft - first.offsetLeft);
      const last = Math.round((box.scrollWidth - box.clientWidth) / step);
      const from = box.scrollLeft;
      const to = sign * step * placeAfter(Math.round(Math.abs(from) / step), by, last);
      cancelAnimationFrame(glide.current);
      if (still) {
        box.scrollLeft = to;
        return;
      }
      const began = performance.now();
      const frame = (now: number) => {
        const share = Math.min(1, (now - began) / glideFor);
        // Snapping would pull the list back to the place it is leaving.
        box.style.scrollSnapType = share < 1 ? 'none' : '';
        box.scrollLeft = from + (to - from) * eased(share);
        if (share < 1) glide.current = requestAnimationFrame(frame);
      };
      glide.current = requestAnimationFrame(frame);
    },
    [sign, still],
  );
  const goOn = useCallback(() => advance(1), [advance]);
  const { controllable, playing, toggle, stop, holding } = useAutoplay(showFor, goOn);

  useEffect(() => {
    const box = list.current;
    const takenOver = () => {
      cancelAnimationFrame(glide.current);
      if (box !== null) box.style.scrollSnapType = '';
    };
    box?.addEventListener('pointerdown', takenOver);
    box?.addEventListener('wheel', takenOver, { passive: true });
    return () => {
      takenOver();
      box?.removeEventListener('pointerdown', takenOver);
      box?.removeEventListener('wheel', takenOver);
    };
  }, []);

  return {
    list,
    controllable,
    playing,
    toggle,
    move: (by: 1 | -1) => {
      stop();
      advance(by);
    },
    holding,
  };
}
