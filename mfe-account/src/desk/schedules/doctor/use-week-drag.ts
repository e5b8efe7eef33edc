import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Place } from './placed-hours.ts';
import { endingAt, movedTo, startingAt, stepMinutes } from './placed-hours.ts';
import type { Hours } from './week-state.ts';
import { minuteOf, minutesOf } from './week-state.ts';

/** Which part of hours somebody has hold of. */
type Grip = 'start' | 'end' | 'whole';

interface Drag {
  readonly pointerId: number;
  readonly grip: Grip;
  /** The hours as they were. */
  readonly origin: Hours;
  /** Where the pointer took hold: the page's height, and the column. */
  readonly top: number;
  readonly column: number;
}

interface WeekDragProps {
  /** Minutes of a day that one pixel stands for. */
  minutesPerPixel: number;
  /** Where the key that points to the right leads: 1 to the next day, -1 to the one before. */
  rightward: 1 | -1;
  place: (one: Hours, place: Place) => void;
  /** Something has come to rest at a place. */
  onPlaced: (one: Hours, place: Place) => void;
}

const gripOf = (target: EventTarget): Grip => {
  const grip = target instanceof HTMLElement ? target.dataset['grip'] : undefined;
  return grip === 'start' || grip === 'end' ? grip : 'whole';
};

/** Which of the week's columns a pointer is over; the nearest one beside them. */
function columnAt(block: HTMLElement, x: number): number {
  const columns = [...(block.parentElement?.querySelectorAll('[data-day]') ?? [])];
  const distances = columns.map((column) => {
    const { x: from, width } = column.getBoundingClientRect();
    return Math.max(from - x, x - from - width, 0);
  });
  return distances.indexOf(Math.min(...distances));
}

function placeFor(
  { grip, origin, top, column }: Drag,
  to: { column: number; y: number },
  minutesPerPixel: number,
): Place {
  const start = minuteOf(origin.from);
  const minutes = Math.round(((to.y - top) * minutesPerPixel) / stepMinutes) * stepMinutes;
  if (grip === 'start') return startingAt(origin, start + minutes);
  if (grip === 'end') return endingAt(origin, start + minutesOf(origin) + minutes);
  return movedTo(origin, origin.weekday + to.column - column, start + minutes);
}

const isSame = (one: Place, other: Place) =>
  one.weekday === other.weekday && one.from === other.from && one.to === other.to;

/**
 * Moves and resizes the blocks of a drawn week: with a mouse or pen at once, with a finger after a tap has chosen the
 * block, so that the page still scrolls, and with the arrow keys. Escape takes a drag back.
 */
export function useWeekDrag({ minutesPerPixel, rightward, place, onPlaced }: WeekDragProps) {
  const drag = useRef<Drag | null>(null);
  const [isDragging, setDragging] = useState(false);

  const end = () => {
    drag.current = null;
    setDragging(false);
  };
  const revert = () => {
    if (drag.current === null) return;
    place(drag.current.origin, drag.current.origin);
    end();
  };

  function keyPlace(one: Hours, { key, shiftKey, altKey }: KeyboardEvent): Place | null {
    const start = minuteOf(one.from);
    const along = { ArrowUp: -stepMinutes, ArrowDown: stepMinutes }[key];
    const across = { ArrowRight: rightward, ArrowLeft: -rightward }[key];
    if (along !== undefined && shiftKey) return endingAt(one, start + minutesOf(one) + along);
    if (along !== undefined && altKey) return startingAt(one, start + along);
    if (along !== undefined) return movedTo(one, one.weekday, start + along);
    return across === undefined || shiftKey || altKey ? null : movedTo(one, one.weekday + across, start);
  }

  const handlersOf = (one: Hours) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const block = event.currentTarget;
      const isChosen = document.activeElement === block;
      if (event.button !== 0 || (event.pointerType === 'touch' && !isChosen)) return;
      block.focus();
      block.setPointerCapture(event.pointerId);
      const { pointerId, clientX, clientY } = event;
      const column = columnAt(block, clientX);
      drag.current = { pointerId, grip: gripOf(event.target), origin: one, top: clientY, column };
      setDragging(true);
    },
    onPointerMove({ pointerId, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (drag.current?.pointerId !== pointerId) return;
      const to = { column: columnAt(currentTarget, clientX), y: clientY };
      const next = placeFor(drag.current, to, minutesPerPixel);
      if (!isSame(next, one)) place(one, next);
    },
    onPointerUp({ pointerId }: PointerEvent) {
      if (drag.current?.pointerId !== pointerId) return;
      if (!isSame(drag.current.origin, one)) onPlaced(one, one);
      end();
    },
    onPointerCancel: revert,
    // Where a tap gives a button no focus.
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.focus(),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape' && drag.current !== null) {
        event.preventDefault();
        return revert();
      }
      const next = event.ctrlKey || event.metaKey ? null : keyPlace(one, event);
      if (next === null) return;
      event.preventDefault();
      if (isSame(next, one)) return;
      place(one, next);
      onPlaced(one, next);
    },
  });

  return { isDragging, handlersOf };
}
