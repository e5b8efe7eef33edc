import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { listRoutes } from './list-routes.ts';
import { receptionOnly } from './staff.ts';
import { visitRoutes } from './visit-routes.ts';

/**
 * The reception desk (E10): for the reception and admins; doctors look at the days of their own. Whatever is done, read or
 * refused is a row of the audit log (V26).
 */
export async function receptionRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  instance.decorateRequest('receptionist', null);
  instance.addHook('onRequest', receptionOnly(services));
  listRoutes(instance, services);
  visitRoutes(instance, services);
}
