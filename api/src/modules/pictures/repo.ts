import { eq, sql } from 'drizzle-orm';
import type { PictureUse } from '@clinic/contracts/content/pictures';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { pictures, users } from '../../db/schema.ts';
import type { LimitedPerson } from '../../db/staff-limits.ts';
import { coveredPosts } from '../../db/staff-limits.ts';

const described = {
  ...columnsOf(pictures, 'path', 'width', 'height', 'altAr', 'altEn', 'focalX', 'focalY', 'uploadedAt'),
  uploadedById: pictures.uploadedBy,
  uploadedBy: users.name,
};

const withUploader = (db: Queryable) =>
  db.select(described).from(pictures).leftJoin(users, eq(users.id, pictures.uploadedBy));

/** What is known of every picture that somebody uploaded or described. */
export const describedPictures = (db: Queryable) => withUploader(db);

export type PictureRow = Awaited<ReturnType<typeof describedPictures>>[number];

export async function findPicture(db: Queryable, path: string): Promise<PictureRow | undefined> {
  const [row] = await withUploader(db).where(eq(pictures.path, path));
  return row;
}

/** The picture that was made of the same file. */
export async function pictureOfContent(db: Queryable, contentHash: Buffer): Promise<PictureRow | undefined> {
  const [row] = await withUploader(db).where(eq(pictures.contentHash, contentHash));
  return row;
}

/** Stores a new picture. Null when the same file, or its path, came in at the same moment. */
export async function insertPicture(tx: Tx, values: typeof pictures.$inferInsert): Promise<number | null> {
  const [row] = await tx.insert(pictures).values(values).onConflictDoNothing().returning({ id: pictures.id });
  return row?.id ?? null;
}

/** The row of a picture, kept from changing until the transaction ends; made where there was none. */
export async function lockPicture(tx: Tx, path: string): Promise<typeof pictures.$inferSelect> {
  await tx.insert(pictures).values({ path }).onConflictDoNothing();
  const [row] = await tx.select().from(pictures).where(eq(pictures.path, path)).for('update');
  if (!row) throw new Error('The picture was not stored');
  return row;
}

/** Changes what is given of a picture. */
export async function updatePicture(
  tx: Tx,
  id: number,
  values: { [Name in 'altAr' | 'altEn' | 'focalX' | 'focalY']: (typeof pictures.$inferInsert)[Name] | undefined },
): Promise<void> {
  await tx.update(pictures).set(values).where(eq(pictures.id, id));
}

export async function deletePicture(tx: Tx, id: number): Promise<void> {
  await tx.delete(pictures).where(eq(pictures.id, id));
}

/** Most places that are named. */
const mostUses = 50;

/**
 * Everything that shows a picture: by a column, or within a text. Drafts and the recycle bin count, and issues of the
 * newsletter that were sent: mailboxes fetch the picture when somebody reads them.
 * @param person from whom drafts are kept that their role does not cover; null for nobody
 */
export async function usesOf(db: Queryable, path: string, person: LimitedPerson | null): Promise<PictureUse[]> {
  const covered = person === null ? undefined : coveredPosts(db, person);
  const [whole, inWidth] = [`/images/${path}"`, `/images/${path}?`];
  const within = (html: string) => {
    const text = sql.raw(html);
    return sql`(strpos(${text}, ${whole}) > 0 OR strpos(${text}, ${inWidth}) > 0)`;
  };
  const { rows } = await db.execute<{
    kind: PictureUse['kind'];
    post_id: string | null;
    name_ar: string;
    name_en: string;
  }>(
    sql`
    SELECT 'post' AS kind, coalesce(post_documents.id, p.id)::text AS post_id,
      coalesce(post_documents.content -> 'ar' ->> 'title', p.title_ar) AS name_ar,
      coalesce(post_documents.content -> 'en' ->> 'title', p.title_en) AS name_en
    FROM post_documents FULL JOIN posts p ON p.id = post_documents.id
    WHERE (post_documents.content ->> 'image' = ${path} OR p.image = ${path}
      OR ${within('p.html_ar')} OR ${within('p.html_en')}
      OR ${within("post_documents.content -> 'ar' ->> 'html'")}
      OR ${within("post_documents.content -> 'en' ->> 'html'")})
      AND ${covered ? sql`(p.id IS NOT NULL OR ${covered})` : sql`true`}
    UNION ALL SELECT 'doctor', NULL, name_ar, name_en FROM doctors WHERE image = ${path}
    UNION ALL SELECT 'job', NULL, title_ar, title_en FROM jobs WHERE ${within('html_ar')} OR ${within('html_en')}
    UNION ALL SELECT 'newsletter', NULL, content -> 'ar' ->> 'subject', content -> 'en' ->> 'subject'
      FROM newsletter_issues WHERE ${within("content -> 'ar' ->> 'html'")} OR ${within("content -> 'en' ->> 'html'")}
    UNION ALL SELECT 'offer', NULL, title_ar, title_en FROM offers WHERE image = ${path}
    UNION ALL SELECT 'package', NULL, name_ar, name_en FROM packages WHERE image = ${path}
    UNION ALL SELECT 'page', NULL, title_ar, title_en FROM pages WHERE image = ${path}
    UNION ALL SELECT 'page', NULL, title_ar, title_en FROM extra_pages
      WHERE image = ${path} OR ${within('html_ar')} OR ${within('html_en')}
    UNION ALL SELECT 'partner', NULL, name_ar, name_en FROM partners WHERE image = ${path}
    UNION ALL SELECT 'review', NULL, name_ar, name_en FROM reviews WHERE image = ${path}
    UNION ALL SELECT 'service', NULL, title_ar, title_en FROM services WHERE image = ${path}
    UNION ALL SELECT 'skin-tip', NULL, title_ar, title_en FROM skin_tips
      WHERE image = ${path} OR ${within('html_ar')} OR ${within('html_en')}
    UNION ALL SELECT 'slide', NULL, title_ar, title_en FROM slides WHERE web_image = ${path} OR mobile_image = ${path}
    UNION ALL SELECT 'treatment', NULL, name_ar, name_en FROM treatments WHERE image = ${path}
    LIMIT ${mostUses}`,
  );
  return rows.map(({ post_id, ...use }) => ({ ...use, post_id: post_id === null ? null : Number(post_id) }));
}
