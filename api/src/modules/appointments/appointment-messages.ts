import type { Lang } from '@clinic/contracts';
import * as accountPaths from '@clinic/contracts/account/paths';
import type { NotificationKind, ReminderIntent } from '@clinic/contracts/account';
import { clinicDateTime } from '@clinic/contracts/time';
import type { Tx } from '../../db/database.ts';
import type { TemplateKind } from '../../messaging/mail.ts';
import { momentInWords } from '../../messaging/moment-in-words.ts';
import type { MessageTranslations, Notification, NotificationContext } from '../../messaging/notify.ts';
import { isEarlyEnoughToCancel } from './policy.ts';
import { notifyRecipient, notifyUser } from '../../messaging/notify.ts';
import { withdrawNotifications } from '../../messaging/outbox.ts';
import { calendarFile, removesEntry } from './calendar-file.ts';
import { specialtyNotes } from './history-repo.ts';
import { kindLines } from './kind-text.ts';
import { reminderDays } from './reminder-repo.ts';
import type { AppointmentWithNames } from './repo.ts';

/** The messages that a patient receives about an appointment. */
export type VisitMessage =
  'booked' | 'confirmed' | 'rejected' | 'moved' | 'handed-over' | 'cancelled' | 'cancelled-by-clinic' | 'reminder';

const words: Record<VisitMessage, Record<Lang, { subject: string; first: string }>> = {
  booked: {
    ar: {
      subject: 'استلمنا طلب موعدك',
      first: 'استلمنا طلب الموعد التالي. يؤكّد الاستقبال الطلبات خلال ساعات عمل العيادة، وستصلك رسالة عند التأكيد:',
    },
    en: {
      subject: 'We have received your appointment request',
      first:
        'We have received this appointment request. Our reception confirms requests during working hours, and we will write to you when it does:',
    },
  },
  confirmed: {
    ar: { subject: 'تأكّد موعدك', first: 'تأكّد الموعد التالي:' },
    en: { subject: 'Your appointment is confirmed', first: 'This appointment is confirmed:' },
  },
  rejected: {
    ar: { subject: 'تعذّر قبول موعدك', first: 'نعتذر، تعذّر علينا قبول الموعد التالي. اختر وقتًا آخر من فضلك:' },
    en: {
      subject: 'We could not accept your appointment',
      first: 'We are sorry, we could not accept this appointment. Please choose another time:',
    },
  },
  moved: {
    ar: { subject: 'تغيّر وقت موعدك', first: 'تغيّر وقت موعدك، وهذا هو الموعد الجديد:' },
    en: { subject: 'Your appointment has been moved', first: 'Your appointment has been moved. The new time is:' },
  },
  'handed-over': {
    ar: {
      subject: 'تغيّر طبيب موعدك',
      first: 'نعتذر، لن يتمكّن طبيبك من استقبالك في موعدك، وسيستقبلك زميل له من التخصص نفسه في الوقت نفسه:',
    },
    en: {
      subject: 'You will see a different doctor',
      first:
        'We are sorry, your doctor cannot be there for your appointment. A colleague of the same speciality will see you at the same time:',
    },
  },
  cancelled: {
    ar: { subject: 'أُلغي موعدك', first: 'أُلغي الموعد التالي:' },
    en: { subject: 'Your appointment has been cancelled', first: 'This appointment has been cancelled:' },
  },
  'cancelled-by-clinic': {
    ar: { subject: 'ألغت العيادة موعدك', first: 'نعتذر، اضطرت العيادة إلى إلغاء الموعد التالي:' },
    en: {
      subject: 'The clinic had to cancel your appointment',
      first: 'We are sorry, the clinic had to cancel this appointment:',
    },
  },
  reminder: {
    ar: { subject: 'تذكير بموعدك', first: 'نذكّرك بموعدك القادم:' },
    en: { subject: 'Appointment reminder', first: 'This is a reminder of your upcoming appointment:' },
  },
};

const templateKind: Record<VisitMessage, TemplateKind> = {
  booked: 'visit_booked',
  confirmed: 'visit_confirmed',
  rejected: 'visit_rejected',
  moved: 'visit_moved',
  'handed-over': 'visit_moved',
  cancelled: 'visit_cancelled',
  'cancelled-by-clinic': 'visit_cancelled_by_clinic',
  reminder: 'visit_reminder',
};

/** Doctor, time with the branch, and reference: what every template about a visit says. */
function templateOf(kind: VisitMessage, { appointment, doctor, branch }: AppointmentWithNames, lang: Lang, at: string) {
  const [name, place] = lang === 'ar' ? [doctor.nameAr, branch?.nameAr] : [doctor.nameEn, branch?.nameEn];
  const comma = lang === 'ar' ? '، ' : ', ';
  return {
    kind: templateKind[kind],
    values: [name, place === undefined ? at : `${at}${comma}${place}`, appointment.reference],
  };
}

function wordingOf(kind: VisitMessage, visit: AppointmentWithNames): MessageTranslations {
  const { patientName, reference } = visit.appointment;
  const whenIn = (lang: Lang) => momentInWords(visit.appointment.startsAt, lang);
  const { ar, en } = words[kind];
  const { branch } = visit;
  return {
    ar: {
      subject: ar.subject,
      body: [
        ar.first,
        `المريض: ${patientName}`,
        `الطبيب: ${visit.doctor.nameAr}، ${visit.specialty.nameAr}`,
        ...kindLines(visit.appointment, 'ar', 'نوع الموعد'),
        `الوقت: ${whenIn('ar')}`,
        ...(branch ? [`الفرع: ${branch.nameAr}، ${branch.addressAr}`] : []),
        `رقم الموعد: ${reference}`,
      ].join('\n'),
      sms: `${ar.subject}: ${visit.doctor.nameAr}، ${whenIn('ar')}${branch ? `، ${branch.nameAr}` : ''}، ${reference}`,
      template: templateOf(kind, visit, 'ar', whenIn('ar')),
    },
    en: {
      subject: en.subject,
      body: [
        en.first,
        `Patient: ${patientName}`,
        `Doctor: ${visit.doctor.nameEn}, ${visit.specialty.nameEn}`,
        ...kindLines(visit.appointment, 'en', 'Type of appointment'),
        `Time: ${whenIn('en')}`,
        ...(branch ? [`Branch: ${branch.nameEn}, ${branch.addressEn}`] : []),
        `Reference: ${reference}`,
      ].join('\n'),
      sms: `${en.subject}: ${visit.doctor.nameEn}, ${whenIn('en')}${branch ? `, ${branch.nameEn}` : ''}, ${reference}`,
      template: templateOf(kind, visit, 'en', whenIn('en')),
    },
  };
}

const linkWords: Record<Lang, Record<ReminderIntent | 'all', string>> = {
  ar: { confirm: 'سأحضر', move: 'أريد وقتًا آخر', cancel: 'ألغِ الموعد', all: 'للتأكيد أو التغيير' },
  en: {
    confirm: 'I will come',
    move: 'I need another time',
    cancel: 'Cancel the appointment',
    all: 'Confirm or change',
  },
};

/** The links of a reminder: one for each thing that the patient may still do, and in an SMS one that leads to all of them. */
function withLinks(
  { mail, now }: NotificationContext,
  { appointment }: AppointmentWithNames,
  translations: MessageTranslations,
  token: string | undefined,
): MessageTranslations {
  if (token === undefined) return translations;
  const intents: readonly ReminderIntent[] = isEarlyEnoughToCancel(appointment, now)
    ? ['confirm', 'move', 'cancel']
    : ['confirm'];
  const linked = (lang: Lang) => {
    const { subject, body, sms, template } = translations[lang];
    const link = (intent?: ReminderIntent) => `${mail.origin}${accountPaths.reminderLink(token, intent, lang)}`;
    const lines = intents.map((intent) => `${linkWords[lang][intent]}: ${link(intent)}`);
    return {
      ...{ subject, body: [body, '', ...lines].join('\n'), sms: `${sms}\n${linkWords[lang].all}: ${link()}` },
      ...(template && { template: { ...template, link: accountPaths.reminderLink(token, undefined, lang).slice(1) } }),
    };
  };
  return { ar: linked('ar'), en: linked('en') };
}

/** Facts with which the account shows a notification: the clinic's own, never what a patient wrote. */
function paramsOf({ appointment, doctor }: AppointmentWithNames): Record<string, string | number> {
  const { id, reference } = appointment;
  const { nameAr, nameEn } = doctor;
  return { appointment: id, reference, doctor_ar: nameAr, doctor_en: nameEn, ...clinicDateTime(appointment.startsAt) };
}

/** A reminder waits for the day, and is of no use once the visit has begun. */
function urgencyOf(
  kind: VisitMessage,
  { appointment }: AppointmentWithNames,
): Pick<Notification, 'urgency' | 'expiresAt'> {
  return kind === 'reminder' ? { urgency: 'later', expiresAt: appointment.startsAt } : {};
}

/** The visit for the patient's calendar, with what changes it: its confirmation, its move and its end. */
async function invitationTo(
  { tx, mail: { clinic } }: NotificationContext,
  kind: VisitMessage,
  visit: AppointmentWithNames,
): Promise<Pick<Notification, 'invitation'>> {
  if (kind === 'booked' || kind === 'reminder' || clinic === undefined || clinic.email === null) return {};
  const specialty = await specialtyNotes(tx, visit.appointment.specialtyId);
  const notes = {
    place_ar: specialty?.placeAr ?? '',
    place_en: specialty?.placeEn ?? '',
    preparation: (specialty?.preparation ?? []).map(({ text_ar, text_en }) => ({ text_ar, text_en })),
  };
  const method = removesEntry(visit) ? 'CANCEL' : 'REQUEST';
  return { invitation: (lang, email) => ({ method, file: calendarFile(visit, notes, clinic, lang, email) }) };
}

const keyOf = (id: number, kind: VisitMessage, variant?: string) =>
  ['appointment', id, kind, ...(variant === undefined ? [] : [variant])].join(':');

/** The reminders of a visit that are not sent yet are of no use once it was moved, cancelled or rejected. */
export async function withdrawReminders(
  tx: Tx,
  { id }: Pick<AppointmentWithNames['appointment'], 'id'>,
): Promise<void> {
  await withdrawNotifications(
    tx,
    reminderDays.map((days) => keyOf(id, 'reminder', String(days))),
  );
}

/** No notification in the account for what its owner did there. */
const ownActions: readonly VisitMessage[] = ['booked', 'cancelled'];

/**
 * Sends a message about an appointment: to the account that owns it, or to the patient who booked by telephone, in the language and by the
 * channels that they chose. `token` is that of its links. `variant` tells messages of one kind apart; `byOwner` says that the owner of the account did it.
 */
export async function notifyOfVisit(
  context: NotificationContext,
  kind: VisitMessage,
  visit: AppointmentWithNames,
  { variant, token, byOwner = ownActions.includes(kind) }: { variant?: string; token?: string; byOwner?: boolean } = {},
): Promise<void> {
  const { id, userId, lang, patientEmail, patientPhone } = visit.appointment;
  const dedupeKey = keyOf(id, kind, variant);
  const message = {
    dedupeKey,
    translations: withLinks(context, visit, wordingOf(kind, visit), token),
    ...urgencyOf(kind, visit),
    ...(await invitationTo(context, kind, visit)),
    push: { about: 'visit' as const, path: accountPaths.appointment(id) },
    // The patient would come for nothing, or not come.
    mustArrive: ['cancelled-by-clinic', 'rejected', 'moved', 'handed-over'].includes(kind),
  };
  if (userId === null) {
    await notifyRecipient(
      context,
      { lang, email: patientEmail, sms: patientEmail === null ? patientPhone : null },
      message,
    );
    return;
  }
  // The account shows doctor and time, whichever of them is new.
  const inAppKind: NotificationKind = `appointment.${kind === 'handed-over' ? 'moved' : kind}`;
  await notifyUser(context, userId, {
    ...message,
    reminder: kind === 'reminder',
    ...(byOwner ? {} : { inApp: { kind: inAppKind, params: paramsOf(visit) } }),
  });
}
