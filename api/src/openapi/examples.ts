/** Bodies of one operation as they look. */
interface Examples {
  readonly request?: unknown;
  /** What it answers when it succeeds. */
  readonly response?: unknown;
}

const speciality = { id: 3, name_ar: 'الجلدية', name_en: 'Dermatology' };
const slugs = { slug_ar: 'الجلدية', slug_en: 'dermatology' };
const doctor = {
  ...{ id: 58, name_ar: 'طبيبة الجلدية', name_en: 'The dermatologist' },
  ...{ slug_ar: 'طبيبة-الجلدية', slug_en: 'the-dermatologist', image: 'doctors/58.svg' },
};
const slot = { date: '2026-11-23', time: '09:00' };
const choice = { doctor_id: doctor.id, specialty_id: speciality.id, ...slot, bookingFor: 'self' };

const appointment = (status: string, isUpcoming: boolean) => ({
  ...{ id: 4117, reference: 'NB-7K3M9Q', status, ...slot },
  ...{ starts_at: '2026-11-23T06:00:00.000Z', ends_at: '2026-11-23T06:30:00.000Z' },
  ...{ bookingFor: 'self', patient_name: 'The account’s own name', dependent: null, doctor, specialty: speciality },
  ...{ upcoming: isUpcoming, can_cancel: isUpcoming, can_reschedule: isUpcoming },
  ...{ cancelled_by: isUpcoming ? null : 'patient', moved_to: null, rescheduled_from: null },
});

/** By the id of their operation: a booking from the sign-in to its end. The document's linter holds them against the schemas. */
export const examples: Readonly<Record<string, Examples>> = {
  postLogin: {
    request: { identifier: '0500000011', password: 'a long password' },
    response: {
      access_token: 'kXw3…',
      user: { name: 'The account’s own name', role: 4, phone_verified_at: '2026-11-01T08:00:00.000Z' },
    },
  },
  getSpecialties: {
    response: {
      data: [
        {
          ...{ ...speciality, ...slugs, icon: 'skin', doctors_count: 4 },
          ...{ summary_ar: 'عناية بالبشرة والشعر والأظافر', summary_en: 'Care of skin, hair and nails' },
        },
      ],
    },
  },
  getDoctors: {
    response: {
      data: {
        data: [
          {
            ...doctor,
            job_titles: [{ name_ar: 'استشارية', name_en: 'Consultant' }],
            specialties: [{ ...speciality, ...slugs }],
            next_slot: slot,
          },
        ],
        ...{ current_page: 1, per_page: 12, total: 1 },
      },
      choices: { languages: ['ar', 'en'], genders: ['female', 'male'] },
    },
  },
  getAvailableDays: {
    response: { today: '2026-11-21', first: '2026-11-23', last: '2026-12-20', days: { '2026-11-23': 12 } },
  },
  getAvailableSlots: { response: ['09:00', '09:30', '10:00'] },
  postHolds: {
    request: choice,
    response: { data: { id: 4116, expires_at: '2026-11-21T07:05:00.000Z', conflict: null } },
  },
  postAppointments: {
    request: { ...choice, userDetails: { name: '', phone: '', email: '' } },
    response: { data: appointment('pending', true) },
  },
  getAppointments: { response: { data: [appointment('confirmed', true)] } },
  postAppointmentsByIdCancel: {
    request: { reason: 'I am travelling' },
    response: { data: appointment('cancelled', false) },
  },
};
