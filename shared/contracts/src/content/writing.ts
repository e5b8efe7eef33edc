/**
 * What helps whoever writes at the content desk: whether the links of a text lead anywhere, how the clinic calls
 * things, and drafts of a translation. Only the desk's own screens load these messages.
 */
import { dataOf, Lang, z } from '@clinic/contracts';

/** Links that one call asks about, and how long each may be: an Arabic address is long where it is encoded. */
export const linkLimits = { links: 200, length: 1000 } as const;

/**
 * `POST /api/content-desk/links`: paths of this site as they stand in texts. Those come back that lead to no page, written as
 * they were sent; former addresses lead somewhere.
 */
export const CheckLinks = z.object({
  links: z
    .array(z.string().check(z.maxLength(linkLimits.length, 'validation.tooLong'), z.regex(/^\//, 'validation.invalid')))
    .check(z.maxLength(linkLimits.links, 'validation.tooLong')),
});
export type CheckLinks = z.infer<typeof CheckLinks>;
export const CheckedLinks = dataOf(z.object({ nowhere: z.array(z.string()) }));

/** How the clinic calls something in each language, and the words that it does not use for it. */
export const Term = z.object({
  id: z.string(),
  term_ar: z.string(),
  term_en: z.string(),
  note_ar: z.string(),
  note_en: z.string(),
  avoid_ar: z.array(z.string()),
  avoid_en: z.array(z.string()),
});
export type Term = z.infer<typeof Term>;
/** `GET /api/content-desk/terms`: the glossary, in its order. */
export const TermsResponse = dataOf(z.array(Term));

/** Longest text that is translated, in characters of its HTML. */
export const longestTranslated = 40_000;

/**
 * `POST /api/content-desk/posts/{id}/translation`: a part of a post in another of its languages, as a draft. Part 0 is the title
 * and the description, the others follow each other in the text. The language is marked as machine translation from then on.
 */
export const TranslatePost = z.object({
  version: z.int(),
  to: Lang,
  part: z.int().check(z.minimum(0), z.maximum(longestTranslated)),
});
export type TranslatePost = z.infer<typeof TranslatePost>;
const Translation = z.object({
  /** How many parts there are. */
  parts: z.int(),
  /** Empty in all parts but the first. */
  title: z.string(),
  summary: z.string(),
  /** Sanitised; empty in the first part. */
  html: z.string(),
});
export type Translation = z.infer<typeof Translation>;
export const TranslationResponse = dataOf(Translation);

/** `POST /api/content-desk/posts/{id}/translation/confirmation`: somebody has read a machine translation and answers for it. */
export const ConfirmTranslation = z.object({ version: z.int(), lang: Lang });
