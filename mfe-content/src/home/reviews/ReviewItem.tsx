import { useState } from 'react';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate } from '@clinic/contracts/time';
import { Box, Button, Card, Picture, VisuallyHidden } from '@clinic/kit/ui';
import { useOverflow } from '../../parts/use-overflow.ts';
import type { ReviewCard } from './reviews.data.ts';
import { Stars } from './Stars.tsx';

/** What a patient wrote: five lines of it, and the rest on request when there is more. */
export function ReviewItem({ review }: { review: ReviewCard }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const [text, overflow] = useOverflow(hiddenLines);
  const [expanded, setExpanded] = useState(false);
  const name = pick(review, 'name', lang);
  return (
    <Box component={Card} sx={card}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Picture src={review.image} width={56} height={56} sizes="56px" alt="" style={{ borderRadius: '50%' }} />
        <Box sx={{ minWidth: 0 }}>
          <Box component="h3" sx={{ margin: 0, fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.5 }}>
            {name}
          </Box>
          <Box component="time" dateTime={review.date} sx={{ color: 'text.secondary', fontSize: '.875rem' }}>
            {formatDate(review.date, lang)}
          </Box>
        </Box>
      </Box>
      <Stars rating={review.rating} />
      <Box component="p" ref={text} id={`review-${review.id}`} sx={expanded ? words : { ...words, ...clamped }}>
        {pick(review, 'text', lang)}
      </Box>
      {(overflow > 1 || expanded) && (
        <Button
          variant="text"
          size="small"
          aria-expanded={expanded}
          aria-controls={`review-${review.id}`}
          onClick={() => setExpanded(!expanded)}
          sx={{ mx: '-12px', my: '-8px' }}
        >
          {t(expanded ? 'home.reviews.less' : 'home.reviews.more')}
          <VisuallyHidden> {t('home.reviews.of', { name })}</VisuallyHidden>
        </Button>
      )}
    </Box>
  );
}

function hiddenLines(text: HTMLParagraphElement): number {
  return text.scrollHeight - text.clientHeight;
}

const card = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 1.5,
} as const;
/** S46: lines of 18 px. */
const words = { margin: 0, fontSize: '.875rem', lineHeight: '1.125rem' } as const;
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '5',
  overflow: 'hidden',
  // Nothing would open it.
  '@media (scripting:none)': { display: 'block' },
} as const;
