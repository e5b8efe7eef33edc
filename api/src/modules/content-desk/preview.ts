import { dayMs } from '../../durations.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { hashOfToken, newToken } from '../../secret-tokens.ts';
import type { DeskCall } from './document-change.ts';
import { subjectOf } from './document-change.ts';
import * as repo from './repo.ts';

/** How long a link shows a working copy, in milliseconds. */
const durationOfPreview = dayMs;

/** Makes a link that shows the working copy of a post, as it is whenever it is opened, to whoever has it. */
export function makePreview(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  { editor, postId, requestId }: DeskCall,
): Promise<{ token: string; expires_at: string }> {
  return db.transaction(async (tx) => {
    const now = clock();
    if (!(await repo.lockDocument(tx, postId, editor))) throw new ClinicError('NOT_FOUND');
    const token = newToken();
    const expiresAt = new Date(now.getTime() + durationOfPreview);
    await repo.insertPreview(tx, { tokenHash: hashOfToken(token), documentId: postId, expiresAt });
    await audit.record(tx, {
      ...{ at: now, actor: editor, action: 'post.preview-made', subject: subjectOf(postId), requestId },
    });
    return { token, expires_at: expiresAt.toISOString() };
  });
}

/** The working copy that a link shows; undefined when the link has run out, or was never made. */
export const previewed = ({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string) =>
  repo.previewedDocument(db, hashOfToken(token), clock());
