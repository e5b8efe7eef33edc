import { answers, qaSpecialties, qaSpecialtyGroups, questions } from '../db/schema.ts';
import type { TestClinic } from './clinic.ts';
import { aDoctor, aSpecialty } from './clinic.ts';

let counter = 0;
const next = () => (counter += 1);
const only = <T>(rows: readonly T[]): T => rows[0] as T;

/** A speciality of Ask Your Doctor, in a group of its own. */
export async function aQaSpecialty(clinic: TestClinic, values: Partial<typeof qaSpecialties.$inferInsert> = {}) {
  const n = next();
  const { db } = clinic.database;
  const group = only(
    await db
      .insert(qaSpecialtyGroups)
      .values({ nameAr: `مجموعة ${n}`, nameEn: `Group ${n}`, sortOrder: n })
      .returning(),
  );
  const rows = await db
    .insert(qaSpecialties)
    .values({
      groupId: group.id,
      slugAr: `تخصص-أسئلة-${n}`,
      slugEn: `qa-specialty-${n}`,
      nameAr: `تخصص ${n}`,
      nameEn: `Speciality ${n}`,
      descriptionAr: 'وصف',
      descriptionEn: 'Description',
      ...values,
    })
    .returning();
  return only(rows);
}

/** A public question without an answer. */
export async function aStoredQuestion(clinic: TestClinic, values: Partial<typeof questions.$inferInsert> = {}) {
  const n = next();
  const createdAt = values.createdAt ?? clinic.now();
  const rows = await clinic.database.db
    .insert(questions)
    .values({
      slug: `سؤال-مخزن-${n}`,
      qaSpecialtyId: values.qaSpecialtyId ?? (await aQaSpecialty(clinic)).id,
      title: `سؤال ${n}`,
      content: 'تفاصيل السؤال',
      visibility: 'public',
      isAnonymous: true,
      createdAt,
      updatedAt: createdAt,
      ...values,
    })
    .returning();
  return only(rows);
}

/** The answer to a question, by a doctor of its own. */
export async function aStoredAnswer(
  clinic: TestClinic,
  questionId: number,
  values: Partial<typeof answers.$inferInsert> = {},
) {
  const doctorId = values.doctorId ?? (await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id })).id;
  const at = clinic.now();
  const rows = await clinic.database.db
    .insert(answers)
    .values({ questionId, doctorId, content: 'الجواب', createdAt: at, updatedAt: at, ...values })
    .returning();
  return only(rows);
}
