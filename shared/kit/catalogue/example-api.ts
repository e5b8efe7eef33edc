/** What the parts that call the API see here: a clinic with one free doctor, one fully booked, one gone and one out of reach. */
import { addDays } from '@clinic/contracts/time';

export const today = '2026-11-21';
export const firstDay = '2026-11-23';
export const lastDay = '2026-12-20';

/** Free times by day, as `GET /api/available-days` has them. */
export const freeDays: Readonly<Record<string, number>> = {
  [firstDay]: 12,
  [addDays(firstDay, 1)]: 6,
  [addDays(firstDay, 2)]: 2,
  [addDays(firstDay, 4)]: 1,
};

/** A week in which nothing is free. */
export const noFreeDays: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from({ length: 7 }, (_, day) => [addDays(firstDay, day), 0]),
);

/** Doctors 1 and 4 have free days, doctor 2 has none, doctor 5 has left, and for every other one the API fails. */
const daysOf: Readonly<Record<string, Readonly<Record<string, number>>>> = { 1: freeDays, 2: {}, 4: freeDays };

/** Doctor 4 has kinds of visits. */
const kinds = [
  { id: 1, name_ar: 'زيارة أولى', name_en: 'First visit', minutes: 45 },
  { id: 2, name_ar: 'متابعة', name_en: 'Follow-up', minutes: 15 },
];

/** Replaces the network of the catalogue's page, so that it needs no server of the clinic. */
export function installExampleApi(): void {
  globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    const doctor = url.searchParams.get('doctor_id') ?? '';
    const days = daysOf[doctor];
    if (doctor === '5') return Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 });
    if (days === undefined) return Response.json({ code: 'UNAVAILABLE', message: '' }, { status: 503 });
    const offered = doctor === '4' && { minutes: 30, kinds };
    if (url.pathname === '/api/available-days')
      return Response.json({ today, first: firstDay, last: lastDay, days, ...offered });
    return Response.json(['09:00', '09:30', '16:00', '16:30']);
  };
}
