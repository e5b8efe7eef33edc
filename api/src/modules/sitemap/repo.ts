import { and, asc, desc, eq, exists, gt, lte, ne, or, sql } from 'drizzle-orm';
import { moodAssessment } from '@clinic/contracts/content';
import { isAdvertised } from '../../db/advertised-jobs.ts';
import type { Db } from '../../db/database.ts';
import {
  assessments,
  doctors,
  extraPages,
  jobs,
  packages,
  pages,
  posts,
  qaSpecialties,
  qaSpecialtyTotals,
  questions,
  skinTips,
  specialties,
} from '../../db/schema.ts';

/** What of a record its address needs, and when it was changed. */
export interface SitemapRow {
  readonly ar: string;
  readonly en: string;
  readonly updated: Date | null;
}

/** The site's server fetches the list whole and keeps it: the newest are enough, search engines follow the pages of the lists. */
const mostQuestions = 45_000;

/** Ids of the skin department: of its own page, and of its speciality. */
const skinPage = 'dermatology';
const skinSpeciality = 'dermatology_cosmetics_and_laser';

/** What the sitemap lists: only what a visitor can open on that day. */
export function sitemapRepo(db: Db) {
  return {
    doctors: (): Promise<SitemapRow[]> =>
      db
        .select({ ar: doctors.slugAr, en: doctors.slugEn, updated: doctors.updatedAt })
        .from(doctors)
        .where(eq(doctors.active, true))
        .orderBy(asc(doctors.id)),
    /** A speciality's page has one address in both languages (S3). */
    specialities: (): Promise<SitemapRow[]> =>
      db
        .select({ ar: specialties.slugEn, en: specialties.slugEn, updated: specialties.updatedAt })
        .from(specialties)
        .orderBy(asc(specialties.id)),
    blogs: (now: Date): Promise<SitemapRow[]> =>
      db
        .select({ ar: posts.slugAr, en: posts.slugEn, updated: posts.updatedAt })
        .from(posts)
        .where(lte(posts.publishedAt, now))
        .orderBy(asc(posts.id)),
    packages: (): Promise<SitemapRow[]> =>
      db
        .select({ ar: packages.slugAr, en: packages.slugEn, updated: packages.updatedAt })
        .from(packages)
        .orderBy(asc(packages.id)),
    'skin-tips': (): Promise<SitemapRow[]> =>
      db
        .select({ ar: skinTips.slugAr, en: skinTips.slugEn, updated: skinTips.updatedAt })
        .from(skinTips)
        .orderBy(asc(skinTips.id)),
    /** The skin department's own page, where the clinic has written it, has tips for it, or has that speciality. */
    'skin-department': (): Promise<SitemapRow[]> => {
      const one = sql`1`;
      return db
        .select({ ar: sql<string>`${skinPage}::text`, en: sql<string>`${skinPage}::text`, updated: sql<null>`NULL` })
        .from(sql`(SELECT 1) AS one`)
        .where(
          or(
            exists(db.select({ one }).from(pages).where(eq(pages.id, skinPage))),
            exists(db.select({ one }).from(skinTips)),
            exists(db.select({ one }).from(specialties).where(eq(specialties.slugEn, skinSpeciality))),
          ),
        );
    },
    'extra-pages': (): Promise<SitemapRow[]> =>
      db
        .select({ ar: extraPages.slugAr, en: extraPages.slugEn, updated: extraPages.updatedAt })
        .from(extraPages)
        .orderBy(asc(extraPages.id)),
    /** Those with a page of their own. */
    assessments: (): Promise<SitemapRow[]> =>
      db
        .select({ ar: assessments.slug, en: assessments.slug, updated: sql<null>`NULL` })
        .from(assessments)
        .where(ne(assessments.slug, moodAssessment))
        .orderBy(asc(assessments.slug)),
    jobs: (_now: Date, today: string): Promise<SitemapRow[]> =>
      db
        .select({ ar: jobs.slug, en: jobs.slug, updated: jobs.updatedAt })
        .from(jobs)
        .where(isAdvertised(today))
        .orderBy(asc(jobs.id)),
    /** By the order in which the index of the lists has them, so that only the newest are read. */
    questions: (): Promise<SitemapRow[]> =>
      db
        .select({ ar: questions.slug, en: questions.slug, updated: questions.updatedAt })
        .from(questions)
        .where(and(sql`${questions.visibility} = 'public'`, ne(questions.status, 'closed')))
        .orderBy(desc(questions.createdAt), desc(questions.id))
        .limit(mostQuestions),
    /** Specialities of Ask Your Doctor that have something to read (S120). */
    'qa-categories': (): Promise<SitemapRow[]> =>
      db
        .select({ ar: qaSpecialties.slugAr, en: qaSpecialties.slugEn, updated: sql<null>`NULL` })
        .from(qaSpecialties)
        .innerJoin(qaSpecialtyTotals, eq(qaSpecialtyTotals.qaSpecialtyId, qaSpecialties.id))
        .where(gt(qaSpecialtyTotals.questions, 0))
        .orderBy(asc(qaSpecialties.id)),
  };
}

export const sitemapLists = [
  'doctors',
  'specialities',
  'blogs',
  'packages',
  'skin-tips',
  'skin-department',
  'extra-pages',
  'assessments',
  'jobs',
  'questions',
  'qa-categories',
] as const;

export type SitemapListName = (typeof sitemapLists)[number];
