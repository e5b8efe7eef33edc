import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { isText } from '../../db/encrypted-columns.ts';
import { consents, registrations, users } from '../../db/schema.ts';

export type RegistrationRow = typeof registrations.$inferSelect;
export type UserRow = typeof users.$inferSelect;

/** The accounts that an address or a number belongs to already, whatever their state. */
export function ownersOf(tx: Tx, { email, phone }: { email: string; phone: string }): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(or(isText(users.email, email), isText(users.phone, phone)))
    .orderBy(users.id);
}

export async function insertRegistration(
  tx: Tx,
  values: typeof registrations.$inferInsert,
): Promise<Pick<RegistrationRow, 'id' | 'publicId'>> {
  const [row] = await tx
    .insert(registrations)
    .values(values)
    .returning({ id: registrations.id, publicId: registrations.publicId });
  if (!row) throw new Error('no registration was stored');
  return row;
}

export async function findRegistration(
  db: Queryable,
  publicId: string,
  now: Date,
): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.publicId, publicId), gt(registrations.expiresAt, now)));
  return row;
}

/** Stores the account; nothing when its address or number has got one meanwhile. */
export async function insertAccount(
  tx: Tx,
  values: typeof users.$inferInsert & { phone: string },
): Promise<UserRow | undefined> {
  // The index of the database knows an address under one key only.
  if ((await ownersOf(tx, values)).length > 0) return undefined;
  const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning();
  return row;
}

export async function insertConsents(tx: Tx, values: (typeof consents.$inferInsert)[]): Promise<void> {
  await tx.insert(consents).values(values);
}

export async function deleteRegistration(tx: Tx, id: number): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.id, id));
}

export async function deleteRegistrationsUntil(tx: Tx, instant: Date): Promise<void> {
  await tx.delete(registrations).where(lte(registrations.expiresAt, instant));
}

/** Notes that a number was shown to be its owner's; nothing when the account has another one by now. */
export async function markPhoneVerified(db: Db, user: UserRow, now: Date): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ phoneVerifiedAt: now })
    .where(and(eq(users.id, user.id), user.phone === null ? undefined : isText(users.phone, user.phone)))
    .returning();
  return row;
}
