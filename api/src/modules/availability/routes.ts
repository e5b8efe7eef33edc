import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  AvailableDays,
  AvailableDaysQuery,
  AvailableDoctors,
  AvailableDoctorsQuery,
  AvailableSlotsQuery,
  LocalTime,
} from '@clinic/contracts';
import type { BranchName, BranchPlace } from '@clinic/contracts';
import { addDays, bookingWindow, clinicToday, isBookable, isCalendarDate } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import { loadCalendars } from './calendar.ts';
import type { DoctorCalendar } from './slots.ts';
import { firstFreeSlots, freeTimes, inBranch, isOverBy } from './slots.ts';
import { calendarFor, presentOpenKinds } from './visit-kinds.ts';
import * as repo from './repo.ts';

/** Each branch once; none where there is no choice. */
function severalOf(places: readonly BranchPlace[]): BranchName[] {
  const each = new Map(places.map(({ id, name_ar, name_en }) => [id, { id, name_ar, name_en }]));
  return each.size > 1 ? [...each.values()].sort((a, b) => a.id - b.id) : [];
}

/** S81 and the days of the booking window with free slots (E4). */
export async function availabilityRoutes(instance: FastifyInstance, { db, clock }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  /** The doctor's calendar for the visit that is asked for. An appointment of somebody else is not even acknowledged. */
  async function calendarOf(
    { doctor_id: doctorId, kind_id: kindId, appointment_id: movingId }: z.infer<typeof AvailableDaysQuery>,
    range: { first: string; last: string },
    holderId: number | null,
  ) {
    const moving = movingId === undefined ? undefined : await repo.bookedVisit(db, movingId);
    if (movingId !== undefined && (!moving || moving.userId === null || moving.userId !== holderId))
      throw new ClinicError('NOT_FOUND');
    const asking = { now: clock(), holderId, chooser: 'patient' } as const;
    const own = (await loadCalendars(db, [doctorId], range, asking)).get(doctorId);
    if (!own) throw new ClinicError('NOT_FOUND');
    const calendar = calendarFor(own, { doctorId, kindId: kindId ?? null }, moving);
    if (!calendar) throw invalidField('kind_id', 'validation.unknown');
    return calendar;
  }

  app.get(
    '/api/available-slots',
    {
      schema: {
        tags: ['booking'],
        summary: 'Free start times of a doctor on a date',
        querystring: AvailableSlotsQuery,
        response: { 200: z.array(LocalTime) },
      },
    },
    async (request) => {
      const { date, branch_id: branchId } = request.query;
      if (!isCalendarDate(date)) throw invalidField('date', 'validation.date');
      const calendar = await calendarOf(request.query, { first: date, last: date }, request.actor?.userId ?? null);
      return isBookable(date, clinicToday(clock())) ? freeTimes(inBranch(calendar, branchId), date) : [];
    },
  );

  function freePerDay(calendar: DoctorCalendar, { first, last }: { first: string; last: string }) {
    const days: Record<string, number> = {};
    for (let date = first; date <= last; date = addDays(date, 1)) {
      const free = freeTimes(calendar, date).length;
      if (free > 0) days[date] = free;
    }
    return days;
  }

  app.get(
    '/api/available-days',
    {
      schema: {
        tags: ['booking'],
        summary: 'Number of free slots on each day of the booking window',
        querystring: AvailableDaysQuery,
        response: { 200: AvailableDays },
      },
    },
    async (request) => {
      const today = clinicToday(clock());
      const window = bookingWindow(today);
      const calendar = await calendarOf(request.query, window, request.actor?.userId ?? null);
      const branches = calendar.branches.map((branch) => ({
        ...branch,
        days: freePerDay(inBranch(calendar, branch.id), window),
      }));
      const days = freePerDay(calendar, window);
      return { today, ...window, days, ...(branches.length > 0 && { branches }), ...presentOpenKinds(calendar) };
    },
  );

  app.get(
    '/api/available-doctors',
    {
      schema: {
        tags: ['booking'],
        summary: 'The next free slot of each doctor of a speciality, or the first one of a date',
        querystring: AvailableDoctorsQuery,
        response: { 200: AvailableDoctors },
      },
    },
    async (request) => {
      const { specialty_id: specialtyId, date, branch_id: branchId } = request.query;
      if (date !== undefined && !isCalendarDate(date)) throw invalidField('date', 'validation.date');
      const now = clock();
      const today = clinicToday(now);
      if (date !== undefined && !isBookable(date, today)) return { data: [] };
      const range = date === undefined ? bookingWindow(today) : { first: date, last: date };
      const ids = await repo.doctorsOf(db, specialtyId);
      const calendars = await loadCalendars(db, ids, range, {
        ...{ now, holderId: request.actor?.userId ?? null, chooser: 'patient' },
      });
      const there = [...calendars].filter(
        ([, { rules }]) =>
          branchId === undefined || rules.some((rule) => rule.branchId === branchId && !isOverBy(rule, range.first)),
      );
      const branches = severalOf([...calendars.values()].flatMap((calendar) => calendar.branches));
      return {
        data: there.map(([id, calendar]) => ({
          doctor_id: id,
          slot: firstFreeSlots(inBranch(calendar, branchId), range, 1)[0] ?? null,
        })),
        ...(branches.length > 0 && { branches }),
      };
    },
  );
}
