import type { BranchName } from '@clinic/contracts';
import type { DeskDay, DeskHold, DeskLeave, DeskVisit } from '@clinic/contracts/account';
import type { LocalTime } from '@clinic/contracts/time';

/** A line of a day at the desk. */
export type Line =
  | { kind: 'visit'; time: LocalTime; visit: DeskVisit }
  | { kind: 'held'; time: LocalTime; hold: DeskHold }
  | { kind: 'leave'; time: LocalTime; leave: DeskLeave }
  /** Free times with nothing between them; in which branch, where the clinic has several. */
  | { kind: 'free'; time: LocalTime; times: readonly LocalTime[]; branch: BranchName | undefined };

const ended = ['cancelled', 'rejected'];

/** Whether a visit takes none of the day’s time any more. */
export const hasEnded = ({ status }: DeskVisit) => ended.includes(status);

/** In which branch a time is free, where the clinic has several. */
export const branchOf = ({ branches }: DeskDay, time: LocalTime): BranchName | undefined =>
  branches?.find(({ free }) => free.includes(time));

/** Free times of a branch one after the other become one line, so that a day is read at a glance. */
function joined(lines: readonly Line[]): Line[] {
  return lines.reduce<Line[]>((before, line) => {
    const last = before.at(-1);
    if (line.kind !== 'free' || last?.kind !== 'free' || last.branch?.id !== line.branch?.id) return [...before, line];
    return [...before.slice(0, -1), { ...last, times: [...last.times, ...line.times] }];
  }, []);
}

/** All that a day holds in the order of the clock; what was cancelled or rejected stands elsewhere. */
export function linesOf(day: DeskDay): Line[] {
  const lines: Line[] = [
    ...day.leave.map((leave) => ({ kind: 'leave' as const, time: leave.from ?? '00:00', leave })),
    ...day.visits
      .filter((visit) => !hasEnded(visit))
      .map((visit) => ({ kind: 'visit' as const, time: visit.time, visit })),
    ...day.held.map((hold) => ({ kind: 'held' as const, time: hold.time, hold })),
    ...day.free.map((time) => ({ kind: 'free' as const, time, times: [time], branch: branchOf(day, time) })),
  ];
  return joined(lines.sort((a, b) => a.time.localeCompare(b.time)));
}
