import { useEffect, useRef, useState } from 'react';
import { reviewsAtOnce } from './reviews-at-once.ts';
import type { FirstReviews } from './reviews.data.ts';

/**
 * The reviews that are shown. The page brings the first; asking for more loads the others once, in the server's new order, and
 * shows some of them each time.
 */
export function useReviews({ reviews, reviewsInAll }: FirstReviews) {
  const [all, setAll] = useState(reviews);
  const [count, setCount] = useState(reviews.length);
  const [newFrom, setNewFrom] = useState<number | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const more = async () => {
    if (all.length < reviewsInAll) {
      setState('loading');
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      try {
        const { loadReviews } = await import('./reviews.data.ts');
        const loaded = await loadReviews(signal);
        setAll([...all, ...loaded.filter(({ id }) => all.every((known) => known.id !== id))]);
      } catch (error) {
        if (signal.aborted) return;
        console.warn('more reviews could not be loaded', error);
        setState('failed');
        return;
      }
      setState('idle');
    }
    setNewFrom(count);
    setCount(count + reviewsAtOnce);
  };

  return {
    shown: all.slice(0, count),
    /** Place of the first of those that were asked for last. */
    newFrom,
    areMore: count < reviewsInAll,
    state,
    more,
  };
}
