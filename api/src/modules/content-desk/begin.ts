import type { DeskPostDetails, PostContent } from '@clinic/contracts/content/desk';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { auditingRefusals } from '../moderation/refusals.ts';
import type { DeskCall } from './document-change.ts';
import { readPost, subjectOf } from './document-change.ts';
import { rightsOf } from './policy.ts';
import { insertDocument } from './repo.ts';

const nothing = { slug: '', title: '', summary: '', html: '' };

/** Begins a post, empty and seen by nobody but the desk. */
export function beginPost(
  services: Pick<Services, 'db' | 'clock' | 'audit'>,
  { editor, requestId }: Omit<DeskCall, 'postId'>,
  type: PostContent['type'],
): Promise<DeskPostDetails> {
  const { db, clock, audit } = services;
  const named = { actor: editor, action: 'post.begun', subject: 'content-desk', requestId };
  return auditingRefusals(services, named, () =>
    db.transaction(async (tx) => {
      if (!rightsOf(editor.role).write) throw new ClinicError('FORBIDDEN');
      const now = clock();
      const unknown = { category: '', image: '', reviewer: null, reviewed_on: null, published_on: null };
      const id = await insertDocument(tx, {
        ...{ content: { type, ...unknown, ar: nothing, en: nothing }, updatedAt: now, updatedBy: editor.userId },
      });
      const begun = await readPost(tx, editor, id);
      await audit.record(tx, { ...named, subject: subjectOf(id), at: now });
      return begun;
    }),
  );
}
