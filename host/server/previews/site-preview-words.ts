import type { Lang } from '@clinic/contracts';
import type { SitePreviewWords } from '@clinic/contracts/host';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';
import { escapeHtml } from '../http/notice-page.ts';
import type { NoticePart } from '../http/notice-page.ts';

/** Why the site of another time is not shown: its preview has ended, or the page could not be made. */
export type SitePreviewRefusal = 'ended' | 'failed';

const texts = {
  ar: {
    comma: '، الساعة ',
    title: 'معاينة الموقع كما سيظهر يوم',
    note: 'للاطلاع فقط، فلا حجز ولا إرسال ولا تسجيل دخول.',
    end: 'إنهاء المعاينة',
    other: 'تاريخ آخر',
    intro:
      'سترى صفحات الموقع كما ستظهر للزوار في هذا الموعد: العروض وساعات العمل والأيام الصحية والمقالات المجدولة. لا يراها غيرك.',
    shown: 'الموعد المعروض',
    until: 'الرابط صالح حتى',
    start: 'ابدأ المعاينة',
    home: 'الموقع الحالي',
    refused: 'تعذّر عرض المعاينة',
    reasons: {
      ended: 'انتهت صلاحية هذه المعاينة. اطلب رابطًا جديدًا ممن أرسله إليك.',
      failed: 'تعذّر تجهيز هذه الصفحة الآن. حاول مرة أخرى بعد قليل، أو أنهِ المعاينة.',
    },
  },
  en: {
    comma: ', ',
    title: 'Preview of the site as it will be on',
    note: 'To look at only: no bookings, no forms, no signing in.',
    end: 'End the preview',
    other: 'Another date',
    intro:
      'You will see the pages of the site as visitors will see them at this time: offers, opening hours, awareness days and scheduled articles. Nobody else sees them.',
    shown: 'Time shown',
    until: 'The link works until',
    start: 'Start the preview',
    home: 'The site today',
    refused: 'The preview cannot be shown',
    reasons: {
      ended: 'This preview has ended. Ask for a new link from whoever sent it to you.',
      failed: 'This page could not be made just now. Try again in a moment, or end the preview.',
    },
  },
} as const;

/** An instant as the clinic's clock shows it. */
function moment(instant: string, lang: Lang): string {
  const { date, time } = clinicDateTime(new Date(instant));
  return `${formatDate(date, lang, 'full')}${texts[lang].comma}${formatTime(time, lang)}`;
}

/** What the pages of a preview say above themselves, in a language. */
export function wordsOn(at: string, lang: Lang): SitePreviewWords {
  const { title, note, end, other } = texts[lang];
  return { title: `${title} ${moment(at, lang)}`, note, end, other };
}

/** The page before a preview: which time it shows, until when, and that nothing is sent from it. */
export function announcement(token: string, { at, until }: { at: string; until: string }): NoticePart {
  return (lang) => {
    const text = texts[lang];
    const fact = (name: string, value: string) =>
      `<div><dt>${name}</dt><dd><time datetime="${value}">${moment(value, lang)}</time></dd></div>`;
    return {
      title: `${text.title} ${moment(at, lang)}`,
      body: `<p>${text.intro}</p><dl>${fact(text.shown, at)}${fact(text.until, until)}</dl><p class="real">${text.note}</p>
<div class="ways">${form('start', { token }, text.start)}${form('end', { to: '/' }, text.home)}</div>`,
    };
  };
}

/** The page in place of one that is not shown. `to` is where the site of today goes on. */
export function refusal(reason: SitePreviewRefusal, to: string): NoticePart {
  return (lang) => {
    const text = texts[lang];
    const way = reason === 'failed' ? form('end', { to }, text.end) : `<a href="/">${text.home}</a>`;
    return { title: text.refused, body: `<p>${text.reasons[reason]}</p><div class="ways">${way}</div>` };
  };
}

/** A form of one button: beginning and ending are acts, which no link of another site can do. */
function form(act: 'start' | 'end', values: Record<string, string>, label: string): string {
  const hidden = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="/preview/at/${act}">${hidden.join('')}<button class="${act === 'end' ? 'exit' : act}">${label}</button></form>`;
}
