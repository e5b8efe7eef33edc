import type { Country } from '@clinic/contracts';
import * as z from 'zod';
import { dailyCount } from './daily-count.ts';

/** The environment variables that limit what is sent to numbers and paid for, each with its meaning. */
export const limitEnvironment = {
  SMS_PER_NUMBER: dailyCount(20).describe('Most SMS to one number in a day, and most messages by WhatsApp'),
  SMS_PER_RANGE: dailyCount(200).describe(
    'Most SMS in a day to all numbers that differ in their last three digits only, and most messages by WhatsApp',
  ),
  SMS_COUNTRIES: z
    .string()
    .regex(
      /^((\+\d{1,7}|\*):\d{1,9}(,(\+\d{1,7}|\*):\d{1,9})*)?$/,
      'must be calling codes with limits such as +966:5000,*:50',
    )
    .default('')
    .describe(
      'Most SMS in a day by calling code, and * for all other countries together, and as many by WhatsApp; 0 sends none. Empty means 5000 to the country of the clinic and 50 to all others',
    ),
};

/** How much of what is paid for is sent to numbers in a day, by one channel. */
export interface PaidLimits {
  /** Most messages to one number, to the numbers around it, and altogether. */
  readonly limits: { readonly number: number; readonly range: number; readonly budget: number };
  /** Most messages by calling code; `*` is every other one. */
  readonly countries: ReadonlyMap<string, number>;
}

/** The limits of a channel with a budget of its own, for a clinic in a country. */
export function paidLimitsOf(
  values: z.infer<z.ZodObject<typeof limitEnvironment>>,
  country: Country,
  budget: number,
): PaidLimits {
  const most = values.SMS_COUNTRIES || `+${country.callingCode}:5000,*:50`;
  const countries = new Map(
    most.split(',').map((entry) => {
      const [code = '', most] = entry.split(':');
      return [code, Number(most)];
    }),
  );
  return { limits: { number: values.SMS_PER_NUMBER, range: values.SMS_PER_RANGE, budget }, countries };
}
