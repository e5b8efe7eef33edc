import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Box } from '@clinic/kit/ui';

/** A rating from 1 to 5 in halves: five stars filled from the line's start, and the number. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const value = formatNumber(rating, lang);
  return (
    <Box
      role="img"
      aria-label={t('home.reviews.rating', { value })}
      sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
    >
      <Box aria-hidden sx={stars}>
        <span style={{ width: `${(rating / 5) * 100}%` }} />
      </Box>
      <Box component="span" aria-hidden sx={{ fontSize: '.875rem', fontWeight: 600, lineHeight: 1.4 }}>
        {value}
      </Box>
    </Box>
  );
}

const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M10 1.6l2.5 5.3 5.8.8-4.2 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8L1.700 7.700l5.800-.8z'/%3E%3C/svg%3E\")";
const stars = {
  width: 100,
  height: 20,
  bgcolor: 'line.hair',
  maskImage: star,
  maskSize: '20px 20px',
  maskRepeat: 'repeat-x',
  '& > span': { display: 'block', height: '100%', bgcolor: 'accent.main' },
} as const;
