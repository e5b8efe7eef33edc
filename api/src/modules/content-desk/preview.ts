import { dayMs, hourMs } from '../../durations.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { hashOfToken, newToken } from '../../secret-tokens.ts';
import type { DeskCall } from './document-change.ts';
import { assertAtDesk, mayStillOpenPost, subjectOf } from './document-change.ts';
import * as repo from './repo.ts';

/** How long a link shows a working copy, in milliseconds. */
const durationOfPreview = dayMs;

/** Most links of an account that have not run out. */
const mostPreviews = 50;

/**
 * Makes a link that shows the working copy of a post, as it is whenever it is opened, to whoever has it.
 * @throws {ClinicError} NOT_FOUND, also in the recycle bin; RATE_LIMITED with too many that have not run out
 */
export function makePreview(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  { editor, postId, requestId }: DeskCall,
): Promise<{ token: string; expires_at: string }> {
  return db.transaction(async (tx) => {
    const now = clock();
    await assertAtDesk(tx, editor, postId);
    if ((await repo.countPreviews(tx, editor.userId, now)) >= mostPreviews)
      throw new ClinicError('RATE_LIMITED', { retryAfterSeconds: hourMs / 1000 });
    const token = newToken();
    const expiresAt = new Date(now.getTime() + durationOfPreview);
    await repo.insertPreview(tx, {
      tokenHash: hashOfToken(token),
      documentId: postId,
      createdBy: editor.userId,
      expiresAt,
    });
    await audit.record(tx, {
      ...{ at: now, actor: editor, action: 'post.preview-made', subject: subjectOf(postId), requestId },
    });
    return { token, expires_at: expiresAt.toISOString() };
  });
}

/**
 * The working copy that a link shows; undefined when the link has run out or was never made, when the post is in the recycle
 * bin, and when whoever made the link may not open the post themselves any more.
 */
export async function previewed({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string) {
  const found = await repo.findPreview(db, hashOfToken(token), clock());
  if (!found || found.document.deletedAt !== null) return undefined;
  const { document, maker } = found;
  return (await mayStillOpenPost(db, maker, document.id)) ? document : undefined;
}
