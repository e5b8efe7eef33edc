import type { FastifyRequest } from 'fastify';
import { roles } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { actorOf } from '../auth/session.ts';
import { recordRefusal } from '../moderation/refusals.ts';

/** Route hook: refuses everybody but admins before anything of the request is read, and records the refusal. */
export const adminsOnly = (services: Services) => async (request: FastifyRequest) => {
  const actor = actorOf(request);
  if (actor.role === roles.admin) return;
  await recordRefusal(services, { actor, requestId: request.id, action: 'admin.entered', subject: 'admin' });
  throw new ClinicError('FORBIDDEN');
};
