import { useEffect, useState } from 'react';
import type { AwarenessToday } from '@clinic/contracts/content';
import { clinicToday } from '@clinic/contracts/time';

/**
 * The day that the page came with, or a later one: a page that was left open over midnight asks again when somebody comes back
 * to it. This device's clock only says when to ask; the day is the server's.
 */
export function usePresentDay(ofPage: AwarenessToday | undefined): AwarenessToday | undefined {
  const [later, setLater] = useState<AwarenessToday>();
  const day = later !== undefined && (ofPage === undefined || later.date > ofPage.date) ? later : ofPage;
  const date = day?.date;

  useEffect(() => {
    if (date === undefined) return;
    const left = new AbortController();
    const onReturn = () => {
      if (document.hidden || clinicToday(new Date()) === date) return;
      import('./ticker.data.ts')
        .then(({ loadToday }) => loadToday(left.signal))
        .then(setLater, (error: unknown) => {
          if (!left.signal.aborted) console.warn('the awareness events could not be loaded', error);
        });
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      left.abort();
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [date]);

  return day;
}
