import type { ScheduleEffect } from '@clinic/contracts/account';
import { mostSettled } from '@clinic/contracts/account';
import { addDays } from '@clinic/contracts/time';
import type { Queryable } from '../../db/database.ts';
import type { OpenedSlot } from '../../services.ts';
import { invalidField } from '../../http/errors.ts';
import { loadCalendars } from '../availability/calendar.ts';
import type { DoctorCalendar } from '../availability/slots.ts';
import { branchAt, freeTimes, slotInterval } from '../availability/slots.ts';
import type { VisitKind } from '../availability/visit-kinds.ts';
import { forEachOpenKind, lengthOf } from '../availability/visit-kinds.ts';
import type { Change } from './change.ts';
import { datesOf, displacedVisits } from './change.ts';
import { withChoices } from './choices.ts';
import type { ScheduleCall } from './staff.ts';

/** A free slot; of the ordinary visit where `kind` is null. */
interface Free extends OpenedSlot {
  readonly kind: VisitKind | null;
}

/** What is free on a date and not over: each slot with its branch, length and kind, for a slot of another kind is another slot. */
function freeOn(doctor: DoctorCalendar, date: string, now: Date): Map<string, Free> {
  const slots = [{ kind: null, calendar: doctor }, ...forEachOpenKind(doctor)].flatMap(({ kind, calendar }) =>
    freeTimes(calendar, date).map((time) => {
      const minutes = lengthOf(calendar);
      const { from, to } = slotInterval(date, time, minutes);
      const slot = { kind, startsAt: new Date(from), endsAt: new Date(to) };
      const name = kind && (kind.id ?? kind.nameEn);
      return [`${time} ${branchAt(calendar, date, time)} ${minutes} ${name}`, slot] as const;
    }),
  );
  return new Map(slots.filter(([, { startsAt }]) => startsAt > now));
}

const ordinary = (slots: readonly Free[]): OpenedSlot[] =>
  slots.flatMap(({ kind, ...slot }) => (kind === null ? slot : []));

const without = (some: ReadonlyMap<string, Free>, others: ReadonlyMap<string, Free>) =>
  [...some].flatMap(([key, slot]) => (others.has(key) ? [] : [slot]));

interface Counted extends Pick<ScheduleEffect, 'won' | 'lost' | 'days'> {
  /** Those of the ordinary visit that are won, in their order: what somebody waits for. */
  readonly opened: OpenedSlot[];
  /** Those of the ordinary visit that are lost. */
  readonly closed: OpenedSlot[];
}

/** Free slots of the next thirty days before and after a change. */
export async function countSlots(db: Queryable, change: Change, now: Date): Promise<Counted> {
  const dates = datesOf(change, now);
  const opened: OpenedSlot[] = [];
  const closed: OpenedSlot[] = [];
  const days: Counted['days'] = [];
  let won = 0;
  let lost = 0;
  if (dates.last < dates.first) return { won, opened, lost, closed, days };
  const calendars = await loadCalendars(db, change.doctorIds, dates, { now, holderId: null, chooser: 'patient' });
  for (let date = dates.first; date <= dates.last; date = addDays(date, 1)) {
    const day = { date, before: 0, after: 0 };
    for (const calendar of calendars.values()) {
      const before = freeOn(calendar, date, now);
      const after = freeOn(change.after(calendar), date, now);
      day.before += before.size;
      day.after += after.size;
      const [gained, taken] = [without(after, before), without(before, after)];
      won += gained.length;
      lost += taken.length;
      opened.push(...ordinary(gained));
      closed.push(...ordinary(taken));
    }
    days.push(day);
  }
  return { won, opened, lost, closed, days };
}

/**
 * What a change would do: slots won and lost, and every booked visit that has no place any more, with what can be done.
 * @throws {ClinicError} OUTSIDE_LIMITS; VALIDATION when these are more than one change settles
 */
export async function effectOf(db: Queryable, call: ScheduleCall, change: Change, now: Date): Promise<ScheduleEffect> {
  const { opened: _opened, closed: _closed, ...counted } = await countSlots(db, change, now);
  const visits = await displacedVisits(db, call, change, now);
  if (visits.length > mostSettled) throw invalidField('settlements', 'schedules.errors.tooManyVisits');
  return { ...counted, visits: await withChoices(db, call, change, visits, now) };
}
