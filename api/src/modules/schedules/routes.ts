import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { leaveRoutes } from './leave-routes.ts';
import { schedulesOnly } from './staff.ts';
import { weekRoutes } from './week-routes.ts';

/**
 * Doctors' weeks and leave, for schedule managers and admins. Every change, every reading of visits and every refusal is a
 * row of the audit log.
 */
export async function scheduleRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  instance.addHook('onRequest', schedulesOnly(services));
  weekRoutes(instance, services);
  leaveRoutes(instance, services);
}
