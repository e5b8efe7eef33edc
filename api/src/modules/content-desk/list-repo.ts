import { aliasedTable, and, desc, eq, isNotNull, isNull, like, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PostType } from '@clinic/contracts/content';
import type { deskPostLists } from '@clinic/contracts/content/desk';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable } from '../../db/database.ts';
import { comparedColumns } from '../../db/post-columns.ts';
import type { LimitedPerson } from '../../db/staff-limits.ts';
import { coveredPosts } from '../../db/staff-limits.ts';
import { postContents, postDocuments, posts, users } from '../../db/schema.ts';

/** Which posts are listed. */
export interface PostListFilter {
  readonly list: (typeof deskPostLists)[number];
  readonly type: PostType | undefined;
  readonly person: LimitedPerson;
  /** Patterns of `LIKE` that titles must match. */
  readonly words: readonly string[];
  /** The last one of the part before. */
  readonly before: { readonly updatedAt: Date; readonly id: number } | null;
}

const isLive = sql`EXISTS (SELECT 1 FROM ${posts} WHERE ${posts.id} = ${postDocuments.id})`;

const ofList: Record<PostListFilter['list'], SQL | undefined> = {
  all: undefined,
  draft: eq(postDocuments.state, 'draft'),
  'in-review': eq(postDocuments.state, 'in-review'),
  approved: eq(postDocuments.state, 'approved'),
  published: eq(postDocuments.state, 'published'),
  scheduled: isNotNull(postDocuments.publishAt),
  live: isLive,
  bin: undefined,
};

const changes = aliasedTable(users, 'changes_of');

/** Posts of the desk that somebody's role covers, the last changed first. Whoever asks for one more than is shown knows whether there are others. */
export function listPosts(db: Queryable, { list, type, person, words, before }: PostListFilter, limit: number) {
  return db
    .select({
      ...columnsOf(
        postDocuments,
        'id',
        'type',
        'state',
        'version',
        'outdated',
        'current',
        'machineTranslated',
        'publishAt',
        'expiresAt',
        'updatedAt',
      ),
      ...comparedColumns,
      updatedBy: changes.name,
    })
    .from(postDocuments)
    .leftJoin(postContents, eq(postContents.id, postDocuments.id))
    .leftJoin(changes, eq(changes.id, postDocuments.updatedBy))
    .where(
      and(
        list === 'bin' ? isNotNull(postDocuments.deletedAt) : isNull(postDocuments.deletedAt),
        ofList[list],
        coveredPosts(db, person),
        type && eq(postDocuments.type, type),
        ...words.map((word) => like(postDocuments.titles, word)),
        before === null
          ? undefined
          : sql`(${postDocuments.updatedAt}, ${postDocuments.id}) < (${before.updatedAt.toISOString()}::timestamptz, ${before.id})`,
      ),
    )
    .orderBy(desc(postDocuments.updatedAt), desc(postDocuments.id))
    .limit(limit);
}

export type ListedPost = Awaited<ReturnType<typeof listPosts>>[number];
