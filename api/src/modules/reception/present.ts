import type {
  DeskDoctor,
  DeskEvent,
  DeskLeave,
  DeskPatient,
  DeskVisit,
  DeskVisitDetails,
} from '@clinic/contracts/account';
import { clinicDateTime } from '@clinic/contracts/time';
import { actorKind } from '../../actor-kind.ts';
import { presentNamed } from '../../present-named.ts';
import { presentBookedKind } from '../availability/visit-kinds.ts';
import { movedReason } from '../appointments/policy.ts';
import type { Receptionist } from './policy.ts';
import { mayManageVisits, openActions } from './policy.ts';
import { readReason } from './reasons.ts';
import type { DoctorRow } from './doctor-repo.ts';
import type { LeaveRow } from './leave-repo.ts';
import type { PatientRow } from './patient-repo.ts';
import type { EventRow, VisitRow } from './visit-repo.ts';

/** Who asks for the data, and when. */
export interface Viewer {
  readonly staff: Receptionist;
  readonly now: Date;
}

export const presentDoctor = (doctor: DoctorRow): DeskDoctor => ({
  ...presentNamed(doctor),
  image: doctor.image,
  specialties: doctor.specialties.map(presentNamed),
});

/** A visit as the reception sees it; the e-mail address is part of its details only. */
export function presentVisit(row: VisitRow, { staff, now }: Viewer): DeskVisit {
  const { appointment, doctor, specialty, branch, ownerName, bookerName } = row;
  return {
    id: appointment.id,
    reference: appointment.reference,
    status: appointment.status,
    starts_at: appointment.startsAt.toISOString(),
    ends_at: appointment.endsAt.toISOString(),
    ...clinicDateTime(appointment.startsAt),
    doctor: presentNamed(doctor),
    specialty: presentNamed(specialty),
    ...(branch && { branch: presentNamed(branch) }),
    ...presentBookedKind(appointment),
    patient_name: appointment.patientName,
    patient_phone: appointment.patientPhone,
    account_name: ownerName === appointment.patientName ? null : ownerName,
    has_account: appointment.userId !== null,
    booked_by: bookerName,
    coming_at: appointment.comingAt?.toISOString() ?? null,
    may: openActions(staff, appointment, now),
  };
}

const byOf: Record<ReturnType<typeof actorKind>, DeskEvent['by']> = {
  user: 'patient',
  staff: 'staff',
  system: 'system',
};

const presentEvent = ({ to, at, actor, name, reason }: EventRow): DeskEvent => {
  const moved = reason === movedReason;
  return {
    ...{ to, moved, at: at.toISOString(), by: byOf[actorKind(actor)], name },
    ...(moved ? { reason: null, note: null } : readReason(reason)),
  };
};

/** A visit with its history, without the first event of an appointment that was moved there. */
export const presentDetails = (row: VisitRow, events: readonly EventRow[], viewer: Viewer): DeskVisitDetails => ({
  ...presentVisit(row, viewer),
  patient_email: row.appointment.patientEmail,
  lang: row.appointment.lang,
  events: events.filter(({ from, moved }) => from !== null || !moved).map(presentEvent),
});

/** Leave as far as it lies on a day, with the dates of all of it. */
export function presentLeave(
  { id, clinic, from, to }: LeaveRow,
  day: { from: Date; to: Date },
  { staff, now }: Viewer,
): DeskLeave {
  return {
    ...{ id, clinic, may_end: mayManageVisits(staff) && !clinic && (to === null || to > now) },
    from: from === null || from <= day.from ? null : clinicDateTime(from).time,
    to: to === null || to >= day.to ? null : clinicDateTime(to).time,
    first: from && clinicDateTime(from).date,
    last: to && clinicDateTime(new Date(to.getTime() - 1)).date,
  };
}

/** Enough of an address to tell two people apart. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1…');

export const presentPatient = ({ publicId, name, phone, email }: PatientRow): DeskPatient => ({
  public_id: publicId,
  name,
  phone,
  masked_email: masked(email),
});
