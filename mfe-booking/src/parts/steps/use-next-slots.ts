import { AvailableDoctors } from '@clinic/contracts';
import type { FreeSlot } from '@clinic/contracts';
import { api, useResource } from '@clinic/kit/http';

/** Free slots by the id of their doctor; null for a doctor without one. */
export type NextSlots = ReadonlyMap<number, FreeSlot | null>;

const unknown: NextSlots = new Map();

/**
 * The next free slot of each doctor of a speciality, or the first of a day. `loading` while it is not known; when it cannot be
 * had nothing is said of it, because a doctor can be chosen without.
 */
export function useNextSlots(specialty: number, date?: string): NextSlots | 'loading' {
  const found = useResource(`next slots of ${specialty} ${date ?? ''}`, (signal) =>
    api.get('/api/available-doctors', AvailableDoctors, { query: { specialty_id: specialty, date }, signal }),
  );
  if (found.status === 'loading') return 'loading';
  return found.status === 'failed' ? unknown : new Map(found.data.data.map((one) => [one.doctor_id, one.slot]));
}

/** Whether a slot is earlier than another; none at all is the latest. */
export function bySoonest(a: FreeSlot | null | undefined, b: FreeSlot | null | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return `${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : Number(a.date !== b.date || a.time !== b.time);
}
