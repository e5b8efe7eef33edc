import type { Digits } from '../session.ts';
import type { Lang } from '../primitives.ts';

/**
 * Which digits Arabic pages are written with: 1234 or ١٢٣٤. Latin ones on the server and in every page that it sends; in the
 * browser the host chooses those of the account, once the page stands as it was sent. English has Latin digits always.
 */
let chosen: Digits = 'latn';
const listeners = new Set<() => void>();

const arabic = '٠١٢٣٤٥٦٧٨٩';
const signs: Readonly<Record<string, string>> = { ',': '٬', '.': '٫' };

export const chosenDigits = (): Digits => chosen;

/** Chooses the digits of this page; everything that is written by this module is asked for again. */
export function chooseDigits(digits: Digits): void {
  if (digits === chosen) return;
  chosen = digits;
  for (const listener of listeners) listener();
}

/** Calls back when other digits are chosen, until the returned function is called. */
export function onDigitsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isLatin = (lang: Lang) => lang !== 'ar' || chosen === 'latn';

/** A text of dates, times and counts in the digits of the page. Phone numbers, codes and references are left as they are. */
export function inDigits(text: string, lang: Lang): string {
  return isLatin(lang) ? text : text.replace(/[0-9]/g, (digit) => arabic[Number(digit)] ?? digit);
}

/** The same for one number, whose signs of thousands and decimals belong to its digits. */
export function numberInDigits(written: string, lang: Lang): string {
  return isLatin(lang) ? written : inDigits(written, lang).replace(/[,.]/g, (sign) => signs[sign] ?? sign);
}
