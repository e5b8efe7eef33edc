import type { Appointment } from '@clinic/contracts';
import { clinicDateTime } from '@clinic/contracts/time';
import { presentBookedKind } from '../availability/visit-kinds.ts';
import { shownFocus } from '../../db/image-focus.ts';
import { presentNamed } from '../../present-named.ts';
import { presentBranchPlace } from '../branches/present.ts';
import { isEarlyEnoughToCancel, mayBecome, mayMove } from './policy.ts';
import type { AppointmentWithNames } from './repo.ts';

function cancelledBy({ appointment, movedTo, cancelActor }: AppointmentWithNames): Appointment['cancelled_by'] {
  if (appointment.status !== 'cancelled') return null;
  if (movedTo !== null) return 'moved';
  return cancelActor === `user:${appointment.userId}` ? 'patient' : 'clinic';
}

/** An appointment as its owner sees it. */
export function presentAppointment(visit: AppointmentWithNames, now: Date): Appointment {
  const { appointment, doctor, specialty, branch } = visit;
  const inTime = isEarlyEnoughToCancel(appointment, now);
  return {
    id: appointment.id,
    reference: appointment.reference,
    status: appointment.status,
    starts_at: appointment.startsAt.toISOString(),
    ends_at: appointment.endsAt.toISOString(),
    ...clinicDateTime(appointment.startsAt),
    bookingFor: appointment.bookingFor,
    patient_name: appointment.patientName,
    dependent: visit.dependent,
    doctor: {
      id: doctor.id,
      name_ar: doctor.nameAr,
      name_en: doctor.nameEn,
      slug_ar: doctor.slugAr,
      slug_en: doctor.slugEn,
      image: doctor.image,
      ...shownFocus(doctor),
    },
    specialty: presentNamed(specialty),
    ...(branch && { branch: presentBranchPlace(branch) }),
    ...presentBookedKind(appointment),
    upcoming: appointment.startsAt > now,
    can_cancel: mayBecome(appointment.status, 'cancelled') && inTime,
    can_reschedule: mayMove(appointment.status) && inTime,
    cancelled_by: cancelledBy(visit),
    moved_to: visit.movedTo,
    rescheduled_from: appointment.rescheduledFrom,
  };
}
