import type { AvailableDays, DoctorDetail } from '@clinic/contracts';
import { mainSite } from '../site/main-site.ts';

async function read<T>(path: string, apiPort: number): Promise<T> {
  return (await (await fetch(`http://127.0.0.1:${apiPort}${path}`)).json()) as T;
}

/** A doctor with what booking shows, and a day and time that are free. */
export interface FreeVisit {
  doctor: DoctorDetail;
  specialty: DoctorDetail['specialties'][number];
  date: string;
  /** Months to turn the calendar from where it opens. */
  monthsAhead: number;
  time: string;
  /** The times that are free on that day. */
  times: readonly string[];
  /** How many they are. */
  timesOfDay: number;
}

/**
 * A free time of a doctor: the n-th day of the booking window on which at least six are free. Each test has a doctor of
 * its own, so that tests do not take each other's times.
 * @param apiPort where the API answers; the shared one unless said otherwise
 */
export async function freeVisit(doctorId: number, day = 0, slot = 1, apiPort = mainSite().apiPort): Promise<FreeVisit> {
  const { data: doctor } = await read<{ data: DoctorDetail }>(`/api/doctors/by-slug/${doctorId}`, apiPort);
  const { first, days } = await read<AvailableDays>(`/api/available-days?doctor_id=${doctorId}`, apiPort);
  const date = Object.keys(days)
    .sort()
    // The first day leaves the window at midnight, which may come before the test has booked.
    .filter((one) => one > first && (days[one] ?? 0) >= 6)[day];
  const specialty = doctor.specialties[0];
  if (date === undefined || specialty === undefined) throw new Error(`doctor ${doctorId} has too few free days`);
  const times = await read<string[]>(`/api/available-slots?date=${date}&doctor_id=${doctorId}`, apiPort);
  const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return {
    doctor,
    specialty,
    date,
    monthsAhead: month(date) - month(first),
    time: times[slot] ?? '',
    times,
    timesOfDay: times.length,
  };
}
