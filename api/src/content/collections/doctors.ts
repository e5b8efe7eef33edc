import * as z from 'zod';
import { Gender } from '@clinic/contracts/content';
import { asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { doctorJobTitles, doctorSpecialties, doctors as table, scheduleRules, specialties } from '../../db/schema.ts';
import { storedSlug } from '../../http/params.ts';
import type { Collection, Entry, Exported, ImportContext } from '../collection.ts';
import { EnglishSlug, Name, Picture, Slug, Text, bilingual } from '../fields.ts';
import { continueIds, upsertRows } from '../replace-rows.ts';
import { DoctorHours, hoursIn, noteChangedHours, readHours, writeHours } from './doctor-hours.ts';
import { DoctorKinds, readKinds, replaceKinds } from './doctor-kinds.ts';
import { say } from '../mistakes.ts';

/** `doctors/*.yaml`: one file each (S80). The id is what offers and articles name; it never changes. */
export const DoctorRecord = z.strictObject({
  id: z.int().positive().max(2_147_483_647),
  slug_ar: Slug,
  slug_en: EnglishSlug,
  ...bilingual('name'),
  gender: z.enum(Gender.options).nullable().default(null),
  image: Picture,
  job_titles: z.array(Name).min(1),
  ...bilingual('bio'),
  /** Language tags. */
  spoken_languages: z.array(z.string().regex(/^[a-z]{2,3}$/, say('language'))).default([]),
  years_of_experience: z.int().nonnegative().default(0),
  licence_no: Text,
  /** English slugs; first the one that the doctor is listed under. Only one who left may have none. */
  specialties: z.array(EnglishSlug),
  /** Length of a visit. */
  slot_minutes: z.union([z.literal(15), z.literal(20), z.literal(30)], 'must be 15, 20 or 30'),
  kinds: DoctorKinds.default([]),
  hours: DoctorHours.default([]),
  /** False of one who left, whom posts and offers may still name. */
  active: z.boolean().default(true),
});

type Doctor = z.infer<typeof DoctorRecord>;

const rowOf = ({
  record: { job_titles: _titles, specialties: _practised, kinds: _kinds, hours: _hours, ...doctor },
}: Entry<Doctor>) => ({
  ...camelKeys(doctor),
  slugAr: storedSlug(doctor.slug_ar),
});

async function writeSpecialties({ tx, refuse }: ImportContext, entries: readonly Entry<Doctor>[]): Promise<void> {
  const known = await tx.select({ slug: specialties.slugEn, id: specialties.id }).from(specialties);
  const ids = new Map(known.map(({ slug, id }) => [slug, id]));
  for (const entry of entries)
    if (entry.record.active && entry.record.specialties.length === 0) refuse(entry, ['specialties'], say('tooFew'));
  const rows = entries.flatMap((entry) =>
    [...new Set(entry.record.specialties)].flatMap((slug, pos) => {
      const specialtyId = ids.get(slug);
      if (specialtyId !== undefined) return { doctorId: entry.record.id, specialtyId, pos };
      refuse(entry, ['specialties', pos], say('noSpeciality', slug));
      return [];
    }),
  );
  if (rows.length > 0) await tx.insert(doctorSpecialties).values(rows);
}

/** Makes the weekly hours and the kinds of visits those of the records. */
async function replaceHours(
  context: ImportContext,
  entries: readonly Entry<Doctor>[],
  hours: Awaited<ReturnType<typeof hoursIn>>,
): Promise<void> {
  const ids = entries.map(({ record }) => record.id);
  await replaceKinds(
    context.tx,
    entries.map(({ record }) => record),
  );
  await context.tx.delete(scheduleRules).where(inArray(scheduleRules.doctorId, ids));
  await writeHours(context, hours);
}

/** What belongs to a doctor is written anew; nothing refers to it. */
async function writeParts(context: ImportContext, entries: readonly Entry<Doctor>[]): Promise<void> {
  const { tx } = context;
  const ids = entries.map(({ record }) => record.id);
  await tx.delete(doctorSpecialties).where(inArray(doctorSpecialties.doctorId, ids));
  await tx.delete(doctorJobTitles).where(inArray(doctorJobTitles.doctorId, ids));
  await writeSpecialties(context, entries);
  const titles = entries.flatMap(({ record: { id, job_titles } }) =>
    job_titles.map((title, pos) => ({ ...camelKeys(title), doctorId: id, pos })),
  );
  if (titles.length > 0) await tx.insert(doctorJobTitles).values(titles);
}

async function partsOf(db: Queryable) {
  const practised = await db
    .select({ doctorId: doctorSpecialties.doctorId, slug: specialties.slugEn })
    .from(doctorSpecialties)
    .innerJoin(specialties, eq(specialties.id, doctorSpecialties.specialtyId))
    .orderBy(asc(doctorSpecialties.pos), asc(specialties.sortOrder));
  const titles = await db.select().from(doctorJobTitles).orderBy(asc(doctorJobTitles.pos));
  return { practised, titles, hoursOf: await readHours(db), kindsOf: await readKinds(db) };
}

/** The doctors who work here, or those who left. */
async function doctorsWho(db: Queryable, active: boolean): Promise<Exported[]> {
  const rows = await db.select().from(table).where(eq(table.active, active)).orderBy(asc(table.id));
  const { practised, titles, hoursOf, kindsOf } = await partsOf(db);
  return rows.map((row) => ({
    id: String(row.id),
    record: {
      ...snakeKeys(row),
      job_titles: titles
        .filter(({ doctorId }) => doctorId === row.id)
        .map(({ nameAr, nameEn }) => ({ name_ar: nameAr, name_en: nameEn })),
      specialties: practised.filter(({ doctorId }) => doctorId === row.id).map(({ slug }) => slug),
      ...(kindsOf(row.id).length > 0 && { kinds: kindsOf(row.id) }),
      hours: hoursOf(row.id),
    },
  }));
}

/** Doctors (S80), by id. One that is gone from the folder is not shown any more, because patients have visits with them. */
export const doctors: Collection<Doctor> = {
  unique: [['id'], ['slug_ar', 'slug_en'], ['licence_no']],
  async write(context, entries) {
    const { tx, keepsSchedules } = context;
    const rows = entries.map(rowOf);
    const gone = notInArray(
      table.id,
      rows.map(({ id }) => id),
    );
    const hours = keepsSchedules ? [] : await hoursIn(context, entries);
    if (!keepsSchedules) await noteChangedHours(context, entries, hours);
    await tx.update(table).set({ active: false }).where(gone);
    await upsertRows(tx, table, table.id, rows, keepsSchedules ? ['slotMinutes'] : []);
    await continueIds(tx, 'doctors');
    await writeParts(context, entries);
    if (!keepsSchedules) await replaceHours(context, entries, hours);
  },
  read: (db) => doctorsWho(db, true),
  readClosed: (db) => doctorsWho(db, false),
};
