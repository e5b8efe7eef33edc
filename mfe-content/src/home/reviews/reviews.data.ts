import { ReviewList } from '@clinic/contracts/content';
import type { Review } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';

/** What a card shows of a review. */
export type ReviewCard = Omit<Review, 'featured'>;

/** The reviews that the page brings, and how many there are in all. */
export interface FirstReviews {
  reviews: ReviewCard[];
  reviewsInAll: number;
}

/** Every review, in another order each time: the server shuffles them. */
export async function loadReviews(signal: AbortSignal): Promise<ReviewCard[]> {
  const { data } = await api.get('/api/reviews', ReviewList, { signal });
  return data.map(({ featured: _featured, ...card }) => card);
}
