const dayMinutes = 1440;
const weekMinutes = 7 * dayMinutes;

/** A time of every week, day 0 is Sunday; it may run past midnight. */
export interface WeeklyTime {
  readonly weekday: number;
  readonly startMin: number;
  readonly durationMin: number;
}

/** Working hours as they are written: what is left out takes its default. */
interface WorkingTime extends WeeklyTime {
  readonly kind?: string | undefined;
  readonly validFrom?: string | null | undefined;
  readonly validTo?: string | null | undefined;
  readonly branchId?: number | undefined;
}

/** Whether two weekly times overlap, also where one of them runs from the last day of the week into the first. */
export function overlapInWeek(one: WeeklyTime, other: WeeklyTime): boolean {
  const begins = (rule: WeeklyTime) => rule.weekday * dayMinutes + rule.startMin;
  const after = (begins(other) - begins(one) + weekMinutes) % weekMinutes;
  return after < one.durationMin || weekMinutes - after < other.durationMin;
}

const endsBefore = (one: WorkingTime, other: WorkingTime) =>
  one.validTo != null && other.validFrom != null && one.validTo < other.validFrom;

/** Nobody is in two branches at once. Hours of one branch may overlap: they offer the same times. */
export const isInTwoBranches = (one: WorkingTime, other: WorkingTime): boolean =>
  one.branchId !== other.branchId &&
  one.kind === other.kind &&
  !endsBefore(one, other) &&
  !endsBefore(other, one) &&
  overlapInWeek(one, other);
