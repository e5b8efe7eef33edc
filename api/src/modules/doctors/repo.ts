import type { BranchChoice, Gender } from '@clinic/contracts/content';
import type { LocalDate } from '@clinic/contracts/time';
import { and, asc, count, eq, exists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { focusOf } from '../../db/image-focus.ts';
import { doctors, doctorSpecialties, scheduleRules, specialties } from '../../db/schema.ts';
import { hasSeveralBranches } from '../../db/several-branches.ts';

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
  imageFocus: focusOf('doctors.image'),
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

/** What doctors of the directory are told apart by; null where nothing is asked of it. */
export interface DoctorFilter {
  specialtyId: number | null;
  /** Patterns that all match the folded name, see `namePatterns`. */
  name: string[];
  language: string | null;
  gender: Gender | null;
  branchId: number | null;
  /** Hours in a branch that were over before do not count. */
  today: LocalDate;
}

const unlessNull = (name: string, type: string, condition: (value: SQL) => SQL) => {
  const value = sql`${sql.placeholder(name)}::${sql.raw(type)}`;
  return sql`(${value} IS NULL OR ${condition(value)})`;
};
// Names are folded in the rows that the site's search reads.
const fits = and(
  eq(doctors.active, true),
  unlessNull(
    'specialtyId',
    'bigint',
    (id) => sql`EXISTS (SELECT FROM doctor_specialties ds WHERE ds.doctor_id = doctors.id AND ds.specialty_id = ${id})`,
  ),
  unlessNull(
    'branchId',
    'bigint',
    (id) => sql`EXISTS (SELECT FROM schedule_rules r WHERE r.doctor_id = doctors.id AND r.branch_id = ${id}
      AND (r.valid_to IS NULL OR r.valid_to >= ${sql.placeholder('today')}::date))`,
  ),
  unlessNull('language', 'text', (language) => sql`${language} = ANY (doctors.spoken_languages)`),
  unlessNull('gender', 'text', (gender) => sql`doctors.gender = ${gender}`),
  sql`(${sql.placeholder('name')}::text[] = '{}' OR EXISTS (SELECT FROM search_documents d
    WHERE d.source = 'doctors' AND d.ref_id = doctors.id::text AND d.titles ~ ALL (${sql.placeholder('name')}::text[])))`,
);

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

  // Building and planning a query costs the embedded database more than running it, so one form of each is prepared.
  const ids = db.select({ id: doctors.id }).from(doctors).where(fits).prepare('doctors_fitting');
  const among = and(
    fits,
    unlessNull('among', 'bigint[]', (list) => sql`doctors.id = ANY (${list})`),
  );
  const rows = db
    .select(card)
    .from(doctors)
    .where(among)
    .orderBy(asc(doctors.nameAr), asc(doctors.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('doctors_page');
  const total = db.select({ total: count() }).from(doctors).where(among).prepare('doctors_total');
  const choices = db
    .select({
      languages: sql<string[]>`COALESCE((SELECT json_agg(tag ORDER BY speakers DESC, tag) FROM (
        SELECT tag, count(*) AS speakers FROM doctors, unnest(spoken_languages) tag WHERE active GROUP BY tag) spoken), '[]')`,
      genders: sql<Gender[]>`COALESCE((SELECT json_agg(gender ORDER BY gender) FROM (
        SELECT DISTINCT gender FROM doctors WHERE active AND gender IS NOT NULL) recorded), '[]')`,
      branches: sql<
        (BranchChoice & { id: number })[]
      >`COALESCE((SELECT json_agg(json_build_object('id', id, 'slug', slug, 'name_ar', name_ar,
        'name_en', name_en) ORDER BY sort_order, id) FROM branches WHERE active AND ${hasSeveralBranches}), '[]')`,
    })
    .from(sql`(SELECT) one`)
    .prepare('doctor_choices');

  return {
    bySpecialty: (specialty: number) => bySpecialty.execute({ specialty }),
    random: (most: number) => random.execute({ count: most }),
    bySlug: async (slug: string) => (await bySlug.execute({ slug }))[0],
    byId: async (id: number) => (await byId.execute({ id }))[0],

    /** Ids of all whom a filter fits. */
    fitting: async (filter: DoctorFilter) => (await ids.execute({ ...filter })).map(({ id }) => id),
    /** A page of those whom a filter fits; `among` leaves only some of them. */
    page: async (filter: DoctorFilter, among: number[] | null, page: { limit: number; offset: number }) => {
      const [found, [counted]] = await Promise.all([
        rows.execute({ ...filter, among, ...page }),
        total.execute({ ...filter, among }),
      ]);
      return { rows: found, total: counted?.total ?? 0 };
    },
    /** Languages, those of most doctors first, and genders of the active doctors, and the branches of a clinic that has several. */
    choices: async () => (await choices.execute())[0] ?? { languages: [], genders: [], branches: [] },
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
