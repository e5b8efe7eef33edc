import type { ScheduleResult } from './schedule-actions.ts';

/** What is said when something was done: how many patients were notified, where there were any. */
export function doneToast(answer: ScheduleResult) {
  if (answer.kind !== 'settled') return { kind: 'success', key: 'account:schedules.done.ended' } as const;
  const { moved, handed_over: handedOver, cancelled } = answer.settled;
  const count = moved + handedOver + cancelled;
  return { kind: 'success', key: 'account:schedules.done.saved', values: { count } } as const;
}
