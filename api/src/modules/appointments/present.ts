import type { Appointment } from '@clinic/shared/contracts';
import { clinicDateTime } from '@clinic/shared/time';
import { isEarlyEnoughToCancel, mayBecome } from './policy.ts';
import type { AppointmentWithNames } from './repo.ts';

/** An appointment as its owner sees it. */
export function presentAppointment({ appointment, doctor, specialty }: AppointmentWithNames, now: Date): Appointment {
  return {
    id: appointment.id,
    reference: appointment.reference,
    status: appointment.status,
    starts_at: appointment.startsAt.toISOString(),
    ends_at: appointment.endsAt.toISOString(),
    ...clinicDateTime(appointment.startsAt),
    bookingFor: appointment.bookingFor,
    patient_name: appointment.patientName,
    doctor: {
      id: doctor.id,
      name_ar: doctor.nameAr,
      name_en: doctor.nameEn,
      slug_ar: doctor.slugAr,
      slug_en: doctor.slugEn,
      image: doctor.image,
    },
    specialty: { id: specialty.id, name_ar: specialty.nameAr, name_en: specialty.nameEn },
    upcoming: appointment.startsAt > now,
    can_cancel: mayBecome(appointment.status, 'cancelled') && isEarlyEnoughToCancel(appointment, now),
  };
}
