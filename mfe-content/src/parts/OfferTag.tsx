import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Box } from '@clinic/kit/ui';
import type { OfferTile } from './offers.data.ts';
import { savingText } from './price-text.ts';

/** What an offer saves, in a word: a share of the price, or an amount. Nothing when it states neither. */
export function OfferTag({ offer }: { offer: Pick<OfferTile, 'price' | 'price_before' | 'discount_percent'> }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { price, price_before: before, discount_percent: percent } = offer;
  if (percent === null && (price === null || before === null || before <= price)) return null;
  return (
    <Box component="span" sx={tag}>
      {percent === null
        ? savingText(Number(before) - Number(price), t, lang)
        : t('offers.percent', { percent: formatNumber(percent, lang) })}
    </Box>
  );
}

const tag = {
  px: 1.5,
  border: '1px solid currentColor',
  borderRadius: '999px',
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 2,
  whiteSpace: 'nowrap',
} as const;
