import type { BranchName, FreeSlot } from '@clinic/contracts';
import type { DoctorWeek, Leave, DisplacedVisit } from '@clinic/contracts/account';
import { clinicDateTime, clinicInstant } from '@clinic/contracts/time';
import type { NamedRow } from '../../present-named.ts';
import { presentNamed } from '../../present-named.ts';
import type { ScheduleRule } from '../availability/slots.ts';
import { presentBookedKind } from '../availability/visit-kinds.ts';
import type { VisitKind } from '../availability/visit-kinds.ts';
import type { LeaveRow } from './leave-repo.ts';
import type { DoctorRow } from './repo.ts';
import type { VisitRow } from './visit-repo.ts';
import { timetablesOf } from './week.ts';

/** Leave by the clinic's calendar: its first and its last date, and times where it does not take the whole day. */
export function presentLeave({ id, doctorId, from, to }: LeaveRow): Leave {
  const begins = from && clinicDateTime(from);
  const isMidnight = to !== null && to.getTime() === clinicInstant(clinicDateTime(to).date, '00:00').getTime();
  const ends = to && clinicDateTime(isMidnight ? new Date(to.getTime() - 1) : to);
  return {
    ...{ id, clinic: doctorId === null },
    ...{ first: begins?.date ?? null, from: begins === null || begins.time === '00:00' ? null : begins.time },
    ...{ last: ends?.date ?? null, until: ends === null || isMidnight ? null : ends.time },
  };
}

/** A doctor's week. Branches have no names where the clinic has one. */
export const presentWeek = (
  doctor: DoctorRow,
  rules: readonly ScheduleRule[],
  more: { kinds: readonly VisitKind[]; branches: readonly NamedRow[]; leave: readonly LeaveRow[]; today: string },
): DoctorWeek => ({
  ...{ doctor: presentNamed(doctor), today: more.today, version: doctor.version },
  slot_minutes: doctor.slotMinutes === 15 || doctor.slotMinutes === 20 ? doctor.slotMinutes : 30,
  timetables: timetablesOf(rules),
  lead_hours: doctor.booking.leadHours,
  buffer_before: doctor.booking.bufferBefore,
  buffer_after: doctor.booking.bufferAfter,
  most_per_day: doctor.booking.mostPerDay,
  kinds: more.kinds.map(({ id, nameAr, nameEn, minutes, byPatients }) => ({
    ...{ ...(id !== null && { id }), name_ar: nameAr, name_en: nameEn, minutes, by_patients: byPatients },
  })),
  branches: more.branches.map(presentNamed),
  leave: more.leave.map(presentLeave),
});

interface Choices {
  readonly moves: readonly FreeSlot[];
  readonly colleagues: readonly (NamedRow & { readonly branch?: BranchName })[];
  readonly mayStay: boolean;
}

/** A booked visit without a place, with the patient's name and nothing else of theirs. */
export const presentDisplaced = (
  visit: VisitRow,
  doctor: NamedRow | undefined,
  { moves, colleagues, mayStay }: Choices,
): DisplacedVisit => ({
  ...{ id: visit.id, reference: visit.reference, status: visit.status },
  ...clinicDateTime(visit.startsAt),
  patient_name: visit.patientName,
  doctor: presentNamed(doctor ?? { id: visit.doctorId, nameAr: '', nameEn: '' }),
  specialty: presentNamed(visit.specialty),
  ...(visit.branch && { branch: presentNamed(visit.branch) }),
  ...presentBookedKind(visit),
  moves: [...moves],
  colleagues: colleagues.map(({ branch, ...one }) => ({ ...presentNamed(one), ...(branch && { branch }) })),
  may_stay: mayStay,
});
