import { AvailableDoctors } from '@clinic/contracts';
import type { BranchName, FreeSlot } from '@clinic/contracts';
import { api, useResource } from '@clinic/kit/http';

/** Free slots by the id of their doctor; null for a doctor without one. */
export type NextSlots = ReadonlyMap<number, FreeSlot | null>;

export interface FoundSlots {
  slots: NextSlots;
  /** Whether the doctors who are not in `slots` are not asked for; false when nothing could be learned. */
  complete: boolean;
  /** Branches to choose from; none in a clinic, or for a speciality, with one. */
  branches: readonly BranchName[];
}

const noBranches: readonly BranchName[] = [];
const unknown: FoundSlots = { slots: new Map(), complete: false, branches: noBranches };

/**
 * The next free slot of each doctor of a speciality, or the first of a day; with a branch only of those who are there. `loading`
 * while it is not known; when it cannot be had nothing is said of it, because a doctor can be chosen without.
 */
export function useNextSlots(
  specialty: number,
  { date, branch }: { date?: string; branch?: number | undefined } = {},
): FoundSlots | 'loading' {
  const found = useResource(`next slots of ${specialty} ${date ?? ''} ${branch ?? ''}`, (signal) =>
    api.get('/api/available-doctors', AvailableDoctors, {
      query: { specialty_id: specialty, date, branch_id: branch },
      signal,
    }),
  );
  if (found.status === 'loading') return 'loading';
  if (found.status === 'failed') return unknown;
  const { data, branches = noBranches } = found.data;
  return { slots: new Map(data.map((one) => [one.doctor_id, one.slot])), complete: true, branches };
}

/** Whether a slot is earlier than another; none at all is the latest. */
export function bySoonest(a: FreeSlot | null | undefined, b: FreeSlot | null | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return `${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : Number(a.date !== b.date || a.time !== b.time);
}
