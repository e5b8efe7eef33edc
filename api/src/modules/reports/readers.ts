import type { FastifyRequest } from 'fastify';
import { ClinicError } from '../../http/errors.ts';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../auth/session.ts';
import { worksAtDesk } from '../content-desk/policy.ts';
import { onlyRoles, recordRefusal } from '../moderation/refusals.ts';
import { qaSpecialtiesWithin, staffFor } from '../moderation/staff.ts';

/** More than anybody reads. */
const requests: Limit = { scope: 'reports', most: 120, minutes: 1 };

/** Route hook: refuses everybody whose role reads no report of the kind. */
export const readersOnly = (services: Services, reads: (role: number) => boolean) => {
  const admit = onlyRoles(services, 'reports', reads);
  return async (request: FastifyRequest) => {
    await countByAccount(services.db, requests, request, actorOf(request).userId, services.clock());
    await admit(request);
  };
};

/** Whose questions the caller reads about: their own QA specialities, or null for all of them. */
export async function questionsOf(
  request: FastifyRequest,
  services: Services,
): Promise<{ qaSpecialtyIds: readonly number[] | null; mayOpen: boolean }> {
  const actor = actorOf(request);
  const staff = await staffFor(services.db, actor);
  if (staff === null && !worksAtDesk(actor.role)) {
    await recordRefusal(services, { actor, requestId: request.id, action: 'reports.entered', subject: 'reports' });
    throw new ClinicError('FORBIDDEN');
  }
  const ids = staff === null ? await qaSpecialtiesWithin(services.db, actor.limits) : staff.qaSpecialtyIds;
  return { qaSpecialtyIds: ids && [...ids], mayOpen: staff !== null };
}
