import * as z from 'zod';
import { asc, count, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { qaSpecialties, qaSpecialtyGroups as table, questions, specialties } from '../../db/schema.ts';
import { storedSlug } from '../../http/params.ts';
import type { Collection, Entry, FieldPath, ImportContext } from '../collection.ts';
import { EnglishSlug, Slug, bilingual } from '../fields.ts';
import { say } from '../mistakes.ts';
import { continueIds, replaceRows, upsertRows } from '../replace-rows.ts';

const Id = z.int().positive().max(2_147_483_647);

/** `question-groups.yaml`: the specialities that questions are sorted into, by group. Ids never change: questions name them. */
export const QuestionGroupRecord = z.strictObject({
  id: Id,
  ...bilingual('name'),
  qa_specialties: z.array(
    z.strictObject({
      id: Id,
      ...bilingual('name'),
      slug_ar: Slug,
      slug_en: EnglishSlug,
      ...bilingual('description'),
      /** English slug of the speciality whose doctors answer, and which can be booked from an answer. */
      specialty: EnglishSlug.nullable().default(null),
    }),
  ),
});

type Group = z.infer<typeof QuestionGroupRecord>;

/** A speciality of questions with the place where it is written. */
interface Written {
  readonly entry: Entry<Group>;
  readonly path: FieldPath;
  readonly specialty: Group['qa_specialties'][number];
}

/** Ids and addresses that two specialities have, whichever groups they are in. */
function refuseRepeated({ refuse }: ImportContext, all: readonly Written[]): boolean {
  const first = new Map<string | number, Written>();
  let isRepeated = false;
  for (const written of all) {
    const { entry, path, specialty } = written;
    for (const field of ['id', 'slug_ar', 'slug_en'] as const) {
      const value = field === 'id' ? specialty.id : storedSlug(specialty[field]);
      const other = first.get(value) ?? written;
      first.set(value, other);
      if (other === written) continue;
      refuse(entry, [...path, field], say('taken', specialty[field]));
      isRepeated = true;
    }
  }
  return isRepeated;
}

/** Questions stay with their speciality: one that has any cannot go. */
async function refuseAsked({ tx, refuseAll }: ImportContext, ids: readonly number[]): Promise<boolean> {
  const asked = await tx
    .select({ name: qaSpecialties.nameEn, slug: qaSpecialties.slugEn, total: count() })
    .from(qaSpecialties)
    .innerJoin(questions, eq(questions.qaSpecialtyId, qaSpecialties.id))
    .where(notInArray(qaSpecialties.id, [...ids]))
    .groupBy(qaSpecialties.id)
    .orderBy(asc(qaSpecialties.id));
  for (const { name, slug, total } of asked)
    refuseAll(
      `question-groups.yaml: the speciality "${name}" (${slug}) is gone, and stored questions are in it: ${total}`,
    );
  return asked.length > 0;
}

async function rowsOf({ tx, refuse }: { tx: Tx } & Pick<ImportContext, 'refuse'>, all: readonly Written[]) {
  const known = await tx.select({ slug: specialties.slugEn, id: specialties.id }).from(specialties);
  const ids = new Map(known.map(({ slug, id }) => [slug, id]));
  return all.map(({ entry, path, specialty: { specialty: linked, ...own } }) => {
    const specialtyId = linked === null ? null : ids.get(linked);
    if (specialtyId === undefined) refuse(entry, [...path, 'specialty'], say('noSpeciality', String(linked)));
    return {
      id: own.id,
      groupId: entry.record.id,
      specialtyId: specialtyId ?? null,
      slugAr: storedSlug(own.slug_ar),
      slugEn: storedSlug(own.slug_en),
      nameAr: own.name_ar,
      nameEn: own.name_en,
      descriptionAr: own.description_ar,
      descriptionEn: own.description_en,
    };
  });
}

/** The specialities of Ask Your Doctor in their groups, by id. One with questions cannot go, but it can change its group. */
export const questionGroups: Collection<Group> = {
  unique: [['id']],
  async write(context, entries) {
    const { tx } = context;
    const all = entries.flatMap((entry) =>
      entry.record.qa_specialties.map((specialty, place): Written => ({
        entry,
        path: ['qa_specialties', place],
        specialty,
      })),
    );
    const ids = all.map(({ specialty }) => specialty.id);
    const refused = [refuseRepeated(context, all), await refuseAsked(context, ids)];
    const rows = await rowsOf(context, all);
    if (refused.includes(true)) return;
    const groups = entries.map(({ record: { id, name_ar, name_en }, place }) => ({
      ...{ id, nameAr: name_ar, nameEn: name_en, sortOrder: place },
    }));
    await upsertRows(tx, table, table.id, groups);
    await replaceRows(tx, qaSpecialties, qaSpecialties.id, rows);
    // Only now no speciality is in a group that goes.
    await tx.delete(table).where(
      notInArray(
        table.id,
        groups.map(({ id }) => id),
      ),
    );
    await continueIds(tx, 'qa_specialty_groups');
    await continueIds(tx, 'qa_specialties');
  },
  async read(db) {
    const groups = await db.select().from(table).orderBy(asc(table.sortOrder), asc(table.id));
    const all = await db
      .select({ own: qaSpecialties, specialty: specialties.slugEn })
      .from(qaSpecialties)
      .leftJoin(specialties, eq(specialties.id, qaSpecialties.specialtyId))
      .orderBy(asc(qaSpecialties.id));
    return groups.map(({ id, nameAr, nameEn }) => ({
      id: String(id),
      record: {
        ...{ id, name_ar: nameAr, name_en: nameEn },
        qa_specialties: all
          .filter(({ own }) => own.groupId === id)
          .map(({ own, specialty }) => ({
            ...{ id: own.id, name_ar: own.nameAr, name_en: own.nameEn, slug_ar: own.slugAr, slug_en: own.slugEn },
            ...{ description_ar: own.descriptionAr, description_en: own.descriptionEn, specialty },
          })),
      },
    }));
  },
};
