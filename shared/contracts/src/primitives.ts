import * as z from 'zod/mini';

/** The two languages of the site. Arabic is the default and the fallback (S28). */
export const languages = ['ar', 'en'] as const;
export const Lang = z.enum(languages);
export type Lang = z.infer<typeof Lang>;

/** The same text in both languages. */
export const Bilingual = z.object({ ar: z.string().check(z.minLength(1)), en: z.string().check(z.minLength(1)) });
export type Bilingual = z.infer<typeof Bilingual>;

/** Database identity, as a positive whole number. */
export const Id = z.int().check(z.positive());

/** A number that arrives as text in a path or a query. */
export const IdText = z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** A calendar date of the clinic, `YYYY-MM-DD`. */
export const LocalDate = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'validation.date'));

/** A clock time of the clinic, `HH:mm`, 24 hours, Latin digits (Q26). */
export const LocalTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.time'));

/** A point in time, ISO 8601 in UTC. */
export const Instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/));

/** One page of a list, in the envelope of the specification (S89). */
export function pageOf<T extends z.core.$ZodType>(item: T) {
  return z.object({
    data: z.object({
      data: z.array(item),
      current_page: z.int(),
      per_page: z.int(),
      total: z.int(),
    }),
  });
}

/** A list or a record in the envelope of the specification: `{ data: … }`. */
export function dataOf<T extends z.core.$ZodType>(item: T) {
  return z.object({ data: item });
}
