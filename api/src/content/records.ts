import * as z from 'zod';
import { emailPattern } from '@clinic/contracts';
import { isCalendarDate } from '@clinic/contracts/time';

/**
 * The records of the content folder: what an editor writes as YAML, one schema per collection. Texts come in both languages;
 * `*_html` is HTML and sanitised on the way in; bodies of sections are plain paragraphs separated by a blank line. Pictures are
 * paths below `images/` of the folder, or of the pictures that come with the product.
 */

const Text = z.string().trim().min(1, 'must not be empty');
const Maybe = z.string().trim().default('');
const Slug = z
  .string()
  .regex(
    /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[-_][\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u,
    'must be small letters, digits and single hyphens',
  )
  .refine((slug) => !/^\d+$/.test(slug), 'must not be digits only: that would be read as an id');
const EnglishSlug = Slug.regex(/^[a-z0-9_-]+$/, 'must be Latin letters, digits and hyphens');
const Picture = z
  .string()
  .regex(
    /^(?!.*\.\.)[\w/-]+\.(?:svg|png|jpe?g|webp|avif)$/,
    'must be a path such as articles/heart.svg, below images/',
  );
/** A day `2026-11-02`, or counted from the day of the import: `today`, `today-12`, `today+90`. */
const Day = z
  .string()
  .regex(/^(?:\d{4}-\d{2}-\d{2}|today(?:[+-]\d{1,4})?)$/, 'must be a day such as 2026-11-02 or today-12')
  .refine((day) => day.startsWith('today') || isCalendarDate(day), 'is a day that does not exist');
const Link = z
  .string()
  .regex(/^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s]+)$/, 'must be a path of the site or an https:// address');
const ClockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00');

const bilingual = <N extends string>(name: N) =>
  z.object({ [`${name}_ar`]: Text, [`${name}_en`]: Text } as Record<`${N}_ar` | `${N}_en`, typeof Text>).shape;
const optionalBilingual = <N extends string>(name: N) =>
  z.object({ [`${name}_ar`]: Maybe, [`${name}_en`]: Maybe } as Record<`${N}_ar` | `${N}_en`, typeof Maybe>).shape;

const Section = z.strictObject({ ...bilingual('heading'), ...bilingual('body') });
const Item = z.strictObject({ ...bilingual('name'), ...bilingual('text') });
const Question = z.strictObject({ ...bilingual('question'), ...bilingual('answer') });

const Name = z.strictObject(bilingual('name'));

/** `specialties/*.yaml`: one file each (S3, S79). Shown by `order`; the first three are the tiles of the booking wizard (S57). */
export const SpecialtyRecord = z.strictObject({
  slug_ar: Slug,
  slug_en: EnglishSlug,
  order: z.int(),
  ...bilingual('name'),
  ...bilingual('summary'),
  /** Scene `images/specialties/<icon>.svg`. */
  icon: EnglishSlug,
  sections: z.array(Section).default([]),
  services: z.array(Name).default([]),
  /** Where in the clinic its visits are, for example floor and department. */
  ...optionalBilingual('place'),
  /** How patients prepare for a visit. */
  preparation: z.array(z.strictObject(bilingual('text'))).default([]),
});

/** `doctors/*.yaml`: one file each (S80). The id is what offers and articles name; it never changes. */
export const DoctorRecord = z.strictObject({
  id: z.int().positive().max(2_147_483_647),
  slug_ar: Slug,
  slug_en: EnglishSlug,
  ...bilingual('name'),
  image: Picture,
  job_titles: z.array(Name).min(1),
  ...bilingual('bio'),
  /** Language tags. */
  spoken_languages: z.array(z.string().regex(/^[a-z]{2,3}$/, 'must be a language tag such as ar')).default([]),
  years_of_experience: z.int().nonnegative().default(0),
  licence_no: Text,
  /** English slugs; first the one that the doctor is listed under. */
  specialties: z.array(EnglishSlug).min(1),
  /** Length of a visit. */
  slot_minutes: z.union([z.literal(15), z.literal(20), z.literal(30)], 'must be 15, 20 or 30'),
  /** Weekly working times; may run past midnight. Days: 0 = Sunday. */
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(0).max(6)).min(1),
        opens: ClockTime,
        minutes: z.int().min(1).max(1440),
        kind: z.enum(['normal', 'ramadan']).default('normal'),
        valid_from: Day.nullable().default(null),
        valid_to: Day.nullable().default(null),
      }),
    )
    .default([]),
});

/** `categories.yaml`: a list. */
export const CategoryRecord = z.strictObject({ slug_ar: Slug, slug_en: EnglishSlug, ...bilingual('name') });

/** `posts/*.yaml`: one file each (S86). Slugs are unique across articles and news (Q10). */
export const PostRecord = z.strictObject({
  type: z.enum(['blog', 'news']),
  slug_ar: Slug,
  slug_en: EnglishSlug,
  /** English slug of its category. */
  category: EnglishSlug,
  ...bilingual('title'),
  /** One or two plain sentences. */
  ...bilingual('summary'),
  ...bilingual('description_html'),
  image: Picture,
  published_on: Day,
  /** Id of the doctor who reviewed it. */
  reviewer: z.int().positive().nullable().default(null),
  views: z.int().nonnegative().default(0),
});

/**
 * `pages/*.yaml`: one file each; the name of the file is the id of the page. A group is drawn as cards or a sheet, one with the
 * id `steps` or `visit` as numbered steps. `icon` is one of the site's own; another is drawn as a tick.
 */
export const PageRecord = z.strictObject({
  ...bilingual('title'),
  ...bilingual('lead'),
  image: Picture.nullable().default(null),
  sections: z.array(Section).default([]),
  groups: z
    .array(
      z.strictObject({
        id: EnglishSlug,
        ...bilingual('title'),
        icon: z.string().nullable().default(null),
        items: z.array(Item).min(1),
      }),
    )
    .default([]),
  questions: z.array(Question).default([]),
});

/** `hours.yaml`: a list, in the order in which it is shown (S141). Days: 0 = Sunday; all seven when left out. */
export const HoursRecord = z.strictObject({
  id: EnglishSlug,
  ...bilingual('name'),
  ...optionalBilingual('note'),
  opens: ClockTime,
  /** Length in minutes: 1440 is round the clock; may run past midnight (Q11). */
  minutes: z.int().min(1).max(1440),
  days: z.array(z.int().min(0).max(6)).min(1).default([0, 1, 2, 3, 4, 5, 6]),
});

/** `slides.yaml`: a list, in order (S41, S42). */
export const SlideRecord = z.strictObject({
  ...bilingual('title'),
  ...bilingual('description'),
  web_image: Picture,
  mobile_image: Picture,
  styled: z.boolean().default(true),
  on: z.boolean().default(true),
  ...bilingual('button_text'),
  /** Where the button leads; empty when it scrolls to a section. */
  button_link: z.union([z.literal(''), Link]).default(''),
  /** Id of a section of the home page: services, dental, specialities, doctors, offers, blogs, reviews, news, installments, insurance. */
  scroll_to: z.string().nullable().default(null),
  ...optionalBilingual('secondary_button_text'),
  secondary_button_link: z.union([z.literal(''), Link]).default(''),
});

/** `services.yaml`: tiles of the home page's carousel (S36). */
export const ServiceRecord = z.strictObject({
  ...bilingual('title'),
  ...bilingual('text'),
  image: Picture,
  link: Link,
});

/** `treatments.yaml`: what the dental and the skin department offer (S143). `specialty` is the English slug of the department. */
export const TreatmentRecord = z.strictObject({
  slug: EnglishSlug,
  specialty: EnglishSlug,
  ...bilingual('name'),
  ...bilingual('summary'),
  /** Paragraphs separated by a blank line. */
  ...bilingual('body'),
  image: Picture.nullable().default(null),
});

/** `skin-tips/*.yaml`: one file each (S5). */
export const SkinTipRecord = z.strictObject({
  slug_ar: Slug,
  slug_en: EnglishSlug,
  ...bilingual('title'),
  ...bilingual('summary'),
  ...bilingual('description_html'),
  image: Picture,
});

/** `offers.yaml`: a list, in order (S38, S142, Q13). Prices in riyals. */
export const OfferRecord = z.strictObject({
  slug: EnglishSlug,
  doctor: z.int().positive().nullable().default(null),
  icon: z.string(),
  style: z.enum(['deep', 'soft', 'sand']),
  ...bilingual('title'),
  ...bilingual('subtitle'),
  ...bilingual('text'),
  ...bilingual('cta_text'),
  cta: z.enum(['chat', 'contact', 'link']),
  cta_link: Link.nullable().default(null),
  price: z.number().positive().nullable().default(null),
  price_before: z.number().positive().nullable().default(null),
  discount_percent: z.int().min(1).max(99).nullable().default(null),
  image: Picture.nullable().default(null),
  valid_from: Day.nullable().default(null),
  valid_to: Day.nullable().default(null),
});

/** `packages/*.yaml`: one file each (S9). Shown by `order`. */
export const PackageRecord = z.strictObject({
  slug_ar: Slug,
  slug_en: EnglishSlug,
  order: z.int(),
  ...bilingual('name'),
  ...bilingual('summary'),
  ...bilingual('audience'),
  image: Picture,
  price: z.number().positive(),
  price_before: z.number().positive().nullable().default(null),
  items: z.array(Item).min(1),
  sections: z.array(Section).default([]),
});

/** `partners.yaml`: insurers, in order (S47). */
export const PartnerRecord = z.strictObject({ slug: EnglishSlug, ...bilingual('name'), image: Picture });

/** `reviews.yaml` (S46). */
export const ReviewRecord = z.strictObject({
  ...bilingual('name'),
  ...bilingual('text'),
  image: Picture,
  rating: z.number().min(1).max(5).multipleOf(0.5, 'must be in halves, such as 4.5'),
  date: Day,
  featured: z.boolean().default(false),
});

/** `jobs/*.yaml`: one file each (S16). */
export const JobRecord = z.strictObject({
  slug: EnglishSlug,
  ...bilingual('title'),
  ...bilingual('department'),
  ...bilingual('summary'),
  ...bilingual('city'),
  type: z.enum(['full-time', 'part-time', 'contract', 'freelance']),
  ...bilingual('description_html'),
  duties_ar: z.array(Text).min(1),
  duties_en: z.array(Text).min(1),
  requirements_ar: z.array(Text).min(1),
  requirements_en: z.array(Text).min(1),
  posted_on: Day,
  closes_on: Day.nullable().default(null),
});

/** `referral-options.yaml`: a list, in order (S133). */
export const ReferralOptionRecord = z.strictObject({
  value: EnglishSlug,
  ...bilingual('label'),
  is_other: z.boolean().default(false),
});

const Option = z.strictObject({ value: EnglishSlug, ...bilingual('label') });

/** `surveys/*.yaml`: one file each (S98, S134). `id` is the number in its address. */
export const SurveyRecord = z.strictObject({
  id: z.int().positive(),
  open: z.boolean().default(true),
  ...bilingual('title'),
  ...bilingual('intro'),
  questions: z
    .array(
      z
        .strictObject({
          kind: z.enum(['rating', 'choice', 'choices', 'text']),
          ...bilingual('text'),
          required: z.boolean().default(true),
          options: z.array(Option).default([]),
        })
        .refine(({ kind, options }) => (kind === 'choice' || kind === 'choices') === options.length >= 2, {
          message: 'a choice needs at least two options, other kinds have none',
          path: ['options'],
        }),
    )
    .min(1),
});

/** `assessments/*.yaml`: one file each (Q41). The name of the file is its slug. */
export const AssessmentRecord = z.strictObject({
  ...bilingual('title'),
  ...bilingual('intro'),
  questions: z.array(z.strictObject({ ...bilingual('text'), urgent: z.boolean().default(false) })).min(1),
  options: z.array(z.strictObject({ score: z.int().nonnegative(), ...bilingual('label') })).min(2),
  results: z
    .array(
      z.strictObject({
        up_to: z.int().nonnegative(),
        ...bilingual('title'),
        ...bilingual('text'),
        tone: z.enum(['good', 'watch', 'act']),
      }),
    )
    .min(1),
  ...bilingual('urgent'),
});

/** `awareness-rules.yaml` (Q1). The rule language is in `docs/requirements.md`, section 4. */
export const AwarenessRuleRecord = z.strictObject({
  id: EnglishSlug,
  name: Text,
  name_arabic: Text,
  duration_type: z.enum(['day', 'week', 'month']),
  rule: Text,
  weight: z.int().default(0),
  valid_from_year: z.int().nullable().default(null),
  valid_to_year: z.int().nullable().default(null),
  /** English slug of the speciality that it leads to. */
  specialty: EnglishSlug.nullable().default(null),
  active: z.boolean().default(true),
  /** `sure`, `?` unsure, `c` a campaign of the clinic. */
  confidence: z.string().default('sure'),
});

/** `notices.yaml`: urgent notices of the staff (Q2). Days are whole days of the clinic, both ends included. */
export const NoticeRecord = z.strictObject({
  id: EnglishSlug,
  ...bilingual('text'),
  starts_on: Day,
  ends_on: Day,
  link: Link.nullable().default(null),
});

/** `settings.yaml`: where the clinic receives what its forms collect. */
export const ContentSettings = z.strictObject({
  inbox_email: z.string().regex(emailPattern, 'must be an e-mail address'),
});

/** Each collection of a content folder: a file with a list, a folder with one record per file, or a single record. */
export const collections = {
  settings: { kind: 'single', record: ContentSettings, key: null },
  specialties: { kind: 'folder', record: SpecialtyRecord, key: 'slug_en' },
  doctors: { kind: 'folder', record: DoctorRecord, key: 'id' },
  categories: { kind: 'list', record: CategoryRecord, key: 'slug_en' },
  posts: { kind: 'folder', record: PostRecord, key: 'slug_en' },
  pages: { kind: 'folder', record: PageRecord, key: null },
  hours: { kind: 'list', record: HoursRecord, key: 'id' },
  slides: { kind: 'list', record: SlideRecord, key: null },
  services: { kind: 'list', record: ServiceRecord, key: null },
  treatments: { kind: 'list', record: TreatmentRecord, key: 'slug' },
  'skin-tips': { kind: 'folder', record: SkinTipRecord, key: 'slug_en' },
  offers: { kind: 'list', record: OfferRecord, key: 'slug' },
  packages: { kind: 'folder', record: PackageRecord, key: 'slug_en' },
  partners: { kind: 'list', record: PartnerRecord, key: 'slug' },
  reviews: { kind: 'list', record: ReviewRecord, key: null },
  jobs: { kind: 'folder', record: JobRecord, key: 'slug' },
  'referral-options': { kind: 'list', record: ReferralOptionRecord, key: 'value' },
  surveys: { kind: 'folder', record: SurveyRecord, key: 'id' },
  assessments: { kind: 'folder', record: AssessmentRecord, key: null },
  'awareness-rules': { kind: 'list', record: AwarenessRuleRecord, key: 'id' },
  notices: { kind: 'list', record: NoticeRecord, key: 'id' },
} as const;

export type CollectionName = keyof typeof collections;
