import type { BulkAction, BulkOutcome } from '@clinic/contracts/content/desk';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { actOnPost } from './actions.ts';
import type { DeskCall } from './document-change.ts';

/**
 * Does the same to several posts, one after the other: each in a transaction of its own, with its own authorisation and its
 * own row of the audit log. One that is refused keeps none of the others from it.
 */
export async function actOnPosts(
  services: Services,
  by: Omit<DeskCall, 'postId'>,
  { action, posts }: BulkAction,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], failed: [] };
  for (const { id, version } of posts) {
    try {
      await actOnPost(services, { ...by, postId: id }, action, { version });
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof ClinicError)) throw error;
      outcome.failed.push({ id, code: error.code, fields: Object.keys(error.errors ?? {}) });
    }
  }
  return outcome;
}
