import { useEffect, useState } from 'react';
import type { BusHub, BusTrace } from '@clinic/kit/events';

/** How many events are shown. */
const most = 50;

/** Events on the bus since the inspector was loaded, newest first. */
export function useEvents(bus: BusHub): readonly (BusTrace & { key: number })[] {
  const [seen, setSeen] = useState<readonly (BusTrace & { key: number })[]>([]);
  useEffect(
    () =>
      bus.follow((trace) =>
        setSeen((before) => [{ ...trace, key: (before[0]?.key ?? 0) + 1 }, ...before.slice(0, most - 1)]),
      ),
    [bus],
  );
  return seen;
}

/** The ids of a payload: numbers and nothing else, for a text may be somebody's. */
export function idsOf(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null) return '';
  return Object.entries(payload)
    .filter(([, value]) => typeof value === 'number')
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
