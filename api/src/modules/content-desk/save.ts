import { isDeepStrictEqual } from 'node:util';
import type { Lang } from '@clinic/contracts';
import type { DeskPostDetails, PostContent, PostRevision, SavePost } from '@clinic/contracts/content/desk';
import { needsReview } from '@clinic/contracts/content/desk';
import type { AuditedAction } from '../../audit.ts';
import { isLimited } from '../../db/staff-limits.ts';
import { sanitiseTexts } from '../../content/sanitise-texts.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { acceptSuggestions } from './comment-repo.ts';
import type { DeskCall, DocumentChange } from './document-change.ts';
import { changeDocument } from './document-change.ts';
import { rightsOf } from './policy.ts';
import * as repo from './repo.ts';

/**
 * Makes some content the working copy of a post. A change of an approved text is not approved; one that leads back to what
 * visitors see leaves nothing to publish. Whose words were taken over wrote part of it.
 * @throws {ClinicError} VALIDATION for a reviewer whom the editor's role does not cover
 */
export async function writeContent(
  { tx, editor, document, published, now }: DocumentChange,
  content: PostContent,
  reason: PostRevision['reason'] | null,
  {
    suggestedBy = [],
    machineTranslated = document.machineTranslated,
  }: { suggestedBy?: readonly number[]; machineTranslated?: Lang[] } = {},
): Promise<void> {
  const { id } = document;
  const { reviewer } = content;
  if (reviewer !== null && isLimited(editor.limits) && !(await repo.coversDoctor(tx, reviewer, editor.limits)))
    throw invalidField('content.reviewer', 'validation.unknown');
  const isSame = isDeepStrictEqual(content, document.content);
  if (!isSame) {
    if (published !== null && !(await repo.hasRevisions(tx, id)))
      await repo.insertRevision(tx, id, { reason: 'imported', content: published, createdAt: now, createdBy: null });
    const isPublished = isDeepStrictEqual(content, published);
    await repo.updateDocument(tx, id, {
      ...{ content, publishAt: null, updatedAt: now, updatedBy: editor.userId },
      state: isPublished ? 'published' : 'draft',
      machineTranslated: isPublished ? [] : machineTranslated,
      writers: isPublished ? [] : [...new Set([...document.writers, ...suggestedBy, editor.userId])],
    });
  }
  if (reason === null) return;
  const by = { createdAt: now, createdBy: editor.userId };
  await repo.insertRevision(tx, id, { reason, content, machineTranslated, ...by });
}

/**
 * Refuses whoever does not write, and what lies in the recycle bin.
 * @throws {ClinicError} FORBIDDEN, INVALID_TRANSITION
 */
export function assertWritable({ editor, document }: Pick<DocumentChange, 'editor' | 'document'>): void {
  if (!rightsOf(editor.role).write) throw new ClinicError('FORBIDDEN');
  if (document.deletedAt !== null) throw new ClinicError('INVALID_TRANSITION');
}

/** What a reviewer reads: another address or picture is no other text. */
const readIn = ({ type, ar, en }: PostContent) => [
  type,
  ...[ar, en].flatMap(({ title, summary, html }) => [title, summary, html]),
];

/**
 * The day of the medical review, which only a review sets, and which is that of one doctor. What goes to no review is reviewed as
 * long as it says what that doctor read.
 */
function reviewDay(written: PostContent, { document, published }: DocumentChange): string | null {
  const isReviewed = (content: PostContent) =>
    content.reviewer === written.reviewer &&
    (needsReview(written.type) || isDeepStrictEqual(readIn(content), readIn(written)));
  const known = published === null ? [document.content] : [document.content, published];
  return known.find((content) => isReviewed(content) && content.reviewed_on !== null)?.reviewed_on ?? null;
}

/** Stores what an editor wrote, and which suggestions it takes over; nothing that visitors see changes. */
export async function savePost(
  services: Services,
  call: DeskCall,
  { version, content: written, keep, accepts }: SavePost,
): Promise<{ post: DeskPostDetails; removed: string[] }> {
  const { content: sanitised, removed } = await sanitiseTexts(written);
  const action = accepts.length > 0 ? 'post.suggestions-accepted' : keep ? 'post.saved' : 'post.edited';
  const post = await changeDocument(services, call, { version, action }, async (change) => {
    assertWritable(change);
    const content = { ...sanitised, reviewed_on: reviewDay(sanitised, change) };
    const accepted = accepts.length === 0 ? null : await acceptSuggestions(change.tx, call.postId, accepts, change.now);
    await writeContent(change, content, keep ? 'saved' : null, accepted ? { suggestedBy: accepted.by } : {});
    const details: AuditedAction['details'] = accepted === null ? {} : { comments: accepted.ids.join(' ') };
    return { details, isRoutine: accepted === null && !keep };
  });
  return { post, removed };
}

/** Makes a revision the working copy again. The address stays that of what visitors see. */
export function restoreRevision(services: Services, call: DeskCall, version: number, number: number) {
  return changeDocument(services, call, { version, action: 'post.restored' }, async (change) => {
    assertWritable(change);
    const revision = await repo.findRevision(change.tx, call.postId, number);
    if (!revision) throw new ClinicError('NOT_FOUND');
    const { published } = change;
    const of = (lang: 'ar' | 'en') => ({
      ...revision.content[lang],
      ...(published === null ? {} : { slug: published[lang].slug }),
    });
    await writeContent(change, { ...revision.content, ar: of('ar'), en: of('en') }, 'restored', {
      machineTranslated: revision.machineTranslated,
    });
    return { details: { revision: number } };
  });
}
