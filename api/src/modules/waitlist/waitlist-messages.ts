import type { Lang } from '@clinic/contracts';
import type { NotificationKind } from '@clinic/contracts/account';
import * as accountPaths from '@clinic/contracts/account/paths';
import { clinicDateTime, formatTime } from '@clinic/contracts/time';
import type { TemplateMessage } from '../../messaging/mail.ts';
import { momentInWords } from '../../messaging/moment-in-words.ts';
import type { NotificationContext, MessageTranslations } from '../../messaging/notify.ts';
import { notifyUser } from '../../messaging/notify.ts';
import type { OfferRow, OfferSlot } from './repo.ts';

type OfferNotification = Extract<NotificationKind, `waitlist.${string}`>;

const templates: Record<
  OfferNotification,
  Record<Lang, { subject: string; first: string; last: (list: string, until: string) => string }>
> = {
  'waitlist.offer': {
    ar: {
      subject: 'توفّر لك موعد من قائمة الانتظار',
      first: 'توفّر وقت يناسب طلبك في قائمة الانتظار:',
      last: (list, until) =>
        `الوقت محجوز لك حتى الساعة ${until}. اقبله أو اعتذر عنه من قائمة الانتظار في حسابك: ${list}`,
    },
    en: {
      subject: 'A time from the waiting list is available for you',
      first: 'A time that suits your waiting-list request has opened up:',
      last: (list, until) =>
        `We’re holding it for you until ${until}. Accept or decline it on the waiting list in your account: ${list}`,
    },
  },
  'waitlist.offer-over': {
    ar: {
      subject: 'انتهت مهلة الموعد المعروض عليك',
      first: 'انتهت مهلة العرض التالي قبل أن يصلنا ردّك:',
      last: (list) => `ما زال دورك محفوظًا، وسنبلغك عند توفّر وقت آخر. طلباتك في حسابك: ${list}`,
    },
    en: {
      subject: 'An offer has expired',
      first: 'This offer expired before we heard from you:',
      last: (list) =>
        `You keep your place in the queue, and we’ll let you know when another time opens up. Your requests: ${list}`,
    },
  },
};

function translationsOf(
  kind: OfferNotification,
  { doctor, specialty, branch, startsAt }: OfferSlot,
  until: string,
  origin: string,
): MessageTranslations {
  const whenIn = (lang: Lang) => momentInWords(startsAt, lang, 'full');
  const { ar, en } = templates[kind];
  const templateIn = (lang: Lang, name: string, place = ''): TemplateMessage => {
    const at = [whenIn(lang), ...(place === '' ? [] : [place])].join(lang === 'ar' ? '، ' : ', ');
    return kind === 'waitlist.offer'
      ? { kind: 'waitlist_offer', values: [name, at, formatTime(until, lang)] }
      : { kind: 'waitlist_offer_over', values: [name, at] };
  };
  // The page on which patients answer offers.
  const list = `${origin}${accountPaths.waitingList()}`;
  return {
    ar: {
      subject: ar.subject,
      body: [
        ar.first,
        `الطبيب: ${doctor.nameAr}، ${specialty.nameAr}`,
        `الوقت: ${whenIn('ar')}`,
        ...(branch ? [`الفرع: ${branch.nameAr}، ${branch.addressAr}`] : []),
        ar.last(list, formatTime(until, 'ar')),
      ].join('\n'),
      sms: `${ar.subject}: ${doctor.nameAr}، ${whenIn('ar')}${branch ? `، ${branch.nameAr}` : ''}. ${ar.last(list, formatTime(until, 'ar'))}`,
      template: templateIn('ar', doctor.nameAr, branch?.nameAr),
    },
    en: {
      subject: en.subject,
      body: [
        en.first,
        `Doctor: ${doctor.nameEn}, ${specialty.nameEn}`,
        `Time: ${whenIn('en')}`,
        ...(branch ? [`Branch: ${branch.nameEn}, ${branch.addressEn}`] : []),
        en.last(`${list}?lang=en`, formatTime(until, 'en')),
      ].join('\n'),
      sms: `${en.subject}: ${doctor.nameEn}, ${whenIn('en')}${branch ? `, ${branch.nameEn}` : ''}. ${en.last(`${list}?lang=en`, formatTime(until, 'en'))}`,
      template: templateIn('en', doctor.nameEn, branch?.nameEn),
    },
  };
}

/** Notifies an account of an offer, or that it has run out: in the account, and by the channels that it chose. */
export async function notifyOfOffer(
  context: NotificationContext,
  kind: OfferNotification,
  userId: number,
  offer: OfferRow,
  slot: OfferSlot,
): Promise<void> {
  const { time: until } = clinicDateTime(offer.expiresAt);
  const { nameAr, nameEn } = slot.doctor;
  await notifyUser(context, userId, {
    dedupeKey: `${kind}:${offer.id}`,
    translations: translationsOf(kind, slot, until, context.mail.origin),
    push: { about: 'waiting-list', path: accountPaths.waitingList() },
    // A time that is offered is kept for a while only; that it has run out can wait for the day.
    ...(kind === 'waitlist.offer' ? { urgency: 'now', expiresAt: offer.expiresAt } : { urgency: 'later' }),
    inApp: {
      kind,
      params: {
        offer: offer.id,
        wish: offer.waitlistId,
        doctor_ar: nameAr,
        doctor_en: nameEn,
        ...clinicDateTime(slot.startsAt),
        until,
      },
    },
  });
}
