import * as z from 'zod';
import { IdText } from '@clinic/contracts';

export const SlugParams = z.object({ slug: z.string().min(1).max(300) });
export const IdParams = z.object({ id: IdText });

/** Route pattern of a parameter that is a number: other values do not match the route at all (Q24). */
export const digits = '^\\d{1,15}$';

/** A slug as it is stored: composed letters, lower case (Q7, Q20). */
export function storedSlug(slug: string): string {
  return slug.normalize('NFC').toLowerCase();
}

/** The number that an all-digits slug stands for, if it is one (Q20). */
export function idInSlug(slug: string): number | null {
  return /^\d{1,15}$/.test(slug) ? Number(slug) : null;
}
