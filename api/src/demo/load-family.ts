import { and, eq } from 'drizzle-orm';
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
  const ids = new Map<string, number>();
  for (const { name, relation, birth_date, phone } of family) {
    const same = and(eq(dependents.userId, userId), eq(dependents.name, name));
    const [known] = await db.select({ id: dependents.id }).from(dependents).where(same);
    const values = { userId, name, relation, birthDate: birth_date, createdAt: now };
    const [row] = known
      ? [known]
      : await db
          .insert(dependents)
          .values({ ...values, phone: saudiMobile(phone ?? '') })
          .returning({ id: dependents.id });
    if (row) ids.set(name, row.id);
  }
  return ids;
}
