import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { DoctorRecord } from '../content/collections/doctors.ts';
import { SpecialtyRecord } from '../content/collections/specialties.ts';
import { clinicFolder, readChecked, readLeave } from '../demo/demo-folder.ts';

function readAll<S extends z.ZodType>(collection: string, record: S): z.infer<S>[] {
  const files = readdirSync(join(clinicFolder, collection));
  return files.map((file) => readChecked(clinicFolder, `${collection}/${file}`, record));
}

const leave = readLeave();

/** The specialities of `api/demo/clinic/`. */
export const demoSpecialties = readAll('specialties', SpecialtyRecord);

/** The doctors of `api/demo/clinic/`, each with the days of `api/demo/leave.yaml`. */
export const demoDoctors = readAll('doctors', DoctorRecord).map((doctor) => ({
  ...doctor,
  leave: leave.filter((one) => one.doctor === doctor.id),
}));

export type DemoDoctor = (typeof demoDoctors)[number];

const longestBookingWindow = 31;

/** Whether a doctor is away for the whole booking window, so that no slot is free. */
export function isFullyBooked({ leave: days }: DemoDoctor): boolean {
  return days.some(({ first_day, last_day }) => first_day <= 0 && last_day >= longestBookingWindow);
}
