import type { BulkAction, BulkOutcome } from '@clinic/contracts/content/desk';
import { ClinicError, codeOf } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { actOnPost } from './actions.ts';
import type { DeskCall } from './document-change.ts';

/**
 * Does the same to several posts, one after the other: each in a transaction of its own, with its own authorisation and its
 * own row of the audit log. One that is refused keeps none of the others from it. Where the clinic's system fails after some
 * were done, the answer says which, and the others are not tried.
 * @param onFailure receives such a failure
 * @throws what the system failed with before anything was done
 */
export async function actOnPosts(
  services: Services,
  by: Omit<DeskCall, 'postId'>,
  { action, posts }: BulkAction,
  onFailure: (error: unknown) => void,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], failed: [] };
  for (const [place, { id, version }] of posts.entries()) {
    try {
      await actOnPost(services, { ...by, postId: id }, action, { version });
      outcome.done.push(id);
    } catch (error) {
      if (error instanceof ClinicError) {
        outcome.failed.push({ id, code: error.code, fields: Object.keys(error.errors ?? {}) });
        continue;
      }
      if (outcome.done.length === 0) throw error;
      onFailure(error);
      const code = codeOf(error);
      outcome.failed.push(...posts.slice(place).map((post) => ({ id: post.id, code, fields: [] })));
      break;
    }
  }
  return outcome;
}
