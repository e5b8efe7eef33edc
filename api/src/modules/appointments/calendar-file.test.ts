import { calendarFile } from './calendar-file.ts';
import type { AppointmentWithNames } from './repo.ts';

const at = new Date('2026-11-23T06:00:00Z');
const visit: AppointmentWithNames = {
  appointment: {
    id: 1,
    reference: 'NB-7K3M9Q',
    userId: 1,
    doctorId: 1,
    specialtyId: 1,
    status: 'pending',
    startsAt: at,
    endsAt: new Date('2026-11-23T06:30:00Z'),
    patientKey: 'u:1',
    bookingFor: 'self',
    patientName: 'سارة',
    patientPhone: null,
    patientEmail: 'a@b.example',
    holdExpiresAt: null,
    idempotencyKey: null,
    sequence: 0,
    rescheduledFrom: null,
    bookedBy: null,
    dependentId: null,
    lang: 'ar',
    heldFor: null,
    createdAt: at,
    updatedAt: at,
  },
  doctor: {
    id: 1,
    nameAr: 'د. عبدالرحمن بن عبدالعزيز الغامدي، استشاري طب الأطفال وحديثي الولادة',
    nameEn: 'Dr. A; B, C\\D',
    slugAr: 'a',
    slugEn: 'a',
    image: 'a',
  },
  specialty: { id: 1, nameAr: 'طب الأطفال', nameEn: 'Paediatrics' },
  dependent: null,
  movedTo: null,
  cancelActor: null,
};

test('RFC 5545: lines end in CRLF and have at most 75 octets, letters kept whole', () => {
  const file = calendarFile(visit, 'ar');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:موعد مع ${visit.doctor.nameAr.replace('،', '،')}`);
  expect(file).not.toContain('\uFFFD');
});

test('RFC 5545: signs with a meaning of their own are escaped', () => {
  expect(calendarFile(visit, 'en')).toContain('SUMMARY:Appointment with Dr. A\\; B\\, C\\\\D\r\n');
  expect(calendarFile(visit, 'en')).toContain('DESCRIPTION:Paediatrics\\nReference NB-7K3M9Q\r\n');
});
