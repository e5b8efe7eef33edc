import * as z from 'zod/mini';
import { Instant } from '../primitives.ts';

/** What a token of a preview of the site looks like: 256 bits. */
export const SitePreviewToken = z.string().check(z.regex(/^[\w-]{43}$/));

/**
 * `GET /api/site-preview`: the preview that a call is made in, the page where it begins in each language, and where the staff
 * choose another time.
 */
export const SitePreviewResponse = z.object({
  data: z.object({
    at: Instant,
    expires_at: Instant,
    path: z.object({ ar: z.string(), en: z.string() }),
    other: z.string(),
  }),
});
export type SitePreviewResponse = z.infer<typeof SitePreviewResponse>;
