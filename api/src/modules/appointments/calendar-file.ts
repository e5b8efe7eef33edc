import ical, { ICalAlarmType, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Lang } from '@clinic/contracts';
import type { AppointmentDetails } from '@clinic/contracts/account';
import type { ClinicIdentity } from '../../settings/settings.ts';
import { kindLines } from './kind-text.ts';
import type { AppointmentWithNames } from './repo.ts';

type Notes = Pick<AppointmentDetails, 'place_ar' | 'place_en' | 'preparation'>;

/** Whether a file removes the appointment from a calendar. */
export const removesEntry = ({ appointment }: AppointmentWithNames) =>
  statuses[appointment.status] === ICalEventStatus.CANCELLED;

const statuses: Partial<Record<AppointmentWithNames['appointment']['status'], ICalEventStatus>> = {
  pending: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
  rejected: ICalEventStatus.CANCELLED,
};

const reminderSeconds = 24 * 60 * 60;

const words = {
  ar: { with: 'موعد مع', reference: 'رقم الموعد', prepare: 'قبل أن تأتي:', comma: '، ' },
  en: { with: 'Appointment with', reference: 'Reference', prepare: 'Before you come:', comma: ', ' },
};

function descriptionOf(visit: AppointmentWithNames, { preparation }: Notes, lang: Lang): string {
  const { reference, prepare } = words[lang];
  const notes = preparation.map((note) => `- ${lang === 'ar' ? note.text_ar : note.text_en}`);
  return [
    lang === 'ar' ? visit.specialty.nameAr : visit.specialty.nameEn,
    ...kindLines(visit.appointment, lang),
    `${reference} ${visit.appointment.reference}`,
    ...(notes.length === 0 ? [] : [prepare, ...notes]),
  ].join('\n');
}

/** Not every calendar reads the carets in which RFC 6868 encodes these characters of a name. */
const plainName = (name: string) => name.replace(/["\r\n^]/g, ' ');

/** Name, place and address in a row; with the position of the branch where the clinic has several. */
function locationOf({ branch }: AppointmentWithNames, place: string, { name, address }: ClinicIdentity, lang: Lang) {
  const branchName = branch && (lang === 'ar' ? branch.nameAr : branch.nameEn);
  const branchAddress = branch && (lang === 'ar' ? branch.addressAr : branch.addressEn);
  const title = [name[lang], branchName, place, branchAddress ?? address?.[lang]]
    .filter(Boolean)
    .join(words[lang].comma);
  if (branch === null || branch.latitude === null || branch.longitude === null) return title;
  return { title, geo: { lat: branch.latitude, lon: branch.longitude } };
}

/**
 * An appointment for the patient's own calendar. Its UID never changes, also when it is moved, and every change has a higher
 * SEQUENCE. The calendar reminds one day before; the file of a cancelled appointment removes the entry.
 * @param invited the address that the file is sent to as an invitation; a file that somebody fetches invites nobody
 */
export function calendarFile(
  visit: AppointmentWithNames,
  notes: Notes,
  clinic: ClinicIdentity,
  lang: Lang,
  invited?: string,
): string {
  const { appointment, doctor } = visit;
  const { with: withDoctor } = words[lang];
  const summary = `${withDoctor} ${lang === 'ar' ? doctor.nameAr : doctor.nameEn}`;
  const place = lang === 'ar' ? notes.place_ar : notes.place_en;
  const location = locationOf(visit, place, clinic, lang);
  const status = statuses[appointment.status] ?? ICalEventStatus.CONFIRMED;
  const cancelled = removesEntry(visit);
  const calendar = ical({
    prodId: { company: clinic.name.en, product: 'Appointments', language: 'EN' },
    scale: 'GREGORIAN',
    method: cancelled ? ICalCalendarMethod.CANCEL : invited ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${appointment.reference}@appointments.${clinic.domain}`,
    sequence: appointment.sequence,
    stamp: appointment.updatedAt,
    lastModified: appointment.updatedAt,
    organizer: clinic.email === null ? null : { name: plainName(clinic.name[lang]), email: clinic.email },
    attendees: invited === undefined ? [] : [{ email: invited, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
    start: appointment.startsAt,
    end: appointment.endsAt,
    summary,
    description: descriptionOf(visit, notes, lang),
    location,
    status,
    alarms: cancelled ? [] : [{ type: ICalAlarmType.display, trigger: reminderSeconds, description: summary }],
  });
  // RFC 5545 ends the last line too.
  return `${calendar.toString()}\r\n`;
}
