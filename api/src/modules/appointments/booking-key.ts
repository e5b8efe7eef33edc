import type { Tx } from '../../db/database.ts';
import { forgetKey } from '../../http/idempotency.ts';
import type { AppointmentRow } from './repo.ts';

/** Where the answers to an account's bookings are stored. */
export const bookingScope = (userId: number) => `user:${userId} book`;

/**
 * A visit leaves its slot: the request that booked it is no longer answered with it when it is sent again. The caller takes
 * the key from the row too, which would refuse the request otherwise.
 */
export async function forgetBooking(
  tx: Tx,
  { userId, idempotencyKey }: Pick<AppointmentRow, 'userId' | 'idempotencyKey'>,
  now: Date,
): Promise<void> {
  if (userId === null || idempotencyKey === null) return;
  await forgetKey(tx, bookingScope(userId), idempotencyKey, now);
}
