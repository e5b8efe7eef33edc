import { and, asc, eq, notInArray } from 'drizzle-orm';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { visitKinds } from '../../db/schema.ts';
import type { VisitKind } from '../availability/visit-kinds.ts';

/** What a doctor offers beside the ordinary visit, in the doctor's order. */
export const kindsOf = (db: Queryable, doctorId: number) =>
  db
    .select(columnsOf(visitKinds, 'id', 'nameAr', 'nameEn', 'minutes', 'byPatients'))
    .from(visitKinds)
    .where(eq(visitKinds.doctorId, doctorId))
    .orderBy(asc(visitKinds.pos));

/** Makes these the kinds of a doctor. Those that have an id are the doctor's already and keep it. */
export async function replaceKinds(tx: Tx, doctorId: number, kinds: readonly VisitKind[]): Promise<void> {
  const known = kinds.flatMap(({ id }) => id ?? []);
  await tx.delete(visitKinds).where(and(eq(visitKinds.doctorId, doctorId), notInArray(visitKinds.id, known)));
  for (const [index, { id, ...kind }] of kinds.entries()) {
    const values = { ...kind, pos: index + 1 };
    if (id === null) await tx.insert(visitKinds).values({ ...values, doctorId });
    else await tx.update(visitKinds).set(values).where(eq(visitKinds.id, id));
  }
}
