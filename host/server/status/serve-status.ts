import type { FastifyInstance } from 'fastify';
import { clinicCountry } from '@clinic/contracts';
import type { EmergencyNumbers, Lang } from '@clinic/contracts';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';
import type { Brand } from '@clinic/contracts/host';
import { escapeHtml, languageFor, sendSmallPage } from '../http/notice-page.ts';
import type { PartStatus, StatusWatch } from './status-watch.ts';

const words = {
  ar: {
    title: 'حالة الموقع',
    well: 'كل شيء يعمل كالمعتاد',
    unwell: 'بعض خدماتنا لا تعمل كالمعتاد الآن',
    unwellText: 'نعمل على إصلاح الخلل. تجد هنا ما يعمل من خدماتنا، وما يمكنك فعله حتى يعود الباقي.',
    parts: { site: 'صفحات الموقع', messages: 'رسائل الرموز والتأكيد' },
    states: { working: 'كالمعتاد', limited: 'بطء أو خلل جزئي', down: 'انقطاع' },
    since: (when: string) => `منذ ${when}`,
    meanwhile: 'ماذا تفعل الآن؟',
    reach: 'للتواصل معنا',
    booked: 'مواعيدك المحجوزة باقية كما هي، ولا تحتاج إلى حجزها من جديد.',
    code: 'إذا تأخر رمز التحقق فانتظر بضع دقائق قبل أن تطلب رمزًا آخر.',
    call: 'اتصل بنا لنحجز موعدك أو نغيّره:',
    chat: 'راسلنا',
    emergency: ({ ambulance, isSaudi }: EmergencyNumbers) =>
      `في الحالات الطارئة اتصل ${isSaudi ? 'بالهلال الأحمر' : 'بالإسعاف'} على ${ambulance}.`,
    checked: (when: string) => `آخر فحص ${when}`,
    again: 'تحديث',
    home: 'الصفحة الرئيسية',
    other: 'English',
  },
  en: {
    title: 'Site status',
    well: 'Everything is working as usual',
    unwell: 'Some of our services are not working as usual',
    unwellText: 'We are working on it. Here is what works, and what you can do until the rest is back.',
    parts: { site: 'Pages of the site', messages: 'Codes and confirmations by message' },
    states: { working: 'Working', limited: 'Slow or partly working', down: 'Not working' },
    since: (when: string) => `since ${when}`,
    meanwhile: 'What you can do now',
    reach: 'Reach us',
    booked: 'Appointments you have booked are safe. There is no need to book them again.',
    code: 'If a code is late, wait a few minutes before you ask for another one.',
    call: 'Call us to book or change an appointment:',
    chat: 'Message us',
    emergency: ({ ambulance, isSaudi }: EmergencyNumbers) =>
      `In an emergency call ${isSaudi ? 'the Red Crescent' : 'an ambulance'} on ${ambulance}.`,
    checked: (when: string) => `Checked ${when}`,
    again: 'Refresh',
    home: 'Home page',
    other: 'العربية',
  },
} as const;

/** `/status`: what of the site works, in plain words. Needs neither a script nor the API, and is never cached. */
export function serveStatus(app: FastifyInstance, watch: StatusWatch, brand: Brand): void {
  app.get('/status', async (request, reply) => {
    const lang = languageFor(request);
    const { title } = words[lang];
    const main = pageOf(watch.parts(), { lang, brand, now: new Date() });
    return sendSmallPage(request, reply, { title: `${title} · ${escapeHtml(brand.name[lang])}`, main });
  });
}

interface Shown {
  lang: Lang;
  brand: Brand;
  now: Date;
}

function pageOf(parts: readonly PartStatus[], shown: Shown): string {
  const { lang, brand, now } = shown;
  const text = words[lang];
  const isWell = parts.every(({ state }) => state === 'working');
  const other = lang === 'ar' ? 'en' : 'ar';
  return `<header><a href="/">${escapeHtml(brand.name[lang])}</a>
<a href="/status?lang=${other}" lang="${other}" hreflang="${other}">${text.other}</a></header>
<section class="${isWell ? 'well' : 'unwell'}"><h1>${isWell ? text.well : text.unwell}</h1>
${isWell ? '' : `<p>${text.unwellText}</p>`}
<ul class="states">${parts.map((part) => line(part, shown)).join('')}</ul>
<p><small>${text.checked(`<time datetime="${now.toISOString()}">${timeOf(now, shown)}</time>`)}</small>
<a href="">${text.again}</a></p></section>
${meanwhile(parts, shown, isWell)}`;
}

function line({ part, title, state, since }: PartStatus, shown: Shown): string {
  const text = words[shown.lang];
  const name = part === 'remote' ? (title?.[shown.lang] ?? '') : text.parts[part];
  const when =
    since === null
      ? ''
      : ` <small>${text.since(`<time datetime="${since.toISOString()}">${timeOf(since, shown)}</time>`)}</small>`;
  return `<li class="${state}"><strong>${escapeHtml(name)}</strong><span>${text.states[state]}${when}</span></li>`;
}

/** What helps while something does not work; the number to call is there in any case. */
function meanwhile(parts: readonly PartStatus[], { lang, brand: { phone, chat } }: Shown, isWell: boolean): string {
  const text = words[lang];
  const areLate = parts.some(({ part, state }) => part === 'messages' && state !== 'working');
  const call =
    phone === null
      ? ''
      : `<p>${text.call} <a href="tel:${escapeHtml(phone)}"><bdi dir="ltr">${escapeHtml(phone)}</bdi></a></p>`;
  const message = chat === null ? '' : `<p><a href="${escapeHtml(chat)}" rel="noopener">${text.chat}</a></p>`;
  const safe = isWell ? '' : `<p>${text.booked}</p>${areLate ? `<p>${text.code}</p>` : ''}`;
  return `<section><h2>${isWell ? text.reach : text.meanwhile}</h2>${safe}${call}${message}<p>${text.emergency(clinicCountry.emergency)}</p>
<p><a href="/">${text.home}</a></p></section>`;
}

/** The clinic's time, with the day where that is not today. */
function timeOf(instant: Date, { lang, now }: Shown): string {
  const { date, time } = clinicDateTime(instant);
  const clock = `<bdi>${formatTime(time, lang)}</bdi>`;
  return date === clinicDateTime(now).date ? clock : `${clock}${lang === 'ar' ? '،' : ','} ${formatDate(date, lang)}`;
}
