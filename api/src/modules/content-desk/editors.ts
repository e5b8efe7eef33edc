import type { FastifyRequest } from 'fastify';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../auth/session.ts';
import { onlyRoles } from '../moderation/refusals.ts';
import type { Editor } from './policy.ts';
import { worksAtDesk } from './policy.ts';

/** More than anybody writes and reads, with automatic savings. */
const requests: Limit = { scope: 'content-desk', most: 300, minutes: 1 };

/** Route hook: refuses callers who do not work at the content desk. */
export const editorsOnly = (services: Services) => {
  const admit = onlyRoles(services, 'content-desk', worksAtDesk);
  return async (request: FastifyRequest) => {
    await countByAccount(services.db, requests, request, actorOf(request).userId, services.clock());
    await admit(request);
  };
};

/** The caller behind {@link editorsOnly}. */
export function editorOf(request: FastifyRequest, { settings }: Pick<Services, 'settings'>): Editor {
  const { userId, role, limits } = actorOf(request);
  return { userId, role, limits, approvesOwn: settings.approvesOwnPosts };
}
