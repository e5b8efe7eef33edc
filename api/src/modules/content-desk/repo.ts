import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { PostContent } from '@clinic/contracts/content/desk';
import type { postRow } from '../../content/post-row.ts';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { LimitedPerson, StaffLimits } from '../../db/staff-limits.ts';
import { coveredDoctors, coveredPosts, isLimited } from '../../db/staff-limits.ts';
import {
  doctors,
  postCategories,
  postContents,
  postDocuments,
  postPreviews,
  postRevisions,
  posts,
  users,
} from '../../db/schema.ts';

export type DocumentRow = typeof postDocuments.$inferSelect;

/** The id that the next post gets, whether it is imported or begun here. */
const nextId = sql<number>`nextval(pg_get_serial_sequence('posts', 'id'))`;

export async function insertDocument(
  tx: Tx,
  values: { content: PostContent; updatedAt: Date; updatedBy: number },
): Promise<number> {
  const { updatedBy } = values;
  const [row] = await tx
    .insert(postDocuments)
    .values({ ...values, id: nextId, writers: [updatedBy] })
    .returning({ id: postDocuments.id });
  if (!row) throw new Error('The post was not stored');
  return row.id;
}

/** A working copy that somebody's role covers, or for a job any, kept from changing until the transaction ends. */
export async function lockDocument(
  tx: Tx,
  id: number,
  person: LimitedPerson | 'job',
): Promise<DocumentRow | undefined> {
  const covered = person === 'job' ? undefined : coveredPosts(tx, person);
  const [row] = await tx
    .select()
    .from(postDocuments)
    .where(and(eq(postDocuments.id, id), covered))
    .for('update');
  return row;
}

export async function updateDocument(
  tx: Tx,
  id: number,
  values: Partial<Omit<typeof postDocuments.$inferInsert, 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(postDocuments)
    .set({ ...values, version: sql`${postDocuments.version} + 1` })
    .where(eq(postDocuments.id, id));
}

/** Notes that a language of a working copy was handed out by a machine. What was written and its version stay as they are. */
export async function markTranslated(tx: Tx, id: number, lang: Lang): Promise<void> {
  const { machineTranslated } = postDocuments;
  await tx
    .update(postDocuments)
    .set({ machineTranslated: sql`ARRAY(SELECT DISTINCT unnest(${machineTranslated} || ARRAY[${lang}::text]))` })
    .where(eq(postDocuments.id, id));
}

/** What visitors see of a post; null when they see nothing. */
export async function publishedContent(db: Queryable, id: number): Promise<PostContent | null> {
  const [row] = await db.select({ content: postContents.content }).from(postContents).where(eq(postContents.id, id));
  return row?.content ?? null;
}

const changes = aliasedTable(users, 'changes_of');

/** A working copy that somebody's role covers, with the name of whoever changed it last. */
export async function readDocument(db: Queryable, id: number, person: LimitedPerson) {
  const [row] = await db
    .select({ document: postDocuments, updatedBy: changes.name })
    .from(postDocuments)
    .leftJoin(changes, eq(changes.id, postDocuments.updatedBy))
    .where(and(eq(postDocuments.id, id), coveredPosts(db, person)));
  return row;
}

/** Which of some addresses other posts on the site have, in whatever language. */
export async function addressesOfOthers(tx: Tx, id: number, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select(columnsOf(posts, 'slugAr', 'slugEn'))
    .from(posts)
    .where(and(ne(posts.id, id), or(inArray(posts.slugAr, slugs), inArray(posts.slugEn, slugs))));
  return new Set(rows.flatMap(({ slugAr, slugEn }) => [slugAr, slugEn]));
}

/** Stores or changes what visitors see. Views go on from where they were. */
export async function storePost(
  tx: Tx,
  id: number,
  row: ReturnType<typeof postRow>,
  viewsCount: number,
): Promise<void> {
  await tx
    .insert(posts)
    .values({ id, ...row, viewsCount })
    .onConflictDoUpdate({ target: posts.id, set: row });
}

/** A row of the posts by the names of its columns, as the database reads one that comes as JSON. */
export function storedPost(row: typeof posts.$inferInsert): object {
  const fields = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(Object.entries(getTableColumns(posts)).map(([key, { name }]) => [name, fields.get(key)]));
}

/** Takes a post off the site. Returns its views; null when it was not there. */
export async function removePost(tx: Tx, id: number): Promise<number | null> {
  const [row] = await tx.delete(posts).where(eq(posts.id, id)).returning({ viewsCount: posts.viewsCount });
  return row?.viewsCount ?? null;
}

export async function categoryIdOf(db: Queryable, slug: string): Promise<number | null> {
  const [row] = await db.select({ id: postCategories.id }).from(postCategories).where(eq(postCategories.slugEn, slug));
  return row?.id ?? null;
}

export const isDoctor = async (db: Queryable, id: number) => (await db.$count(doctors, eq(doctors.id, id))) > 0;

/** Whether somebody's limits cover a doctor. */
export const coversDoctor = async (db: Queryable, id: number, limits: StaffLimits) =>
  (await db.$count(doctors, and(eq(doctors.id, id), coveredDoctors(db, limits, doctors.id)))) > 0;

/** Whether somebody's limits cover the medical reviewer of what visitors see of a post. */
export async function coversPublished(db: Queryable, published: PostContent | null, limits: StaffLimits) {
  const reviewer = published?.reviewer ?? null;
  return !isLimited(limits) || (reviewer !== null && (await coversDoctor(db, reviewer, limits)));
}

/** What a post can refer to, with the doctors that somebody's limits cover, and those who have left. */
export async function categoriesAndDoctors(db: Queryable, limits: StaffLimits) {
  const categories = await db
    .select({ slug: postCategories.slugEn, ...columnsOf(postCategories, 'nameAr', 'nameEn') })
    .from(postCategories)
    .orderBy(asc(postCategories.sortOrder), asc(postCategories.id));
  const covered = (active: boolean) =>
    db
      .select(columnsOf(doctors, 'id', 'nameAr', 'nameEn'))
      .from(doctors)
      .where(and(eq(doctors.active, active), coveredDoctors(db, limits, doctors.id)))
      .orderBy(asc(doctors.nameAr), asc(doctors.id));
  return { categories, doctors: await covered(true), formerDoctors: await covered(false) };
}

// Revisions -----------------------------------------------------------------------------------------------------------

/** Most revisions of a post. */
const mostRevisions = 200;

/** Keeps a revision; the oldest that were never published go when there are too many. */
export async function insertRevision(
  tx: Tx,
  documentId: number,
  revision: Pick<typeof postRevisions.$inferInsert, 'reason' | 'content' | 'machineTranslated' | 'createdAt'> & {
    createdBy: number | null;
  },
): Promise<void> {
  const ofDocument = eq(postRevisions.documentId, documentId);
  await tx.insert(postRevisions).values({
    documentId,
    number: sql`(SELECT coalesce(max(number), 0) + 1 FROM post_revisions WHERE document_id = ${documentId})`,
    ...revision,
  });
  const newest = tx
    .select({ number: postRevisions.number })
    .from(postRevisions)
    .where(ofDocument)
    .orderBy(desc(postRevisions.number))
    .limit(mostRevisions);
  await tx
    .delete(postRevisions)
    .where(
      and(
        ofDocument,
        notInArray(postRevisions.reason, ['imported', 'published']),
        notInArray(postRevisions.number, newest),
      ),
    );
}

export const hasRevisions = async (db: Queryable, id: number) =>
  (await db.$count(postRevisions, eq(postRevisions.documentId, id))) > 0;

const authors = aliasedTable(users, 'authors');
const revisionFields = { ...columnsOf(postRevisions, 'number', 'reason', 'createdAt'), by: authors.name };

/** Revisions of a post, the newest first, without their texts. */
export function revisionsOf(db: Queryable, id: number) {
  return db
    .select(revisionFields)
    .from(postRevisions)
    .leftJoin(authors, eq(authors.id, postRevisions.createdBy))
    .where(eq(postRevisions.documentId, id))
    .orderBy(desc(postRevisions.number))
    .limit(mostRevisions);
}

export type RevisionRow = Awaited<ReturnType<typeof revisionsOf>>[number];

export async function findRevision(db: Queryable, id: number, number: number) {
  const [row] = await db
    .select({ ...revisionFields, ...columnsOf(postRevisions, 'content', 'machineTranslated') })
    .from(postRevisions)
    .leftJoin(authors, eq(authors.id, postRevisions.createdBy))
    .where(and(eq(postRevisions.documentId, id), eq(postRevisions.number, number)));
  return row;
}

// What is done by the clock -------------------------------------------------------------------------------------------

/** Most posts that one run of a job works on. */
const atOnce = 100;

/** Posts whose time has come, in the order in which it came. */
export async function duePosts(db: Queryable, what: 'publishAt' | 'expiresAt', now: Date): Promise<number[]> {
  const column = postDocuments[what];
  const rows = await db
    .select({ id: postDocuments.id })
    .from(postDocuments)
    .where(and(lte(column, now), isNull(postDocuments.deletedAt)))
    .orderBy(asc(column))
    .limit(atOnce);
  return rows.map(({ id }) => id);
}

/** Working copies whose time comes by some time, in the order in which it comes, and one more where it is wanted. */
export function plannedDocuments(db: Queryable, by: Date, wanted: number | null): Promise<DocumentRow[]> {
  return db
    .select()
    .from(postDocuments)
    .where(
      and(
        or(lte(postDocuments.publishAt, by), wanted === null ? undefined : eq(postDocuments.id, wanted)),
        isNull(postDocuments.deletedAt),
      ),
    )
    .orderBy(desc(sql`${postDocuments.id} = ${wanted ?? 0}`), asc(postDocuments.publishAt))
    .limit(atOnce);
}

/** Posts that will have left the site by some time. */
export async function expiredBy(db: Queryable, by: Date): Promise<number[]> {
  const rows = await db
    .select({ id: postDocuments.id })
    .from(postDocuments)
    .where(and(lte(postDocuments.expiresAt, by), isNull(postDocuments.deletedAt)));
  return rows.map(({ id }) => id);
}

/** Removes for good what was put into the recycle bin before some day. */
export async function emptyBin(db: Queryable, before: Date): Promise<void> {
  const live = db.select({ id: posts.id }).from(posts).where(eq(posts.id, postDocuments.id));
  await db.delete(postDocuments).where(and(lte(postDocuments.deletedAt, before), notExists(live)));
}

// Previews ------------------------------------------------------------------------------------------------------------

export async function insertPreview(tx: Tx, preview: typeof postPreviews.$inferInsert): Promise<void> {
  await tx.insert(postPreviews).values(preview);
}

/** Links of an account that have not run out. The account is kept from making another one until the transaction ends. */
export async function countPreviews(tx: Tx, userId: number, now: Date): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return tx.$count(postPreviews, and(eq(postPreviews.createdBy, userId), gt(postPreviews.expiresAt, now)));
}

/** Forgets links that have run out. */
export async function forgetPreviews(db: Queryable, now: Date): Promise<void> {
  await db.delete(postPreviews).where(lte(postPreviews.expiresAt, now));
}

/** The working copy that a link shows, and who made the link. */
export async function findPreview(db: Queryable, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({ document: postDocuments, maker: users })
    .from(postPreviews)
    .innerJoin(postDocuments, eq(postDocuments.id, postPreviews.documentId))
    .innerJoin(users, eq(users.id, postPreviews.createdBy))
    .where(and(eq(postPreviews.tokenHash, tokenHash), gt(postPreviews.expiresAt, now)));
  return row;
}
