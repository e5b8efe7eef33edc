import { useCallback, useEffect, useState } from 'react';
import { useHydrated } from '@clinic/kit/ui';
import { useAutoplay } from '../use-autoplay.ts';

/** How long a slide is shown, in milliseconds. */
const showFor = 10_000;

/** The slide that is shown, and since when by `performance.now()`; null when it came with the server's HTML. */
interface Shown {
  index: number;
  since: number | null;
}

/** Shows one slide after the other. Choosing one by hand stops that for good. */
export function useSlider(count: number) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState<Shown>(() => ({ index: 0, since: hydrated ? performance.now() : null }));
  const move = useCallback(
    (by: number) => setShown(({ index }) => ({ index: (index + by + count) % count, since: performance.now() })),
    [count],
  );
  const next = useCallback(() => move(1), [move]);
  const { still, stop, ...autoplay } = useAutoplay(count > 1 ? showFor : null, next);

  // The first slide of a page from the server is seen from its first paint on.
  useEffect(() => setShown((first) => (first.since === null ? { ...first, since: firstPaint() } : first)), []);

  return {
    ...autoplay,
    /** A slide of fewer that are left after a change of language or data. */
    index: Math.min(shown.index, count - 1),
    /** When the typing of the shown title began; null for who asks for stillness, and before the page is alive. */
    typedSince: still ? null : shown.since,
    move: (by: 1 | -1) => {
      stop();
      move(by);
    },
    choose: (index: number) => {
      stop();
      setShown({ index, since: performance.now() });
    },
  };
}

function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
}
