import type { DeskPostDetails, PostContent } from '@clinic/contracts/content/desk';
import { lockContent } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/database.ts';
import type { LimitedPerson } from '../../db/staff-limits.ts';
import { limitsOf } from '../../db/staff-limits.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { Editor } from './policy.ts';
import { worksAtDesk } from './policy.ts';
import { factsOf, presentDetails } from './present.ts';
import * as repo from './repo.ts';
import type { ChangeResult } from './versioned-change.ts';
import { changeVersioned } from './versioned-change.ts';

/** A request of an editor about one post. */
export interface DeskCall {
  readonly editor: Editor;
  readonly postId: number;
  readonly requestId: string;
}

/** What a change works on: the working copy, kept from changing until it is done, and what visitors see. */
export interface DocumentChange {
  readonly tx: Tx;
  readonly editor: Editor;
  readonly document: repo.DocumentRow;
  readonly published: PostContent | null;
  readonly now: Date;
}

export const subjectOf = (id: number) => `post:${id}`;

/** What the policy has to know of a post for one editor. */
export const factsFor = async (
  db: Parameters<typeof repo.readDocument>[0],
  { limits }: Editor,
  document: repo.DocumentRow,
  published: PostContent | null,
) => factsOf(document, published, await repo.coversPublished(db, published, limits));

/** A post as the caller sees it, whole. */
export async function readPost(db: Parameters<typeof repo.readDocument>[0], editor: Editor, id: number) {
  const found = await repo.readDocument(db, id, editor);
  if (!found) throw new ClinicError('NOT_FOUND');
  const published = await repo.publishedContent(db, id);
  const facts = await factsFor(db, editor, found.document, published);
  return presentDetails(editor, { ...found, facts }, published, await repo.revisionsOf(db, id));
}

/** Whether there is such a post, and somebody's role covers it. */
export const mayOpenPost = async (db: Parameters<typeof repo.readDocument>[0], person: LimitedPerson, id: number) =>
  (await repo.readDocument(db, id, person)) !== undefined;

/**
 * Whether whoever made a link to a post may still open the post themselves: what somebody made outlives neither their account nor
 * their role.
 */
export async function mayStillOpenPost(
  db: Parameters<typeof repo.readDocument>[0],
  maker: Parameters<typeof limitsOf>[0] & { id: number; roleId: number; status: string },
  id: number,
): Promise<boolean> {
  if (maker.status !== 'active' || !worksAtDesk(maker.roleId)) return false;
  return mayOpenPost(db, { userId: maker.id, limits: limitsOf(maker) }, id);
}

/**
 * Finds out whether a post is at somebody's desk, and not in the recycle bin.
 * @throws {ClinicError} NOT_FOUND
 */
export async function assertAtDesk(
  db: Parameters<typeof repo.readDocument>[0],
  person: LimitedPerson,
  id: number,
): Promise<void> {
  const found = await repo.readDocument(db, id, person);
  if (!found || found.document.deletedAt !== null) throw new ClinicError('NOT_FOUND');
}

/**
 * Changes a post in one transaction with its row of the audit log. `version` is the one that the caller saw. One that publishes
 * waits for imports and other publications.
 * @throws {ClinicError} NOT_FOUND, EDIT_CONFLICT, and what `change` throws
 */
export function changeDocument(
  services: Pick<Services, 'db' | 'clock' | 'audit'>,
  { editor, postId, requestId }: DeskCall,
  { version, action, publishes = false }: { version: number; action: string; publishes?: boolean },
  change: (change: DocumentChange) => Promise<Omit<ChangeResult<never>, 'result'>>,
): Promise<DeskPostDetails> {
  return changeVersioned(
    services,
    { editor, requestId, subject: subjectOf(postId), action, version },
    async (tx) => {
      if (publishes) await lockContent(tx);
      return repo.lockDocument(tx, postId, editor);
    },
    async (tx, document, now) => {
      const published = await repo.publishedContent(tx, postId);
      const noted = await change({ tx, editor, document, published, now });
      return { ...noted, result: await readPost(tx, editor, postId) };
    },
  );
}
