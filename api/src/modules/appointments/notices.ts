import type { Lang } from '@clinic/shared/contracts';
import { clinicDateTime, formatDate, formatTime } from '@clinic/shared/time';
import type { Tx } from '../../db/database.ts';
import type { Mail } from '../../mail.ts';
import type { AppointmentWithNames } from './repo.ts';

type Notice = 'booked' | 'cancelled';

const subjects: Record<Notice, Record<Lang, string>> = {
  booked: { ar: 'استلمنا طلب موعدك', en: 'We have received your appointment request' },
  cancelled: { ar: 'أُلغي موعدك', en: 'Your appointment is cancelled' },
};

function bodyOf(kind: Notice, visit: AppointmentWithNames, lang: Lang): string {
  const { date, time } = clinicDateTime(visit.appointment.startsAt);
  const when = `${formatDate(date, lang, 'long')} ${formatTime(time, lang)}`;
  const { patientName, reference } = visit.appointment;
  if (lang === 'ar') {
    const first = kind === 'booked' ? 'استلمنا طلب الموعد التالي وسنؤكده قريبًا:' : 'أُلغي الموعد التالي:';
    return [
      first,
      `المريض: ${patientName}`,
      `الطبيب: ${visit.doctor.nameAr}، ${visit.specialty.nameAr}`,
      `الوقت: ${when}`,
      `رقم الموعد: ${reference}`,
    ].join('\n');
  }
  const first =
    kind === 'booked'
      ? 'We have received this appointment request and will confirm it shortly:'
      : 'This appointment is cancelled:';
  return [
    first,
    `Patient: ${patientName}`,
    `Doctor: ${visit.doctor.nameEn}, ${visit.specialty.nameEn}`,
    `Time: ${when}`,
    `Reference: ${reference}`,
  ].join('\n');
}

/** Queues the message about an appointment, to the account that owns it, in its language. */
export async function notify(
  tx: Tx,
  mail: Mail,
  kind: Notice,
  visit: AppointmentWithNames,
  to: { email: string; lang: Lang },
  now: Date,
): Promise<void> {
  await mail.queue(tx, {
    dedupeKey: `appointment:${visit.appointment.id}:${kind}`,
    channel: 'email',
    recipient: to.email,
    lang: to.lang,
    subject: subjects[kind][to.lang],
    body: bodyOf(kind, visit, to.lang),
    createdAt: now,
  });
}
