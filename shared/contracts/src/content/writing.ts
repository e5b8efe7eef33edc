/**
 * What helps whoever writes at the content desk: whether the links of a text lead anywhere, and how the clinic calls things.
 * Only the desk's own screens load these messages.
 */
import { dataOf, z } from '@clinic/contracts';

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
