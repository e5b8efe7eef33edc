import { useEffect, useState } from 'react';
import type { FocusEvent } from 'react';
import { useHydrated } from '@clinic/kit/ui';
import { useStillness } from '../parts/use-stillness.ts';

/**
 * Calls for the next step every so many milliseconds: not while the page is out of sight, the pointer is over it or a
 * visible focus in it, not after it was stopped, and from the start not for who asks the device for stillness.
 * @param period milliseconds between two steps; null when there is nothing to move
 * @param step keep the same function for as long as the wait goes on
 */
export function useAutoplay(period: number | null, step: () => void) {
  const still = useStillness();
  // Before the page is alive, and without script, there is nothing to control.
  const controllable = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  // Two reasons to rest: one may end while the other goes on.
  const [pointerOver, setPointerOver] = useState(false);
  const [focusIn, setFocusIn] = useState(false);
  const resting = pointerOver || focusIn;
  const playing = chosen ?? !still;

  useEffect(() => {
    if (period === null || !playing || resting) return;
    const timer = setInterval(() => {
      if (!document.hidden) step();
    }, period);
    return () => clearInterval(timer);
  }, [period, playing, resting, step]);

  return {
    still,
    controllable,
    playing,
    toggle: () => setChosen(!playing),
    stop: () => setChosen(false),
    holding: {
      onPointerEnter: () => setPointerOver(true),
      onPointerLeave: () => setPointerOver(false),
      // A press of the play control leaves the focus there, unseen, and should let it play.
      onFocus: ({ target }: FocusEvent) => setFocusIn(target.matches(':focus-visible')),
      onBlur: () => setFocusIn(false),
    },
  };
}
