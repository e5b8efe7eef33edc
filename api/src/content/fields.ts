import * as z from 'zod';
import { clinicCountry } from '@clinic/contracts';
import { isCalendarDate } from '@clinic/contracts/time';
import { say } from './mistakes.ts';

/**
 * What the fields of YAML records hold. Texts come in both languages. Fields named `*_html` hold HTML, which the import
 * sanitises. Bodies of sections are plain paragraphs separated by a blank line. Pictures are paths below `images/` of the
 * folder, or of the pictures that come with the product.
 */

export const Text = z.string().trim().min(1, say('empty'));
export const Maybe = z.string().trim().default('');
export const Slug = z
  .string()
  .regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[-_][\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u, say('slug'))
  .refine((slug) => !/^\d+$/.test(slug), say('digits'));
export const EnglishSlug = Slug.regex(/^[a-z0-9_-]+$/, say('latin'));
export const Picture = z.string().regex(/^(?!.*\.\.)[\w/-]+\.(?:svg|png|jpe?g|webp|avif)$/, say('picture'));
/** A day `2026-11-02`, or counted from the day of the import: `today`, `today-12`, `today+90`. */
export const Day = z
  .string()
  .regex(/^(?:\d{4}-\d{2}-\d{2}|today(?:[+-]\d{1,4})?)$/, say('day'))
  .refine((day) => day.startsWith('today') || isCalendarDate(day), say('noDay'));
/** A day that is a date. */
export const CalendarDay = z
  .string()
  .refine((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && isCalendarDate(day), 'must be a day such as 2026-11-02');
export const Link = z.string().regex(/^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s]+)$/, say('link'));
/** Decimals of the currency of the clinic: the riyal has two, a dinar three. */
const currencyDecimals = (): number => clinicCountry.currency?.decimals ?? 2;
/** An amount in the currency of the clinic, with no more decimals than that has. The database holds three. */
export const Price = z
  .number()
  .positive()
  .max(99_999_999, 'must be at most 99999999')
  .refine((amount) => Number(amount.toFixed(currencyDecimals())) === amount, {
    error: () => say('decimals', currencyDecimals()),
  });
/** What stands for an answer to a question of a self-assessment. */
export const AnswerScore = z.int().nonnegative().max(1000, 'must be at most 1000');
/** The number of a question of a self-assessment, counted from 1. */
export const LaterQuestion = z.int().positive();
export const ClockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, say('time'));

export const bilingual = <N extends string>(name: N) =>
  z.object({ [`${name}_ar`]: Text, [`${name}_en`]: Text } as Record<`${N}_ar` | `${N}_en`, typeof Text>).shape;
export const optionalBilingual = <N extends string>(name: N) =>
  z.object({ [`${name}_ar`]: Maybe, [`${name}_en`]: Maybe } as Record<`${N}_ar` | `${N}_en`, typeof Maybe>).shape;

export const Section = z.strictObject({ ...bilingual('heading'), ...bilingual('body') });
export const Item = z.strictObject({ ...bilingual('name'), ...bilingual('text') });
export const Question = z.strictObject({ ...bilingual('question'), ...bilingual('answer') });

export const Name = z.strictObject(bilingual('name'));
