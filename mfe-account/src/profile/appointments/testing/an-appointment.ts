import type { Appointment } from '@clinic/contracts';

/** A confirmed appointment to come, for tests. */
export function anAppointment(changes: Partial<Appointment> = {}): Appointment {
  return {
    id: 7,
    reference: 'NB-7K3M9Q',
    status: 'confirmed',
    starts_at: '2026-11-25T07:00:00.000Z',
    ends_at: '2026-11-25T07:30:00.000Z',
    date: '2026-11-25',
    time: '10:00',
    bookingFor: 'self',
    patient_name: 'سارة الحربي',
    dependent: null,
    doctor: {
      id: 58,
      name_ar: 'د. ريم العتيبي',
      name_en: 'Dr. Reem Al-Otaibi',
      slug_ar: 'ريم-العتيبي',
      slug_en: 'reem-al-otaibi',
      image: 'doctors/58.svg',
    },
    specialty: { id: 1, name_ar: 'طب الأسنان', name_en: 'Dentistry' },
    upcoming: true,
    can_cancel: true,
    can_reschedule: true,
    cancelled_by: null,
    moved_to: null,
    rescheduled_from: null,
    ...changes,
  };
}
