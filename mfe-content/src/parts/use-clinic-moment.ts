import { useEffect, useState } from 'react';
import { isApiError } from '@clinic/kit/http';
import { clinicClockAhead } from './clinic-clock.data.ts';
import { momentOf, type ClinicMoment } from './opening-hours.ts';

const minuteMs = 60_000;

/**
 * The clinic's weekday and minute, kept up to date. A kept page does not know when it is read, so it is null there and until
 * the server has said what time it is; a server that keeps silent is replaced by this device's clock.
 */
export function useClinicMoment(): ClinicMoment | null {
  const [moment, setMoment] = useState<ClinicMoment | null>(null);
  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const show = (ahead: number) => {
      const now = Date.now() + ahead;
      setMoment(momentOf(new Date(now)));
      timer = setTimeout(() => show(ahead), minuteMs - (now % minuteMs));
    };
    clinicClockAhead(left.signal).then(show, (error: unknown) => {
      if (left.signal.aborted) return;
      console.warn('the clinic’s clock could not be read', isApiError(error) ? error.code : error);
      show(0);
    });
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, []);
  return moment;
}
