import { http, HttpResponse } from '@clinic/kit/testing';
import type { BookAppointment, ErrorBody, FreeSlot, HoldRequest } from '@clinic/contracts';
import type { Dependent } from '@clinic/contracts/account';

/** The network's far side for the tests of this remote: a small clinic on Saturday 21 November 2026. */

const bilingual = (ar: string, en: string) => ({
  name_ar: ar,
  name_en: en,
  slug_ar: ar.replace(/ /g, '-'),
  slug_en: en,
});

const specialty = (id: number, ar: string, en: string) => ({
  ...bilingual(ar, en),
  id,
  summary_ar: '',
  summary_en: '',
  icon: 'tooth',
  doctors_count: 6,
});

export const specialties = [
  specialty(1, 'طب الأسنان', 'Dentistry'),
  specialty(2, 'الجلدية', 'Dermatology'),
  specialty(3, 'طب الأطفال', 'Paediatrics'),
  specialty(4, 'الأنف والأذن والحنجرة', 'Ear, nose and throat'),
];

const doctor = (id: number, ar: string, en: string) => ({
  ...bilingual(ar, en),
  id,
  image: `doctors/${id}.svg`,
  job_titles: [
    { name_ar: 'استشاري', name_en: 'Consultant' },
    { name_ar: 'رئيس القسم', name_en: 'Head of department' },
  ],
});

export const doctors = [
  doctor(58, 'د. خالد الدوسري', 'Dr. Khalid Al-Dossary'),
  doctor(101, 'د. ريم العتيبي', 'Dr. Reem Al-Otaibi'),
  doctor(102, 'د. عمر الغامدي', 'Dr. Omar Al-Ghamdi'),
  doctor(103, 'د. لجين الصالح', 'Dr. Lujain Al-Saleh'),
  doctor(104, 'د. فهد العنزي', 'Dr. Fahad Al-Anazi'),
  doctor(105, 'د. هند القحطاني', 'Dr. Hind Al-Qahtani'),
];

export const account = {
  public_id: '6f1f8c1e-5a2b-4c58-9f5f-0a1b2c3d4e5f',
  name: 'سارة القحطاني',
  phone: '+966500000011' as string | null,
  email: 'sara@nabd.example',
  role: 4,
  phone_verified_at: null,
  lang: 'ar' as const,
  digits: 'latn' as const,
  unread_notifications: 0,
};

/** The family of {@link account}: a child, and a mother with a number of her own. */
export const layan: Dependent = {
  id: 31,
  name: 'ليان القحطاني',
  relation: 'daughter',
  birth_date: '2019-03-05',
  phone: null,
};
export const huda: Dependent = {
  id: 32,
  name: 'هدى القحطاني',
  relation: 'parent',
  birth_date: '1958-06-30',
  phone: '+966500000032',
};

/** Booking window of 21 November 2026; the 26th is full, so is every day not named. */
export const freeDays = {
  today: '2026-11-21',
  first: '2026-11-23',
  last: '2026-12-20',
  days: { '2026-11-24': 8, '2026-11-27': 2, '2026-11-29': 3, '2026-12-01': 4 } as Record<string, number>,
};

const times = ['07:30', '08:00', '08:30', '09:00', '13:00', '13:30', '19:00', '19:30'];

/** When each doctor is free next; the last but one only in December, one not at all. */
export const nextSlots: Record<number, FreeSlot | null> = {
  58: { date: '2026-11-27', time: '07:30' },
  101: { date: '2026-11-24', time: '07:30' },
  102: { date: '2026-11-24', time: '08:00' },
  103: null,
  104: { date: '2026-12-01', time: '07:30' },
  105: { date: '2026-11-29', time: '07:30' },
};

/** The ids of {@link doctors} in the order in which they are free. */
export const soonestFirst = [101, 102, 58, 105, 104, 103];

/** An answer that is not a success, after which a try may succeed in so many seconds. */
export function refusal(code: ErrorBody['code'], status: number, alternatives?: FreeSlot[], retryAfter?: number) {
  return HttpResponse.json(
    { code, message: 'لا', request_id: 'r-1', ...(alternatives && { alternatives }) },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  );
}

export const appointmentOf = (booking: BookAppointment) => {
  const one = doctors.find(({ id }) => id === booking.doctor_id) ?? doctors[0];
  const { name_ar, name_en } = specialties[0] as (typeof specialties)[number];
  return {
    id: 901,
    reference: 'NB-7K3M9Q',
    status: 'pending',
    starts_at: `${booking.date}T04:30:00.000Z`,
    ends_at: `${booking.date}T05:00:00.000Z`,
    date: booking.date,
    time: booking.time,
    bookingFor: booking.bookingFor,
    patient_name: booking.userDetails.name,
    dependent: null,
    doctor: one,
    specialty: { id: booking.specialty_id, name_ar, name_en },
    upcoming: true,
    can_cancel: true,
    can_reschedule: true,
    cancelled_by: null,
    moved_to: null,
    rescheduled_from: null,
  };
};

/** What reached the API, oldest first. */
export interface Received {
  requests: string[];
  bookings: { body: BookAppointment; key: string | null }[];
  holds: HoldRequest[];
  released: string[];
}

/** What the page of a doctor says, with the first two specialities. */
export const detailOf = (one: (typeof doctors)[number]) => ({
  ...one,
  specialties: specialties.slice(0, 2),
  next_slot: null,
  bio_ar: '',
  bio_en: '',
  spoken_languages: [],
  years_of_experience: 9,
  next_slots: [],
});

/** Answers of a clinic in which all goes well, and what they were asked. */
export function fakeClinic() {
  const received: Received = { requests: [], bookings: [], holds: [], released: [] };
  const note = (request: Request) => void received.requests.push(request.url.replace('http://localhost', ''));
  const handlers = [
    http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
    http.get('*/api/user', () => HttpResponse.json(account)),
    http.get('*/api/dependents', ({ request }) => {
      note(request);
      return HttpResponse.json({ data: [] });
    }),
    http.get('*/api/specialties', ({ request }) => {
      note(request);
      return HttpResponse.json({ data: specialties });
    }),
    http.get('*/api/doctors/by-slug/:slug', ({ params }) => {
      const found = doctors.find(({ id }) => String(id) === params['slug']);
      return found === undefined ? refusal('NOT_FOUND', 404) : HttpResponse.json({ data: detailOf(found) });
    }),
    http.get('*/api/doctors/:specialtyId', ({ request }) => {
      note(request);
      return HttpResponse.json({ data: doctors });
    }),
    http.get('*/api/available-days', () => HttpResponse.json(freeDays)),
    http.get('*/api/available-doctors', ({ request }) => {
      const date = new URL(request.url).searchParams.get('date');
      const data = doctors.map(({ id }) => {
        const slot = nextSlots[id] ?? null;
        return { doctor_id: id, slot: date === null || slot?.date === date ? slot : null };
      });
      return HttpResponse.json({ data });
    }),
    http.get('*/api/available-slots', ({ request }) => {
      note(request);
      const count = freeDays.days[new URL(request.url).searchParams.get('date') ?? ''] ?? 0;
      return HttpResponse.json(times.slice(0, count));
    }),
    http.post('*/api/holds', async ({ request }) => {
      received.holds.push((await request.json()) as HoldRequest);
      return HttpResponse.json(
        { data: { id: 700 + received.holds.length, expires_at: '2026-11-21T09:05:00.000Z', conflict: null } },
        { status: 201 },
      );
    }),
    http.delete('*/api/holds/:id', ({ params }) => {
      received.released.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/appointments/:id', () => {
      const [booking] = received.bookings;
      return booking === undefined
        ? refusal('NOT_FOUND', 404)
        : HttpResponse.json({ data: appointmentOf(booking.body) });
    }),
    http.post('*/api/appointments', async ({ request }) => {
      const body = (await request.json()) as BookAppointment;
      received.bookings.push({ body, key: request.headers.get('idempotency-key') });
      return HttpResponse.json({ data: appointmentOf(body) }, { status: 201 });
    }),
  ];
  return {
    handlers,
    received,
    reset() {
      received.requests.length = 0;
      received.bookings.length = 0;
      received.holds.length = 0;
      received.released.length = 0;
    },
  };
}
