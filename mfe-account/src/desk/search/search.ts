import { foldArabic } from '@clinic/contracts';
import { DeskDoctors, DeskVisits } from '@clinic/contracts/account';
import type { DeskDoctor, DeskVisit } from '@clinic/contracts/account';
import * as accountPaths from '@clinic/contracts/account/paths';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { api } from '@clinic/kit/http';
import { pick } from '@clinic/kit/i18n';
import type { FoundRecord, SearchArgs } from '@clinic/kit/routing';

/** Fewer of these than of visits: most names that are searched for are those of patients. */
const mostDoctors = 2;

/** Visits by reference, name or telephone, as the desk itself finds them, and doctors by their names. */
export async function search({ text, lang, t, most, signal }: SearchArgs<'account'>): Promise<FoundRecord[]> {
  const [{ data: visits }, { data: desk }] = await Promise.all([
    api.get('/api/reception/appointments', DeskVisits, { query: { search: text }, signal }),
    api.get('/api/reception/doctors', DeskDoctors, { signal }),
  ]);
  const asked = foldArabic(text);
  const isAsked = ({ name_ar, name_en }: DeskDoctor) => foldArabic(`${name_ar}\n${name_en}`).includes(asked);
  const doctors = desk.doctors.filter(isAsked).slice(0, mostDoctors);

  const visit = ({ patient_name, date, time, doctor, reference, status }: DeskVisit): FoundRecord => ({
    title: patient_name,
    detail: [formatDate(date, lang), formatTime(time, lang), pick(doctor, 'name', lang), reference].join(' · '),
    kind: t(`reception.status.${status}`),
    address: accountPaths.reception({ search: reference }),
  });
  const doctor = (one: DeskDoctor): FoundRecord => ({
    title: pick(one, 'name', lang),
    detail: one.specialties.map((specialty) => pick(specialty, 'name', lang)).join(' · '),
    kind: t('reception.doctor'),
    address: accountPaths.reception({ doctor: one.id }),
  });
  return [...visits.slice(0, most - doctors.length).map(visit), ...doctors.map(doctor)];
}
