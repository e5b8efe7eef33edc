import * as z from 'zod';
import { longestVisit, shortestVisit } from '@clinic/contracts';
import { mostKindName, mostKinds } from '@clinic/contracts/account';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { visitKinds } from '../../db/schema.ts';
import { Text } from '../fields.ts';

const KindName = Text.max(mostKindName);

/** What a doctor offers beside the ordinary visit, in this order; hours name a kind by its place, from 1 on. */
export const DoctorKinds = z
  .array(
    z.strictObject({
      name_ar: KindName,
      name_en: KindName,
      minutes: z.int().min(shortestVisit).max(longestVisit),
      /** Whether patients may book it themselves. */
      by_patients: z.boolean().default(true),
    }),
  )
  .max(mostKinds)
  .refine(
    (kinds) =>
      ['name_ar' as const, 'name_en' as const].every(
        (name) => new Set(kinds.map((kind) => kind[name])).size === kinds.length,
      ),
    'two kinds have one name',
  );
export type DoctorKinds = z.infer<typeof DoctorKinds>;

/** The kinds of every doctor as an editor writes them. */
export async function readKinds(db: Queryable): Promise<(doctorId: number) => DoctorKinds> {
  const rows = await db.select().from(visitKinds).orderBy(asc(visitKinds.pos));
  return (doctorId) =>
    rows
      .filter((row) => row.doctorId === doctorId)
      .map(({ nameAr, nameEn, minutes, byPatients }) => ({
        ...{ name_ar: nameAr, name_en: nameEn, minutes, by_patients: byPatients },
      }));
}

/** Makes the kinds of doctors those of their records. One that has the English name of a stored kind is that kind. */
export async function replaceKinds(
  tx: Tx,
  records: readonly { readonly id: number; readonly kinds: DoctorKinds }[],
): Promise<void> {
  for (const { id: doctorId, kinds } of records) {
    const named = kinds.map(({ name_en: name }) => name);
    const own = eq(visitKinds.doctorId, doctorId);
    await tx.delete(visitKinds).where(and(own, notInArray(visitKinds.nameEn, named)));
    const kept = await tx
      .select()
      .from(visitKinds)
      .where(and(own, inArray(visitKinds.nameEn, named)));
    for (const [index, { name_ar: nameAr, name_en: nameEn, minutes, by_patients: byPatients }] of kinds.entries()) {
      const values = { doctorId, nameAr, nameEn, minutes, byPatients, pos: index + 1 };
      const known = kept.find((one) => one.nameEn === nameEn);
      if (known) await tx.update(visitKinds).set(values).where(eq(visitKinds.id, known.id));
      else await tx.insert(visitKinds).values(values);
    }
  }
}
