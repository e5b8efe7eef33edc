import { dataOf, Id, ImageFocus, LocalDate, TextSection, z } from '@clinic/contracts';
import { ContentItem } from './pages.ts';

/** `GET /api/offers`: promotions that are valid today, in order (S38, S142, Q13). Prices in the currency of the clinic. */
export const Offer = z.object({
  id: Id,
  slug: z.string(),
  /** Whose promotion it is, when it is a doctor's. */
  doctor: z.nullable(
    z.object({
      id: Id,
      name_ar: z.string(),
      name_en: z.string(),
      slug_ar: z.string(),
      slug_en: z.string(),
      image: z.string(),
      image_focus: z.optional(ImageFocus),
    }),
  ),
  icon: z.string(),
  style: z.enum(['deep', 'soft', 'sand']),
  title_ar: z.string(),
  title_en: z.string(),
  subtitle_ar: z.string(),
  subtitle_en: z.string(),
  text_ar: z.string(),
  text_en: z.string(),
  cta_text_ar: z.string(),
  cta_text_en: z.string(),
  /** Where the call to action leads: the chat when the clinic has one, the contact page, or a path of the site. */
  cta: z.enum(['chat', 'contact', 'link']),
  cta_link: z.nullable(z.string()),
  price: z.nullable(z.number()),
  price_before: z.nullable(z.number()),
  discount_percent: z.nullable(z.int()),
  image: z.nullable(z.string()),
  valid_from: z.nullable(LocalDate),
  valid_to: z.nullable(LocalDate),
});
export type Offer = z.infer<typeof Offer>;
export const OfferList = dataOf(z.array(Offer));

/** A package of examinations (S9): `GET /api/packages`. Prices in the currency of the clinic. */
export const PackageSummary = z.object({
  id: Id,
  slug_ar: z.string(),
  slug_en: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  summary_ar: z.string(),
  summary_en: z.string(),
  /** Whom it is for, in words. */
  audience_ar: z.string(),
  audience_en: z.string(),
  image: z.string(),
  image_focus: z.optional(ImageFocus),
  price: z.number(),
  price_before: z.nullable(z.number()),
  /** How many examinations and visits it holds. */
  items_count: z.int(),
});
export type PackageSummary = z.infer<typeof PackageSummary>;
export const PackageList = dataOf(z.array(PackageSummary));

/** `GET /api/packages/{slug}`: slug in either language or the id. */
export const PackageDetail = z.extend(PackageSummary, {
  items: z.array(ContentItem),
  sections: z.array(TextSection),
});
export type PackageDetail = z.infer<typeof PackageDetail>;
export const PackageDetailResponse = dataOf(PackageDetail);

/** `GET /api/insurance-partners`: all in order; `?random=6` draws that many (S47). */
export const Partner = z.object({ id: Id, name_ar: z.string(), name_en: z.string(), image: z.string() });
export type Partner = z.infer<typeof Partner>;
export const PartnerList = dataOf(z.array(Partner));
export const PartnersQuery = z.object({
  random: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
});
