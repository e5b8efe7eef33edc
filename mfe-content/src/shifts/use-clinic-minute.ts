import { useSyncExternalStore } from 'react';
import { clinicDateTime } from '@clinic/shared/time';

const minuteMs = 60_000;

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, minuteMs);
  return () => clearInterval(timer);
}

function minuteNow(): number {
  const { time } = clinicDateTime(new Date());
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minute of the clinic's day, kept up to date; null in a page that is not alive, for that page may be kept for long. */
export function useClinicMinute(): number | null {
  return useSyncExternalStore(everyMinute, minuteNow, () => null);
}
