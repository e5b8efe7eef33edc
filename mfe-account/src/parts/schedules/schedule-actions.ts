import { z } from '@clinic/contracts';
import { SaveLeave, SettledResponse } from '@clinic/contracts/account';
import type { ScheduleEffect, Settled, Settlement } from '@clinic/contracts/account';
import type { Actions, FieldError, IntentArgs, Submission } from '@clinic/kit/forms';
import { submit } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import { memberCall } from '@clinic/kit/session';
import { confirmed } from '../factors/confirmed.ts';

/** What the pages of schedules do; each form names it in the hidden field `intent`. */
export type ScheduleIntent = 'effect' | 'save' | 'leave' | 'end-leave';

/** What came of it: what a change would do, `of` which week as it was sent; what was done about booked appointments, or nothing to say. */
export type ScheduleResult =
  { kind: 'effect'; effect: ScheduleEffect; of: string } | { kind: 'settled'; settled: Settled } | { kind: 'ended' };

export type ScheduleActions = Actions<ScheduleIntent, ScheduleResult>;
export type ScheduleOutcome = Promise<{ data: Submission<ScheduleResult> }>;

const settling = /^visits\.(\d+)$/;

/** What somebody chose for a visit, as its field has it: `move|2026-11-23|09:00`, `hand-over|12`, `cancel`, `stay`. */
export function settlementsIn(form: FormData): object[] {
  return [...form].flatMap(([name, value]): object[] => {
    const id = Number(settling.exec(name)?.[1]);
    const [action = '', first, time] = typeof value === 'string' ? value.split('|') : [];
    if (Number.isNaN(id) || action === '') return [];
    if (action === 'move') return [{ id, action, date: first, time }];
    return [action === 'hand-over' ? { id, action, doctor_id: Number(first) } : { id, action }];
  });
}

/** The same the other way around, for one choice. */
export function choiceOf(settlement: Settlement): string {
  if (settlement.action === 'move') return `move|${settlement.date}|${settlement.time}`;
  return settlement.action === 'hand-over' ? `hand-over|${settlement.doctor_id}` : settlement.action;
}

/** Every visit needs a decision; the server says the same. */
export const undecidedIn = (form: FormData): FieldError[] =>
  [...form].flatMap(([field, value]) =>
    settling.test(field) && value === '' ? [{ field, key: 'schedules.errors.undecided' }] : [],
  );

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Leave, or a closed day, as its form has it; without a doctor it is the whole clinic's. */
export const leaveIn = (form: FormData) => ({
  doctor_id: text(form, 'doctor_id') === null ? null : Number(form.get('doctor_id')),
  first: text(form, 'first') ?? '',
  last: text(form, 'last') ?? '',
  from: text(form, 'from'),
  until: text(form, 'until'),
});

/** Handlers of leave, for the pages that have it. */
export const leaveHandlers = {
  leave: ({ request }: IntentArgs): ScheduleOutcome =>
    submit(request, {
      schema: SaveLeave,
      check: undecidedIn,
      read: (form) => ({
        ...leaveIn(form),
        reason: text(form, 'reason') ?? undefined,
        settlements: settlementsIn(form),
      }),
      send: (leave, { signal }) =>
        memberCall(request, async () => {
          const { data } = await confirmed(() => api.post('/api/schedules/leave', leave, SettledResponse, { signal }));
          return { kind: 'settled' as const, settled: data };
        }),
    }),
  'end-leave': ({ request, form }: IntentArgs): ScheduleOutcome =>
    submit(request, {
      schema: z.object({}),
      send: (_nothing, { signal }) =>
        memberCall(request, async () => {
          await api.send('DELETE', `/api/schedules/leave/${Number(form.get('id'))}`, undefined, { signal });
          return { kind: 'ended' as const };
        }),
    }),
};
