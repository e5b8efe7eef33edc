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
    branchId: 1,
    ...{ kindId: null, kindAr: null, kindEn: null },
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
    comingAt: null,
    bookedBy: null,
    dependentId: null,
    lang: 'ar',
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
    imageFocus: null,
  },
  specialty: { id: 1, nameAr: 'طب الأطفال', nameEn: 'Paediatrics' },
  branch: null,
  dependent: null,
  movedTo: null,
  cancelActor: null,
};

const clinic = {
  domain: 'clinic.example',
  name: { ar: 'عيادات نبض', en: 'Nabd "Clinics"' },
  address: { ar: 'طريق الملك فهد، الرياض', en: 'King Fahd Road, Riyadh' },
  email: 'hello@nabd.example',
  timeZone: 'Asia/Riyadh',
};
const notes = {
  place_ar: 'الدور الأول',
  place_en: 'First floor',
  preparation: [{ text_ar: 'أحضر سجل التطعيمات.', text_en: 'Bring the vaccinations; all of them.' }],
};
const file = (lang: 'ar' | 'en', changes: Partial<AppointmentWithNames['appointment']> = {}, more = notes) =>
  calendarFile({ ...visit, appointment: { ...visit.appointment, ...changes } }, more, clinic, lang);
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('RFC 5545: lines end in CRLF and have at most 75 octets, letters kept whole', () => {
  const text = file('ar');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:موعد مع ${visit.doctor.nameAr}`);
  expect(text).not.toContain('\uFFFD');
});

test('RFC 5545: signs with a meaning of their own are escaped', () => {
  const text = unfolded(file('en'));
  expect(text).toContain('SUMMARY:Appointment with Dr. A\\; B\\, C\\\\D\r\n');
  expect(text).toContain(
    'DESCRIPTION:Paediatrics\\nReference NB-7K3M9Q\\nBefore you come:\\n- Bring the vaccinations\\; all of them.\r\n',
  );
  expect(text).toContain('ORGANIZER;CN="Nabd  Clinics ":mailto:hello@nabd.example\r\n');
});

test.each([
  ['ar', 'طب الأطفال\\nمتابعة (30 دقيقة)\\nرقم'],
  ['en', 'Paediatrics\\nFollow-up (30 minutes)\\nReference'],
] as const)('in %s it says the kind of visit', (lang, words) => {
  expect(unfolded(file(lang, { kindAr: 'متابعة', kindEn: 'Follow-up' }))).toContain(`DESCRIPTION:${words}`);
});

test('RFC 5545: every part is opened and closed in order, and each property that may occur once does', () => {
  const lines = unfolded(file('ar')).trimEnd().split('\r\n');
  const open: string[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    expect(name).not.toBe('');
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') expect(open.pop()).toBe(value);
    else {
      const path = [...open, name].join('.');
      expect(seen.has(path)).toBe(false);
      seen.add(path);
    }
  }
  expect(open).toEqual([]);
  const required = [
    'VERSION',
    'PRODID',
    'METHOD',
    'VEVENT.UID',
    'VEVENT.DTSTAMP',
    'VEVENT.DTSTART',
    'VEVENT.ORGANIZER',
  ];
  for (const name of [...required, 'VEVENT.VALARM.ACTION', 'VEVENT.VALARM.TRIGGER', 'VEVENT.VALARM.DESCRIPTION']) {
    expect(seen).toContain(`VCALENDAR.${name}`);
  }
});

test('S18: says where to go, and reminds one day before', () => {
  expect(unfolded(file('en'))).toContain('LOCATION:Nabd "Clinics"\\, First floor\\, King Fahd Road\\, Riyadh\r\n');
  expect(file('ar')).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\n');
  expect(file('ar')).toContain('TRIGGER:-P1D\r\n');
  const silent = file('en', {}, { place_ar: '', place_en: '', preparation: [] });
  expect(unfolded(silent)).toContain('LOCATION:Nabd "Clinics"\\, King Fahd Road\\, Riyadh\r\n');
  expect(silent).not.toContain('Before you come');
});

test.each(['cancelled', 'rejected'] as const)('E3: what is %s takes the entry away, under the same UID', (status) => {
  const text = file('en', { status, sequence: 3 });
  expect(text).toContain('METHOD:CANCEL\r\n');
  expect(text).toContain('STATUS:CANCELLED\r\n');
  expect(text).toContain('UID:NB-7K3M9Q@appointments.clinic.example\r\nSEQUENCE:3\r\n');
  expect(text).not.toContain('VALARM');
});

test('RFC 5546: what is sent to somebody invites them, and takes the entry away when it ends', () => {
  const sent = (changes: Partial<AppointmentWithNames['appointment']>) =>
    unfolded(
      calendarFile(
        { ...visit, appointment: { ...visit.appointment, ...changes } },
        ...([notes, clinic, 'en', 'sara@mail.example'] as const),
      ),
    );
  const invitation = sent({ status: 'confirmed' });
  expect(invitation).toContain('METHOD:REQUEST\r\n');
  expect(invitation).toMatch(/^ATTENDEE;.*MAILTO:sara@mail\.example\r$/m);
  expect(invitation).toContain('UID:NB-7K3M9Q@appointments.clinic.example\r\n');
  expect(sent({ status: 'cancelled', sequence: 1 })).toContain('METHOD:CANCEL\r\n');
  expect(file('en')).not.toContain('ATTENDEE');
});
