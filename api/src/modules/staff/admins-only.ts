import type { FastifyRequest } from 'fastify';
import { roles } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { actorOf } from '../auth/session.ts';
import { recordRefusal } from '../desk/refusals.ts';

/** Route hook: everybody but admins is turned away before anything of the request is read, and that is written down (V26). */
export const adminsOnly = (services: Services) => async (request: FastifyRequest) => {
  const actor = actorOf(request);
  if (actor.role === roles.admin) return;
  await recordRefusal(services, { actor, requestId: request.id, action: 'admin.entered', subject: 'admin' });
  throw new ClinicError('FORBIDDEN');
};
