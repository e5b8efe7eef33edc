import type { Lang } from '@clinic/shared/contracts';
import type { AppointmentWithNames } from './repo.ts';

const statuses: Partial<Record<AppointmentWithNames['appointment']['status'], string>> = {
  pending: 'TENTATIVE',
  cancelled: 'CANCELLED',
  rejected: 'CANCELLED',
};

const stamp = (instant: Date) => `${instant.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines of at most 75 octets, continued after a space, never cut inside a letter (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [''];
  let room = 75;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (size > room) {
      parts.push('');
      room = 74;
    }
    parts[parts.length - 1] += letter;
    room -= size;
  }
  return parts.join('\r\n ');
}

/** An appointment for the patient's own calendar: the same UID for life, a higher SEQUENCE with every change. */
export function calendarFile(visit: AppointmentWithNames, lang: Lang): string {
  const { appointment, doctor, specialty } = visit;
  const doctorName = lang === 'ar' ? doctor.nameAr : doctor.nameEn;
  const specialtyName = lang === 'ar' ? specialty.nameAr : specialty.nameEn;
  const summary = lang === 'ar' ? `موعد مع ${doctorName}` : `Appointment with ${doctorName}`;
  const description = lang === 'ar' ? `رقم الموعد ${appointment.reference}` : `Reference ${appointment.reference}`;
  const location = lang === 'ar' ? 'عيادات نبض، الرياض' : 'Nabd Clinics, Riyadh';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nabd Clinics//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${appointment.reference}@appointments.nabd.example`,
    `SEQUENCE:${appointment.sequence}`,
    `DTSTAMP:${stamp(appointment.updatedAt)}`,
    `DTSTART:${stamp(appointment.startsAt)}`,
    `DTEND:${stamp(appointment.endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(`${specialtyName}\n${description}`)}`,
    `LOCATION:${escaped(location)}`,
    `STATUS:${statuses[appointment.status] ?? 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
