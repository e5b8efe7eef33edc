import { clinicCountry, defaultCountry } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import { formatNumber, numberInDigits } from '@clinic/contracts/time';
import type { Translate } from '@clinic/kit/i18n';

const locales: Record<Lang, string> = { ar: 'ar-u-nu-latn', en: 'en-u-nu-latn' };
const bidiMarks = /[\u200e\u200f]/g;

/** An amount in the currency of the clinic: «1,780 ريالًا» in Saudi Arabia, «12.500 د.ك.» and `KWD 12.500` in Kuwait. */
export function priceText(amount: number, t: Translate<'content'>, lang: Lang): string {
  if (clinicCountry.currency === defaultCountry.currency)
    return t('price.amount', { count: amount, value: formatNumber(amount, lang) });
  return inOtherCurrency(amount, lang);
}

/** What an offer saves, in the currency of the clinic. */
export function savingText(amount: number, t: Translate<'content'>, lang: Lang): string {
  if (clinicCountry.currency === defaultCountry.currency) return t('offers.save', { count: amount });
  return t('offers.saveAmount', { amount: inOtherCurrency(amount, lang) });
}

/**
 * Symbols take no plural, which names of currencies do in Arabic and the platform does not know of each. Their place is set
 * here, because engines differ in it and the page of the server must equal the page of the browser.
 */
function inOtherCurrency(amount: number, lang: Lang): string {
  const parts = new Intl.NumberFormat(locales[lang], {
    style: 'currency',
    currency: clinicCountry.currency,
    ...(Number.isInteger(amount) && { minimumFractionDigits: 0 }),
  }).formatToParts(amount);
  const part = (isSymbol: boolean) =>
    parts
      .filter(({ type }) => type !== 'literal' && (type === 'currency') === isSymbol)
      .map(({ value }) => value.replace(bidiMarks, ''))
      .join('');
  const [symbol, number] = [part(true), numberInDigits(part(false), lang)];
  return lang === 'ar' ? `${number}\u00a0${symbol}` : `${symbol}\u00a0${number}`;
}
