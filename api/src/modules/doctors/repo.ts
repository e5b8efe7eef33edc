import { and, asc, count, eq, exists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { doctors, doctorSpecialties, scheduleRules, specialties } from '../../db/schema.ts';

interface Name {
  name_ar: string;
  name_en: string;
}

// In a list of columns the query builder leaves table names out; inside a subquery they are needed, hence plain names here.
const jobTitles = sql<Name[]>`COALESCE((
  SELECT json_agg(json_build_object('name_ar', t.name_ar, 'name_en', t.name_en) ORDER BY t.pos)
  FROM doctor_job_titles t WHERE t.doctor_id = doctors.id), '[]')`;

const specialtiesOfDoctor = sql<({ id: number; slug_ar: string; slug_en: string } & Name)[]>`COALESCE((
  SELECT json_agg(json_build_object('id', s.id, 'name_ar', s.name_ar, 'name_en', s.name_en,
    'slug_ar', s.slug_ar, 'slug_en', s.slug_en) ORDER BY ds.pos, s.sort_order)
  FROM doctor_specialties ds JOIN specialties s ON s.id = ds.specialty_id
  WHERE ds.doctor_id = doctors.id), '[]')`;

const summary = {
  id: doctors.id,
  nameAr: doctors.nameAr,
  nameEn: doctors.nameEn,
  slugAr: doctors.slugAr,
  slugEn: doctors.slugEn,
  image: doctors.image,
  jobTitles,
};
const card = { ...summary, specialties: specialtiesOfDoctor };
const detail = {
  ...card,
  bioAr: doctors.bioAr,
  bioEn: doctors.bioEn,
  spokenLanguages: doctors.spokenLanguages,
  yearsOfExperience: doctors.yearsOfExperience,
};

const wantedSlug = sql.placeholder('slug');

/** Queries of doctors, prepared once. Only active doctors are ever seen. */
export function doctorRepo(db: Db) {
  const practises = (specialtyId: ReturnType<typeof sql.placeholder>) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(doctorSpecialties)
        .where(and(eq(doctorSpecialties.doctorId, doctors.id), eq(doctorSpecialties.specialtyId, specialtyId))),
    );

  const bySpecialty = db
    .select(summary)
    .from(doctors)
    .where(and(eq(doctors.active, true), practises(sql.placeholder('specialty'))))
    .orderBy(asc(doctors.nameAr), asc(doctors.id))
    .prepare('doctors_by_specialty');

  const random = db
    .select(summary)
    .from(doctors)
    .where(
      and(
        eq(doctors.active, true),
        exists(
          db
            .select({ one: sql`1` })
            .from(scheduleRules)
            .where(eq(scheduleRules.doctorId, doctors.id)),
        ),
      ),
    )
    .orderBy(sql`random()`)
    .limit(sql.placeholder('count'))
    .prepare('doctors_random');

  const bySlug = db
    .select(detail)
    .from(doctors)
    .where(and(eq(doctors.active, true), or(eq(doctors.slugAr, wantedSlug), eq(doctors.slugEn, wantedSlug))))
    .prepare('doctor_by_slug');

  const byId = db
    .select(detail)
    .from(doctors)
    .where(and(eq(doctors.active, true), eq(doctors.id, sql.placeholder('id'))))
    .prepare('doctor_by_id');

  // Building and planning a query costs the embedded database more than running it, so both forms are prepared.
  const directory = (name: string, wanted: SQL | undefined) => ({
    rows: db
      .select(card)
      .from(doctors)
      .where(wanted)
      .orderBy(asc(doctors.nameAr), asc(doctors.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`${name}_page`),
    total: db.select({ total: count() }).from(doctors).where(wanted).prepare(`${name}_total`),
  });
  const everyone = directory('doctors', eq(doctors.active, true));
  const practising = directory(
    'doctors_practising',
    and(eq(doctors.active, true), practises(sql.placeholder('specialty'))),
  );

  return {
    bySpecialty: (specialty: number) => bySpecialty.execute({ specialty }),
    random: (most: number) => random.execute({ count: most }),
    bySlug: async (slug: string) => (await bySlug.execute({ slug }))[0],
    byId: async (id: number) => (await byId.execute({ id }))[0],

    page: async (specialtyId: number | null, page: { limit: number; offset: number }) => {
      const wanted = specialtyId === null ? everyone : practising;
      const [rows, [counted]] = await Promise.all([
        wanted.rows.execute({ ...page, specialty: specialtyId }),
        wanted.total.execute({ specialty: specialtyId }),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    /** The id of a speciality given by id or slug, if there is one. */
    specialtyId: async (wanted: { id: number } | { slug: string }) => {
      const [row] = await db
        .select({ id: specialties.id })
        .from(specialties)
        .where(
          'id' in wanted
            ? eq(specialties.id, wanted.id)
            : or(eq(specialties.slugEn, wanted.slug), eq(specialties.slugAr, wanted.slug)),
        );
      return row?.id;
    },
  };
}

type DoctorRepo = ReturnType<typeof doctorRepo>;
export type DoctorRow = Awaited<ReturnType<DoctorRepo['random']>>[number];
export type DoctorCardRow = Awaited<ReturnType<DoctorRepo['page']>>['rows'][number];
export type DoctorDetailRow = NonNullable<Awaited<ReturnType<DoctorRepo['bySlug']>>>;
