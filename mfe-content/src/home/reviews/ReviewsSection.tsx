import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Band, Box, Button, CardGrid, Section, useHydrated } from '@clinic/kit/ui';
import { ReviewItem } from './ReviewItem.tsx';
import type { FirstReviews } from './reviews.data.ts';
import { useReviews } from './use-reviews.ts';

/** What patients say: three reviews, three more at each asking. */
export function ReviewsSection(first: FirstReviews) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const hydrated = useHydrated();
  const { shown, newFrom, areMore, state, more } = useReviews(first);

  return (
    <Band far tone="soft">
      <Section id="reviews" title={t('home.reviews.title')} lead={t('home.reviews.lead')}>
        <CardGrid min={290}>
          {shown.map((review, place) => (
            <li key={review.id} {...(place === newFrom && { tabIndex: -1, ref: focus })}>
              <ReviewItem review={review} />
            </li>
          ))}
        </CardGrid>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center', mt: 3 }}>
          <Box role="status">{state === 'failed' && t('home.reviews.failed')}</Box>
          {areMore && hydrated && (
            <Button variant="outlined" loading={state === 'loading'} onClick={() => void more()}>
              {t('home.reviews.load')}
            </Button>
          )}
          {areMore && !hydrated && (
            <Button variant="outlined" href={`/?reviews=all&lang=${lang}#reviews`}>
              {t('home.reviews.load')}
            </Button>
          )}
        </Box>
      </Section>
    </Band>
  );
}

/** Who asked for more reads on with the first of them. */
function focus(item: HTMLLIElement | null): void {
  item?.focus({ preventScroll: true });
}
