import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { consentRoutes } from './consent-routes.ts';
import { contactChangeRoutes } from './contact-routes.ts';
import { dataRoutes } from './data-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** What the owner of an account sees and changes of it (S19, E8). */
export async function accountRoutes(app: FastifyInstance, services: Services): Promise<void> {
  for (const routes of [sessionRoutes, passwordRoutes, contactChangeRoutes, profileRoutes, consentRoutes, dataRoutes]) {
    await routes(app, services);
  }
}
