import type { Lang, Preview } from '@clinic/contracts';
import type { PreviewResult, PreviewedPart } from '@clinic/releases/store';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';
import type { NoticePart } from '../http/notice-page.ts';

/** Why a preview is not shown: what the store says of it, or that a good one could not be prepared. */
export type Refusal = Exclude<PreviewResult, { ok: true }>['reason'] | 'failed';

const words = {
  ar: {
    title: 'معاينة إصدار لم يُنشر بعد',
    intro: 'سترى الموقع الحالي كما هو، مع استبدال ما يلي بإصدار لم يُنشر بعد. لا يراه غيرك.',
    real: 'البيانات حقيقية: ما تحجزه أو ترسله أثناء المعاينة يصل إلى العيادة فعلًا.',
    host: 'إطار الموقع',
    removed: 'غير موجود في هذه المعاينة',
    team: 'الفريق',
    published: 'نشره',
    by: 'أعدّ المعاينة',
    note: 'ملاحظة',
    base: 'تستند إلى',
    bases: { production: 'الموقع الحالي', staging: 'موقع التجارب' },
    until: 'صالحة حتى',
    zone: 'بالتوقيت المحلي',
    start: 'ابدأ المعاينة',
    home: 'الموقع الحالي',
    exit: 'أنهِ المعاينة',
    refused: 'تعذر فتح المعاينة',
    reasons: {
      unknown: 'رابط المعاينة غير معروف.',
      forged: 'رابط المعاينة غير صالح: لا يطابق ما وُقِّع عند إعداده.',
      foreign: 'هذه المعاينة أُعدّت لموقع آخر.',
      revoked: 'أُنهيت هذه المعاينة قبل موعدها.',
      expired: 'انتهت صلاحية هذه المعاينة.',
      failed: 'تعذر تجهيز هذه المعاينة. لم يُعرض مكانها شيء آخر.',
    },
    comma: '، ',
  },
  en: {
    title: 'Preview of an unreleased version',
    intro:
      'You will see the live site as it is, with the following replaced by a version that is not released yet. Nobody else sees it.',
    real: 'The data is real: what you book or send during the preview does reach the clinic.',
    host: 'Frame of the site',
    removed: 'not there in this preview',
    team: 'Team',
    published: 'Published by',
    by: 'Prepared by',
    note: 'Note',
    base: 'Based on',
    bases: { production: 'The live site', staging: 'The staging site' },
    until: 'Valid until',
    zone: 'local time',
    start: 'Start the preview',
    home: 'The live site',
    exit: 'Exit preview',
    refused: 'The preview cannot be opened',
    reasons: {
      unknown: 'This preview link is not known.',
      forged: 'This preview link is not valid: it is not what was signed when it was made.',
      foreign: 'This preview was made for another site.',
      revoked: 'This preview was ended before its time.',
      expired: 'This preview has expired.',
      failed: 'This preview could not be prepared. Nothing else is shown in its place.',
    },
    comma: ', ',
  },
} as const;

/** The page before a preview, in a language. `to` is where it starts. */
export function interstitial(preview: Preview, parts: readonly PreviewedPart[], to: string): NoticePart {
  return (lang) => {
    const text = words[lang];
    const facts: [string, string][] = [
      [text.by, `<bdi>${escape(preview.by)}</bdi>`],
      ...(preview.note === '' ? [] : [[text.note, `<bdi>${escape(preview.note)}</bdi>`] as [string, string]]),
      [text.base, [text.bases[preview.base], ...(preview.composition ? [code(preview.composition)] : [])].join(' ')],
      [text.until, `<time datetime="${preview.expiresAt}">${moment(preview.expiresAt, lang)}</time>`],
    ];
    return {
      title: text.title,
      body: `<p>${text.intro}</p><ul class="parts">${parts.map((part) => itemOf(part, lang)).join('')}</ul>
<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<p class="real">${text.real}</p>
<div class="ways">${form('start', { id: preview.id, to }, text.start)}${form('exit', { to }, text.home)}</div>`,
    };
  };
}

/** The page of a preview that is not shown, in a language. `to` is where the live site goes on. */
export function refusalPage({ reason, preview }: { reason: Refusal; preview?: Preview }, to: string): NoticePart {
  return (lang) => {
    const text = words[lang];
    const names = Object.entries(preview?.replaces ?? {}).map(([name, release]) => code(`${name}@${release}`));
    const way = reason === 'failed' ? form('exit', { to }, text.exit) : `<a href="/">${text.home}</a>`;
    return {
      title: text.refused,
      body: `<p>${text.reasons[reason]}</p>${names.length === 0 ? '' : `<p>${names.join(' ')}</p>`}<div class="ways">${way}</div>`,
    };
  };
}

function itemOf({ name, release, title, team, publishedAt, publishedBy }: PreviewedPart, lang: Lang): string {
  const text = words[lang];
  const called = name === 'host' ? text.host : (title?.[lang] ?? name);
  const details = [
    ...(team === undefined ? [] : [`${text.team} <bdi>${escape(team)}</bdi>`]),
    ...(publishedBy === undefined ? [] : [`${text.published} <bdi>${escape(publishedBy)}</bdi>`]),
    ...(publishedAt === undefined
      ? []
      : [`<time datetime="${escape(publishedAt)}">${moment(publishedAt, lang)}</time>`]),
  ];
  const which = release === null ? `${code(name)} ${text.removed}` : code(`${name}@${release}`);
  return `<li><strong>${escape(called)}</strong> ${which}${details.length === 0 ? '' : `<small>${details.join(' · ')}</small>`}</li>`;
}

/** A form of one button: entering and leaving are acts, which no link of another site can do. */
function form(act: 'start' | 'exit', values: Record<string, string>, label: string): string {
  const hidden = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
  );
  return `<form method="post" action="/preview/${act}">${hidden.join('')}<button class="${act}">${label}</button></form>`;
}

/** Date and time of an instant as the clinic's clock shows them. */
function moment(instant: string, lang: Lang): string {
  const { date, time } = clinicDateTime(new Date(instant));
  const { comma, zone } = words[lang];
  return `${formatDate(date, lang)}${comma}${formatTime(time, lang)} (${zone})`;
}

function code(text: string): string {
  return `<bdi dir="ltr"><code>${escape(text)}</code></bdi>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
