import { ScheduledDoctors } from '@clinic/contracts/account';
import * as accountPaths from '@clinic/contracts/account/paths';
import { api } from '@clinic/kit/http';
import { pick } from '@clinic/kit/i18n';
import type { FoundRecord, SearchArgs } from '@clinic/kit/routing';

/** Doctors whose weeks are kept. */
export async function search({ text, lang, most, signal }: SearchArgs<'account'>): Promise<FoundRecord[]> {
  const { data } = await api.get('/api/schedules/doctors', ScheduledDoctors, { query: { search: text }, signal });
  return data.doctors.slice(0, most).map((doctor) => ({
    title: pick(doctor, 'name', lang),
    detail: doctor.specialties.map((specialty) => pick(specialty, 'name', lang)).join(' · '),
    address: accountPaths.doctorSchedule(doctor.id),
  }));
}
