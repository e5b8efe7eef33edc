import type { Lang } from '@clinic/shared/contracts';
import { formatTime } from '@clinic/shared/time';

/** Opening hours of a part of the clinic: the minute of the day at which it opens, and for how many minutes (Q11). */
export interface OpeningHours {
  id: 'clinic' | 'ambulance' | 'cosmetics' | 'radiology' | 'laboratory' | 'homeVisit' | 'homeEmergency';
  start: number;
  duration: number;
}

const wholeDay = 1440;

/** S141. Every day of the week; an interval may end after midnight. */
export const openingHours: readonly [OpeningHours, ...OpeningHours[]] = [
  { id: 'clinic', start: 0, duration: wholeDay },
  { id: 'ambulance', start: 540, duration: 840 },
  { id: 'cosmetics', start: 540, duration: 720 },
  { id: 'radiology', start: 480, duration: 960 },
  { id: 'laboratory', start: 480, duration: 1080 },
  { id: 'homeVisit', start: 480, duration: 840 },
  { id: 'homeEmergency', start: 0, duration: wholeDay },
];

/** The hours of one part of the clinic. */
export function hoursOf(id: OpeningHours['id']): OpeningHours {
  return openingHours.find((hours) => hours.id === id) ?? openingHours[0];
}

export function isRoundTheClock({ duration }: OpeningHours): boolean {
  return duration >= wholeDay;
}

/** Whether it is open at a minute of the clinic's day; the interval that began yesterday counts (Q11). */
export function isOpenAt({ start, duration }: OpeningHours, minute: number): boolean {
  return (minute >= start && minute < start + duration) || minute + wholeDay < start + duration;
}

const words: Record<Lang, { midnight: string; nextDay: string; always: string }> = {
  ar: { midnight: '12 منتصف الليل', nextDay: '(اليوم التالي)', always: 'على مدار الساعة' },
  en: { midnight: '12 AM (midnight)', nextDay: '(next day)', always: '24 hours' },
};

function clockTime(minutes: number, lang: Lang): string {
  const ofDay = minutes % wholeDay;
  const text = `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
  return formatTime(text, lang).replace(':00', '');
}

/** Hours in words: «8 ص – 2 ص (اليوم التالي)», `8 AM – 12 AM (midnight)` (S141, Q11). */
export function hoursText(hours: OpeningHours, lang: Lang): string {
  if (isRoundTheClock(hours)) return words[lang].always;
  const end = hours.start + hours.duration;
  const closing = end === wholeDay ? words[lang].midnight : clockTime(end, lang);
  return `${clockTime(hours.start, lang)} – ${closing}${end > wholeDay ? ` ${words[lang].nextDay}` : ''}`;
}
