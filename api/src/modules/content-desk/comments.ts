import type { PostComment, WriteComment } from '@clinic/contracts/content/desk';
import type { Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { CommentRow } from './comment-repo.ts';
import * as repo from './comment-repo.ts';
import type { DeskCall } from './document-change.ts';
import { mayOpenPost, subjectOf } from './document-change.ts';
import { lockDocument } from './repo.ts';

/** Most comments and replies of a post. */
const mostComments = 500;

const said = ({ id, body, createdAt, by }: CommentRow) => ({ id, body, at: createdAt.toISOString(), by });

function presentComments(rows: readonly CommentRow[]): PostComment[] {
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((row) => ({
      ...said(row),
      ...{ lang: row.lang, quote: row.quote, before: row.before, after: row.after },
      ...{ proposal: row.proposal, resolved: row.resolvedAt !== null, accepted: row.accepted },
      replies: rows.filter(({ parentId }) => parentId === row.id).map(said),
    }));
}

/** What was said about a post, to whoever may open it. */
export async function readComments(
  { db }: Pick<Services, 'db'>,
  { editor, postId }: Pick<DeskCall, 'editor' | 'postId'>,
): Promise<PostComment[]> {
  if (!(await mayOpenPost(db, editor, postId))) throw new ClinicError('NOT_FOUND');
  return presentComments(await repo.commentsOf(db, postId));
}

/**
 * Changes what is said about a post, with its row of the audit log. The post itself, its version and its writers stay as they
 * are: a reviewer who comments may still approve.
 * @throws {ClinicError} NOT_FOUND, INVALID_TRANSITION in the recycle bin or with too many comments
 */
function changeComments(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  { editor, postId, requestId }: DeskCall,
  action: string,
  change: (tx: Tx, now: Date) => Promise<number>,
): Promise<PostComment[]> {
  return db.transaction(async (tx) => {
    const now = clock();
    const document = await lockDocument(tx, postId, editor);
    if (!document) throw new ClinicError('NOT_FOUND');
    if (document.deletedAt !== null) throw new ClinicError('INVALID_TRANSITION');
    const comment = await change(tx, now);
    const comments = presentComments(await repo.commentsOf(tx, postId));
    await audit.record(tx, {
      ...{ at: now, actor: editor, action, subject: subjectOf(postId), requestId, details: { comment } },
    });
    return comments;
  });
}

async function assertRoom(tx: Tx, postId: number): Promise<void> {
  if ((await repo.countComments(tx, postId)) >= mostComments) throw new ClinicError('INVALID_TRANSITION');
}

async function commentOf(tx: Tx, postId: number, id: number) {
  const comment = await repo.findComment(tx, postId, id);
  if (!comment) throw new ClinicError('NOT_FOUND');
  return comment;
}

/** Says something about a passage of a text, or about the whole. */
export const writeComment = (services: Services, call: DeskCall, comment: WriteComment) =>
  changeComments(services, call, comment.proposal === null ? 'post.commented' : 'post.suggested', async (tx, now) => {
    await assertRoom(tx, call.postId);
    const by = { documentId: call.postId, createdAt: now, createdBy: call.editor.userId };
    return repo.insertComment(tx, { ...comment, ...by });
  });

/** Replies to a comment. One that was resolved is open again. */
export const replyToComment = (services: Services, call: DeskCall, id: number, body: string) =>
  changeComments(services, call, 'post.comment-replied', async (tx, now) => {
    await assertRoom(tx, call.postId);
    const { lang } = await commentOf(tx, call.postId, id);
    await repo.setResolved(tx, id, null);
    const by = { documentId: call.postId, createdAt: now, createdBy: call.editor.userId };
    return repo.insertComment(tx, { ...by, parentId: id, lang, body });
  });

/** Says that a comment needs nothing more, or that it does after all. */
export const resolveComment = (services: Services, call: DeskCall, id: number, resolved: boolean) =>
  changeComments(services, call, resolved ? 'post.comment-resolved' : 'post.comment-reopened', async (tx, now) => {
    await commentOf(tx, call.postId, id);
    await repo.setResolved(tx, id, resolved ? now : null);
    return id;
  });
