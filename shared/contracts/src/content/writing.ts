/**
 * What helps whoever writes at the content desk: whether the links of a text lead anywhere. Only the desk's own screens
 * load these messages.
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
