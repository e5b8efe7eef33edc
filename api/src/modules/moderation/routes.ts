import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { listRoutes } from './list-routes.ts';
import { questionRoutes } from './question-routes.ts';
import { staffOnly } from './staff.ts';

/**
 * Moderation of questions: for doctors, moderators and admins. What each of them may do with a question is decided in
 * `policy.ts`; a refusal is a row of the audit log.
 */
export async function moderationRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  instance.decorateRequest('staff', null);
  instance.addHook('onRequest', staffOnly(services));
  listRoutes(instance, services);
  questionRoutes(instance, services);
}
