import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, VisuallyHidden } from '@clinic/kit/ui';
import { priceText } from './price-text.ts';

interface PriceProps {
  /** In the currency of the clinic. */
  price: number;
  /** What it cost before, when that was more. */
  before: number | null;
  size?: 'medium' | 'large';
}

/** A price, and beside it the former one struck through. */
export function Price({ price, before, size = 'medium' }: PriceProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const amount = (value: number) => priceText(value, t, lang);
  return (
    <Box component="span" sx={{ ...line, '& strong': { fontSize: size === 'large' ? '2rem' : '1.375rem' } }}>
      <strong>{amount(price)}</strong>
      {before !== null && before > price && (
        <>
          <VisuallyHidden>{t('price.insteadOf')}</VisuallyHidden>
          <s>{amount(before)}</s>
        </>
      )}
    </Box>
  );
}

const line = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.25,
  '& strong': { fontWeight: 700, lineHeight: 1.4, color: 'primary.main' },
  '& s': { color: 'text.secondary' },
} as const;
