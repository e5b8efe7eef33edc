import type { DeskDay, DeskHold, DeskLeave, DeskVisit } from '@clinic/shared/contracts/account';
import type { LocalTime } from '@clinic/shared/time';

/** A line of a day at the desk. */
export type Line =
  | { kind: 'visit'; time: LocalTime; visit: DeskVisit }
  | { kind: 'held'; time: LocalTime; hold: DeskHold }
  | { kind: 'leave'; time: LocalTime; leave: DeskLeave }
  | { kind: 'free'; time: LocalTime };

const ended = ['cancelled', 'rejected'];

/** Whether a visit takes none of the day’s time any more. */
export const hasEnded = ({ status }: DeskVisit) => ended.includes(status);

/** All that a day holds in the order of the clock; what was cancelled or rejected stands elsewhere. */
export function linesOf(day: DeskDay): Line[] {
  const lines: Line[] = [
    ...day.leave.map((leave) => ({ kind: 'leave' as const, time: leave.from ?? '00:00', leave })),
    ...day.visits
      .filter((visit) => !hasEnded(visit))
      .map((visit) => ({ kind: 'visit' as const, time: visit.time, visit })),
    ...day.held.map((hold) => ({ kind: 'held' as const, time: hold.time, hold })),
    ...day.free.map((time) => ({ kind: 'free' as const, time })),
  ];
  return lines.sort((a, b) => a.time.localeCompare(b.time));
}
