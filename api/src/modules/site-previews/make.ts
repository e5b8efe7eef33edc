import { internalPath } from '@clinic/contracts';
import type { MadeSitePreview, MakeSitePreview } from '@clinic/contracts/content/desk';
import { sitePreviewPath } from '@clinic/contracts/host';
import type { LimitedPerson } from '../../db/staff-limits.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { hashOfToken, newToken } from '../../secret-tokens.ts';
import { assertAtDesk, subjectOf } from '../content-desk/document-change.ts';
import { worksAtDesk } from '../content-desk/policy.ts';
import { durationOfPreview, isWithinReach, mostPreviews } from './policy.ts';
import * as repo from './repo.ts';

interface PreviewCall {
  readonly actor: LimitedPerson & { readonly role: number };
  readonly requestId: string;
}

/**
 * Makes a link that shows the site at a time to whoever has it.
 * @throws {ClinicError} VALIDATION, also with too many that have not run out; NOT_FOUND for a post that is not there, and
 *   for any with a role that opens none
 */
export function makePreview(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  { actor, requestId }: PreviewCall,
  { at, path, post }: MakeSitePreview,
): Promise<MadeSitePreview['data']> {
  const shownAt = new Date(at);
  return db.transaction(async (tx) => {
    const now = clock();
    if (Number.isNaN(shownAt.getTime()) || !isWithinReach(shownAt, now))
      throw invalidField('at', 'desk.sitePreview.range');
    if (internalPath(path, '') !== path) throw invalidField('path', 'validation.invalid');
    if (post !== null && !worksAtDesk(actor.role)) throw new ClinicError('NOT_FOUND');
    if (post !== null) await assertAtDesk(tx, actor, post);
    if ((await repo.countPreviews(tx, actor.userId, now)) >= mostPreviews)
      throw invalidField('at', 'desk.sitePreview.tooMany');
    const token = newToken();
    const expiresAt = new Date(now.getTime() + durationOfPreview);
    const by = { createdBy: actor.userId, expiresAt };
    await repo.insertPreview(tx, { tokenHash: hashOfToken(token), shownAt, path, documentId: post, ...by });
    await audit.record(tx, {
      ...{ at: now, actor, action: 'site.preview-made', subject: post === null ? 'site' : subjectOf(post), requestId },
      details: { at: shownAt.toISOString() },
    });
    return { link: sitePreviewPath(token), at: shownAt.toISOString(), expires_at: expiresAt.toISOString() };
  });
}
