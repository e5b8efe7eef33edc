import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Lang } from '@clinic/contracts';
import type { PostType } from '@clinic/contracts/content';
import type { PostContent, PostRevision, PostState } from '@clinic/contracts/content/desk';
import type { IssueContent, IssueState } from '@clinic/contracts/content/newsletter-issues';
import type { ContentRecord, RecordRevision } from '@clinic/contracts/content/records';
import { bytes, id, idList, instant, reference } from './columns.ts';

/** The tables of the content desk: working copies and versions, comments, previews, and who is there. */

/** The working copy of every post, under the id that the post has or will have. */
export const postDocuments = pgTable('post_documents', {
  id: bigint({ mode: 'number' }).primaryKey(),
  version: integer().notNull().default(1),
  content: jsonb().$type<PostContent>().notNull(),
  type: text()
    .$type<PostType>()
    .notNull()
    .generatedAlwaysAs(sql`content ->> 'type'`),
  titles: text()
    .notNull()
    .generatedAlwaysAs(sql`''`),
  state: text().$type<PostState>().notNull().default('draft'),
  outdated: text().array().$type<Lang[]>().notNull().default([]),
  current: text().array().$type<Lang[]>().notNull().default([]),
  edited: boolean().notNull().default(false),
  writers: idList('writers'),
  machineTranslated: text('machine_translated').array().$type<Lang[]>().notNull().default([]),
  note: text(),
  publishAt: instant('publish_at'),
  expiresAt: instant('expires_at'),
  expiredAt: instant('expired_at'),
  deletedAt: instant('deleted_at'),
  viewsCount: bigint('views_count', { mode: 'number' }).notNull().default(0),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: reference('updated_by'),
});

export const postRevisions = pgTable(
  'post_revisions',
  {
    documentId: reference('document_id').notNull(),
    number: integer().notNull(),
    reason: text().$type<PostRevision['reason']>().notNull(),
    content: jsonb().$type<PostContent>().notNull(),
    machineTranslated: text('machine_translated').array().$type<Lang[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    createdBy: reference('created_by'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.number] })],
);

/** Links that show a working copy to whoever has one. */
export const postPreviews = pgTable('post_previews', {
  tokenHash: bytes('token_hash').primaryKey(),
  documentId: reference('document_id').notNull(),
  /** Null in links that the release before made: they show nothing. */
  createdBy: reference('created_by'),
  expiresAt: instant('expires_at').notNull(),
});

/** Links that show the site as visitors will see it at a time. */
export const sitePreviews = pgTable('site_previews', {
  tokenHash: bytes('token_hash').primaryKey(),
  shownAt: instant('shown_at').notNull(),
  path: text().notNull(),
  documentId: reference('document_id'),
  createdBy: reference('created_by').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Issues of the newsletter, and how far sending each has come. */
export const newsletterIssues = pgTable('newsletter_issues', {
  id: id(),
  version: integer().notNull().default(1),
  content: jsonb().$type<IssueContent>().notNull(),
  state: text().$type<IssueState>().notNull().default('draft'),
  writers: idList('writers'),
  sendAt: instant('send_at'),
  startedAt: instant('started_at'),
  sentAt: instant('sent_at'),
  total: integer(),
  queued: integer().notNull().default(0),
  lastSubscriberId: reference('last_subscriber_id').notNull().default(0),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: reference('updated_by'),
});

/** What the staff say about posts. */
export const postComments = pgTable('post_comments', {
  id: id(),
  documentId: reference('document_id').notNull(),
  parentId: reference('parent_id'),
  lang: text().$type<Lang>().notNull(),
  quote: text().notNull().default(''),
  before: text().notNull().default(''),
  after: text().notNull().default(''),
  body: text().notNull(),
  proposal: text(),
  accepted: boolean().notNull().default(false),
  createdAt: instant('created_at').notNull(),
  createdBy: reference('created_by'),
  resolvedAt: instant('resolved_at'),
});

/** Who looks at what at the content desk. */
export const deskPresence = pgTable('desk_presence', {
  streamId: uuid('stream_id').primaryKey(),
  userId: reference('user_id').notNull(),
  subject: text().notNull(),
  seenAt: instant('seen_at').notNull(),
});

/** Records that somebody changed in the browser since their collection was last imported; an empty id is the list itself. */
export const contentEdits = pgTable(
  'content_edits',
  { collection: text().notNull(), record: text().notNull(), editedAt: instant('edited_at').notNull() },
  (table) => [primaryKey({ columns: [table.collection, table.record] })],
);

/** What records held before they were changed in the browser, or before an import wrote over that. */
export const recordRevisions = pgTable('record_revisions', {
  id: id(),
  collection: text().notNull(),
  record: text().notNull(),
  reason: text().$type<RecordRevision['reason']>().notNull(),
  content: jsonb().$type<ContentRecord>().notNull(),
  replacedAt: instant('replaced_at').notNull(),
  replacedBy: reference('replaced_by'),
});
