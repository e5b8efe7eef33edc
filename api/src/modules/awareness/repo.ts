import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { LocalDate } from '@clinic/contracts/time';
import type { Db } from '../../db/database.ts';
import { awarenessRules, notices, specialties } from '../../db/schema.ts';

/** Active rules, each with the speciality that it leads to. */
export async function activeRules(db: Db) {
  const rows = await db
    .select({ rule: awarenessRules, specialtySlug: specialties.slugEn })
    .from(awarenessRules)
    .leftJoin(specialties, eq(specialties.id, awarenessRules.linkSpecialtyId))
    .where(eq(awarenessRules.active, true));
  return rows.map(({ rule, specialtySlug }) => ({ ...rule, specialtySlug }));
}

/** The staff's urgent notices of a day, what ends first first. */
export const noticesOn = (db: Db, today: LocalDate) =>
  db
    .select()
    .from(notices)
    .where(and(lte(notices.startsOn, today), gte(notices.endsOn, today)))
    .orderBy(asc(notices.endsOn), asc(notices.id));
