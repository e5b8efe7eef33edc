import { asc, desc, eq } from 'drizzle-orm';
import { appointments } from './schema.ts';

/**
 * The order in which several appointments of one account are locked: offered slots first, as by whoever takes an offer, then
 * visits by their times, as by whoever ends all those of a day.
 */
export const visitLockOrder = () => [
  desc(eq(appointments.status, 'held')),
  asc(appointments.startsAt),
  asc(appointments.id),
];
