import { eq } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import type { DoctorWeek, ScheduleEffect, Timetable } from '@clinic/contracts/account';
import type { Database } from '../db/database.ts';
import { scheduleRules } from '../db/schema.ts';
import type { Patient } from './clinic.ts';
import { aDoctor, aPatient, call } from './clinic.ts';
import { useOpened } from './opened.ts';
import type { Reception } from './reception.ts';
import { openReception } from './reception.ts';

/** A clinic with somebody who keeps its doctors' weeks. */
export interface Schedules extends Reception {
  readonly manager: Patient;
  readonly weekOf: (doctorId: number) => Promise<DoctorWeek>;
  readonly ask: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => ReturnType<typeof call>;
  /** Id of a doctor who works every day from 08:00 to 16:00. */
  readonly newDoctor: () => Promise<number>;
  /** What saving a week would do. */
  readonly effectOf: (doctorId: number, week: object) => Promise<ScheduleEffect>;
  /** Saves a week over the version that the manager saw. */
  readonly save: (doctorId: number, week: object, version?: number) => ReturnType<typeof call>;
  /** Free times of a day as patients see them, for a kind of visit or the ordinary one. */
  readonly slotsOf: (doctorId: number, date: string, kindId?: number) => Promise<string[]>;
  /** A doctor's hours as they are stored: weekday, first minute, minutes, kind. */
  readonly rules: (doctorId: number) => Promise<string[]>;
}

/** Hours of the days of a week, for all year unless a test says otherwise. */
export const timetable = (
  days: readonly number[],
  opens: string,
  minutes: number,
  more: Partial<Timetable> = {},
): Timetable => ({
  ...{ kind: 'normal', valid_from: null, valid_to: null },
  hours: days.map((weekday) => ({ weekday, opens, minutes, branch_id: 1 })),
  ...more,
});

/** A week of visits of half an hour. */
export const draft = (...timetables: Timetable[]) => ({ slot_minutes: 30, timetables });

/** An instant by date and time of the clinic. */
export const at = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`);

export const everyDay = [0, 1, 2, 3, 4, 5, 6];

async function openSchedules(engine: Database['engine']): Promise<Schedules> {
  const reception = await openReception(engine);
  const { clinic } = reception;
  const manager = await aPatient(clinic, { roleId: roles.schedules });
  const ask: Schedules['ask'] = (method, path, body) =>
    call(clinic, method, `/api/schedules/${path}`, { as: manager, ...(body && { body }) });
  return {
    ...reception,
    ...{ manager, ask },
    weekOf: async (id) => (await ask('GET', `doctors/${id}`)).json<{ data: DoctorWeek }>().data,
    newDoctor: async () => (await aDoctor(clinic, { specialtyId: reception.specialtyId })).id,
    effectOf: async (id, week) =>
      (await ask('POST', `doctors/${id}/effect`, week)).json<{ data: ScheduleEffect }>().data,
    save: (id, week, version = 0) => ask('POST', `doctors/${id}`, { ...week, version }),
    slotsOf: async (id, date, kindId) => {
      const ofKind = kindId === undefined ? '' : `&kind_id=${kindId}`;
      return (await call(clinic, 'GET', `/api/available-slots?date=${date}&doctor_id=${id}${ofKind}`)).json<string[]>();
    },
    rules: async (doctorId) => {
      const rows = await clinic.database.db.select().from(scheduleRules).where(eq(scheduleRules.doctorId, doctorId));
      return rows
        .map(({ weekday, startMin, durationMin, kind }) => [weekday, startMin, durationMin, kind].join(' '))
        .sort();
    },
  };
}

/** Opens it for the tests of a block. */
export const useSchedules = (engine: Database['engine']): Schedules => useOpened(() => openSchedules(engine));
