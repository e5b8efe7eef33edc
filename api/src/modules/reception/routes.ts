import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { listRoutes } from './list-routes.ts';
import { receptionOnly } from './staff.ts';
import { visitRoutes } from './visit-routes.ts';

/**
 * The reception: for receptionists and admins; doctors read the days of their own. Every action, reading and refusal is a row
 * of the audit log.
 */
export async function receptionRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  instance.decorateRequest('receptionist', null);
  instance.addHook('onRequest', receptionOnly(services));
  listRoutes(instance, services);
  visitRoutes(instance, services);
}
