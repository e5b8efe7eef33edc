import { clinicCountry } from '@clinic/contracts';
import type { Currency, Lang } from '@clinic/contracts';
import { formatNumber, numberInDigits } from '@clinic/contracts/time';
import type { Translate } from '@clinic/kit/i18n';

/** An amount in the currency of the clinic: «1,780 ريالًا» in Saudi Arabia, «12.500 د.ك.» and `KWD 12.500` in Kuwait. */
export function priceText(amount: number, t: Translate<'content'>, lang: Lang): string {
  const { currency } = clinicCountry;
  if (currency !== undefined) return withSymbol(amount, currency, lang);
  return t('price.amount', { count: amount, value: formatNumber(amount, lang) });
}

/** What an offer saves, in the currency of the clinic. */
export function savingText(amount: number, t: Translate<'content'>, lang: Lang): string {
  const { currency } = clinicCountry;
  if (currency !== undefined) return t('offers.saveAmount', { amount: withSymbol(amount, currency, lang) });
  return t('offers.save', { count: amount });
}

function withSymbol(amount: number, { code, symbol, decimals }: Currency, lang: Lang): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : decimals;
  const number = numberInDigits(amount.toLocaleString('en-US', { minimumFractionDigits }), lang);
  return lang === 'ar' ? `${number}\u00a0${symbol}` : `${code}\u00a0${number}`;
}
