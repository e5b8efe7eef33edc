import { dataOf, Id, ImageFocus, Instant, TextSection, z } from '@clinic/contracts';

/** An entry of a list: a device, an examination, a treatment. */
export const ContentItem = z.object({
  name_ar: z.string(),
  name_en: z.string(),
  text_ar: z.string(),
  text_en: z.string(),
});
export type ContentItem = z.infer<typeof ContentItem>;

/** A question that patients ask often, and its answer. */
export const FrequentQuestion = z.object({
  question_ar: z.string(),
  question_en: z.string(),
  answer_ar: z.string(),
  answer_en: z.string(),
});
export type FrequentQuestion = z.infer<typeof FrequentQuestion>;

/** `GET /api/pages/{id}`: the written texts of one page, for example of `xray` or `privacy`. Bodies are paragraphs separated by a blank line. */
export const PageContent = z.object({
  id: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  lead_ar: z.string(),
  lead_en: z.string(),
  /** Scene relative to `/images/`. */
  image: z.nullable(z.string()),
  image_focus: z.optional(ImageFocus),
  sections: z.array(TextSection),
  /** Lists of the page, each under its heading. */
  groups: z.array(
    z.object({
      id: z.string(),
      title_ar: z.string(),
      title_en: z.string(),
      icon: z.nullable(z.string()),
      items: z.array(ContentItem),
    }),
  ),
  questions: z.array(FrequentQuestion),
  updated_at: Instant,
});
export type PageContent = z.infer<typeof PageContent>;
export const PageContentResponse = dataOf(PageContent);

/** Opening hours of one department (S141): per weekday (0 = Sunday) an opening minute and a length; it may run past midnight (Q11). */
export const Department = z.object({
  id: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  note_ar: z.string(),
  note_en: z.string(),
  intervals: z.array(z.object({ weekday: z.int(), start_min: z.int(), duration_min: z.int() })),
});
export type Department = z.infer<typeof Department>;
/** `GET /api/hours`, in the order in which they are shown; `now` is the server's clock. */
export const HoursResponse = z.object({ data: z.array(Department), now: Instant });

/** `GET /api/slides/active` answers a bare array (S85): the server form (S42) with the fields of the local form (S41). */
export const Slide = z.object({
  id: Id,
  image: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  description_ar: z.string(),
  description_en: z.string(),
  button_text_ar: z.string(),
  button_text_en: z.string(),
  button_link: z.string(),
  IsOn: z.boolean(),
  /** Local form: pictures relative to `/images/` for wide and narrow windows. */
  webImage: z.string(),
  mobileImage: z.string(),
  order: z.int(),
  image_focus: z.optional(ImageFocus),
  mobile_image_focus: z.optional(ImageFocus),
  isStyledSlide: z.boolean(),
  /** Id of the section of the home page that the button scrolls to; then `button_link` is empty. */
  component_id: z.nullable(z.string()),
  secondary_button_text_ar: z.string(),
  secondary_button_text_en: z.string(),
  secondary_button_link: z.string(),
});
export type Slide = z.infer<typeof Slide>;
export const SlideList = z.array(Slide);

/** `GET /api/services`: tiles of the home page's carousel (S36). `link` is a path of the site. */
export const Service = z.object({
  id: Id,
  title_ar: z.string(),
  title_en: z.string(),
  text_ar: z.string(),
  text_en: z.string(),
  image: z.string(),
  image_focus: z.optional(ImageFocus),
  link: z.string(),
});
export type Service = z.infer<typeof Service>;
export const ServiceList = dataOf(z.array(Service));

/** `GET /api/treatments?specialty={slug}`: what a department offers, with depth (S143). */
export const Treatment = z.object({
  id: Id,
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  summary_ar: z.string(),
  summary_en: z.string(),
  /** Paragraphs separated by a blank line. */
  body_ar: z.string(),
  body_en: z.string(),
  image: z.nullable(z.string()),
  image_focus: z.optional(ImageFocus),
});
export type Treatment = z.infer<typeof Treatment>;
export const TreatmentList = dataOf(z.array(Treatment));
export const TreatmentsQuery = z.object({ specialty: z.string().check(z.maxLength(200)) });

/** A skin tip (S5): `GET /api/skin-tips` without its text, `GET /api/skin-tips/{slug}` with it. */
export const SkinTipSummary = z.object({
  id: Id,
  slug_ar: z.string(),
  slug_en: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  summary_ar: z.string(),
  summary_en: z.string(),
  image: z.string(),
  image_focus: z.optional(ImageFocus),
});
export type SkinTipSummary = z.infer<typeof SkinTipSummary>;
export const SkinTipList = dataOf(z.array(SkinTipSummary));
export const SkinTip = z.extend(SkinTipSummary, {
  description_ar: z.string(),
  description_en: z.string(),
  updated_at: Instant,
});
export type SkinTip = z.infer<typeof SkinTip>;
export const SkinTipResponse = dataOf(SkinTip);

/** `GET /api/extra-pages/{slug}`: a page that editors made, by its slug in either language or one that it had. */
export const ExtraPage = z.object({
  id: Id,
  slug_ar: z.string(),
  slug_en: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  summary_ar: z.string(),
  summary_en: z.string(),
  image: z.nullable(z.string()),
  image_focus: z.optional(ImageFocus),
  description_ar: z.string(),
  description_en: z.string(),
  updated_at: Instant,
});
export type ExtraPage = z.infer<typeof ExtraPage>;
export const ExtraPageResponse = dataOf(ExtraPage);
