import { dataOf, Id, LocalDate, z } from '@clinic/contracts';

/** S46. `rating` is 1 to 5 in halves. `GET /api/reviews` answers them in another order each time. */
export const Review = z.object({
  id: Id,
  image: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  rating: z.number(),
  text_ar: z.string(),
  text_en: z.string(),
  date: LocalDate,
  featured: z.boolean(),
});
export type Review = z.infer<typeof Review>;
export const ReviewList = dataOf(z.array(Review));
