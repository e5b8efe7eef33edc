import type { Lang } from '@clinic/contracts';
import type { AppointmentDetails } from '@clinic/contracts/account';
import type { ClinicIdentity } from '../../settings.ts';
import { escaped, fileOf, quoted, stamp } from './calendar-lines.ts';
import type { AppointmentWithNames } from './repo.ts';

type Notes = Pick<AppointmentDetails, 'place_ar' | 'place_en' | 'preparation'>;

const statuses: Partial<Record<AppointmentWithNames['appointment']['status'], string>> = {
  pending: 'TENTATIVE',
  cancelled: 'CANCELLED',
  rejected: 'CANCELLED',
};

const words = {
  ar: { with: 'موعد مع', reference: 'رقم الموعد', prepare: 'قبل أن تأتي:', comma: '، ' },
  en: { with: 'Appointment with', reference: 'Reference', prepare: 'Before you come:', comma: ', ' },
};

function descriptionOf(visit: AppointmentWithNames, { preparation }: Notes, lang: Lang): string {
  const { reference, prepare } = words[lang];
  const notes = preparation.map((note) => `- ${lang === 'ar' ? note.text_ar : note.text_en}`);
  return [
    lang === 'ar' ? visit.specialty.nameAr : visit.specialty.nameEn,
    `${reference} ${visit.appointment.reference}`,
    ...(notes.length === 0 ? [] : [prepare, ...notes]),
  ].join('\n');
}

const alarm = (summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
];

/**
 * An appointment for the patient's own calendar: the same UID for life, also when it is moved, and a higher SEQUENCE with
 * every change. It reminds one day before; what was cancelled takes the entry away.
 */
export function calendarFile(visit: AppointmentWithNames, notes: Notes, clinic: ClinicIdentity, lang: Lang): string {
  const { appointment, doctor } = visit;
  const { with: withDoctor, comma } = words[lang];
  const summary = `${withDoctor} ${lang === 'ar' ? doctor.nameAr : doctor.nameEn}`;
  const place = lang === 'ar' ? notes.place_ar : notes.place_en;
  const location = [clinic.name[lang], place, clinic.address?.[lang]].filter(Boolean).join(comma);
  const status = statuses[appointment.status] ?? 'CONFIRMED';
  const cancelled = status === 'CANCELLED';
  return fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nabd Clinics//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${appointment.reference}@appointments.nabd.example`,
    `SEQUENCE:${appointment.sequence}`,
    `DTSTAMP:${stamp(appointment.updatedAt)}`,
    `LAST-MODIFIED:${stamp(appointment.updatedAt)}`,
    ...(clinic.email === null ? [] : [`ORGANIZER;CN=${quoted(clinic.name[lang])}:mailto:${clinic.email}`]),
    `DTSTART:${stamp(appointment.startsAt)}`,
    `DTEND:${stamp(appointment.endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(descriptionOf(visit, notes, lang))}`,
    `LOCATION:${escaped(location)}`,
    `STATUS:${status}`,
    ...(cancelled ? [] : alarm(summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
