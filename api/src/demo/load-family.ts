import { eq } from 'drizzle-orm';
import { saudiMobile } from '@clinic/contracts';
import type { Db } from '../db/database.ts';
import type { DemoPatient } from './records.ts';
import { dependents } from '../db/schema.ts';

/** Stores the family of a demo patient, and returns the id of each by name. May be run again. */
export async function loadFamily(
  db: Db,
  userId: number,
  { family }: DemoPatient,
  now: Date,
): Promise<Map<string, number>> {
  const known = await db
    .select({ id: dependents.id, name: dependents.name })
    .from(dependents)
    .where(eq(dependents.userId, userId));
  const ids = new Map(known.map(({ id, name }) => [name, id]));
  for (const { name, relation, birth_date, phone } of family) {
    if (ids.has(name)) continue;
    const values = { userId, name, relation, birthDate: birth_date, createdAt: now };
    const [row] = await db
      .insert(dependents)
      .values({ ...values, phone: saudiMobile(phone ?? '') })
      .returning({ id: dependents.id });
    if (row) ids.set(name, row.id);
  }
  return ids;
}
