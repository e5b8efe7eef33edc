import * as z from 'zod';

/** A setting that limits what is sent in a day. */
export const dailyCount = (count: number) =>
  z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1').default(count);
