import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from '@clinic/kit/routing';
import type { Area } from './free-place.ts';
import { freePlace, overlap } from './free-place.ts';

const controls =
  ':is(a[href], button, input, select, textarea, summary, label, [role="button"], [role="option"], [tabindex="0"]), :focus:not(body, main)';

/** Distance to the edges of the window, in pixels. */
const edge = 16;

/** On the page, in pixels from where lines and the page begin. */
interface Place {
  insetInlineStart: number;
  insetBlockStart: number;
}

/** What nothing may lie on: all that can be pressed or filled in, wherever it is seen, and what has the focus. */
const takenBeside = (card: Element): Area[] =>
  [...document.querySelectorAll(controls)]
    .filter((control) => !card.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

/** The part of the window below the bar that stays at its top. */
function roomInWindow(): Area {
  const bar = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  return { x: edge, y: bar + edge, width: innerWidth - 2 * edge, height: innerHeight - bar - 2 * edge };
}

/**
 * A place on the page where the card covers no control. It is a place of the page and not of the window: what is free there
 * stays free while somebody scrolls. When the page changes under it, it looks for another one.
 * @param onNone told when there is no such place in the window now
 */
export function useFreePlace(card: RefObject<HTMLElement | null>, onNone: () => void): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const { key } = useLocation();

  const look = useEffectEvent(() => {
    const element = card.current;
    if (element === null) return;
    const taken = takenBeside(element);
    const present = element.getBoundingClientRect();
    if (place !== null && !taken.some((area) => overlap(area, present))) return;
    const rtl = document.documentElement.dir === 'rtl';
    const free = freePlace(present, { room: roomInWindow(), taken, rtl });
    if (free === null) return onNone();
    const beyond = document.documentElement.clientWidth - free.x - free.width;
    setPlace({ insetInlineStart: rtl ? beyond : free.x, insetBlockStart: free.y + scrollY });
  });

  useLayoutEffect(() => look(), [key]);
  useEffect(() => {
    const changed = new ResizeObserver(() => look());
    changed.observe(document.body);
    return () => changed.disconnect();
  }, []);

  return place;
}
