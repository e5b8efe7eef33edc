import { eq, max } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { doctors, surveys } from '../../db/schema.ts';

/** Whether a doctor works here or ever did. */
export const isKnownDoctor = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.$count(doctors, eq(doctors.id, id))) > 0;

/** The numbers that the next doctor and the next survey can have. */
export async function nextNumbers(db: Queryable): Promise<Readonly<Record<'doctors' | 'surveys', number>>> {
  const [doctor] = await db.select({ last: max(doctors.id) }).from(doctors);
  const [survey] = await db.select({ last: max(surveys.id) }).from(surveys);
  return { doctors: (doctor?.last ?? 0) + 1, surveys: (survey?.last ?? 0) + 1 };
}
