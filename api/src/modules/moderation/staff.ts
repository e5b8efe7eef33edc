import type { FastifyRequest } from 'fastify';
import { roles } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import type { Db } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Actor } from '../auth/session.ts';
import { actorOf } from '../auth/session.ts';
import type { Staff } from './policy.ts';
import { recordRefusal } from './refusals.ts';
import { qaSpecialtiesWithin, specialtiesOfDoctor } from './staff-repo.ts';

export { qaSpecialtiesWithin };

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller as one of the staff; set by {@link staffOnly}. */
    staff: Staff | null;
  }
}

/** Who of the staff the caller is; null for everybody else. */
export async function staffFor(db: Db, { userId, role, user, limits }: Actor): Promise<Staff | null> {
  if (role === roles.moderator || role === roles.admin)
    return { kind: 'moderator', userId, role, qaSpecialtyIds: await qaSpecialtiesWithin(db, limits) };
  if (role !== roles.doctor || user.doctorId === null) return null;
  const qaSpecialtyIds = await specialtiesOfDoctor(db, user.doctorId);
  return qaSpecialtyIds && { kind: 'doctor', userId, role, doctorId: user.doctorId, qaSpecialtyIds };
}

/** Route hook: visitors and patients are turned away before anything of the request is read. */
export const staffOnly = (services: Services) => async (request: FastifyRequest) => {
  const actor = actorOf(request);
  request.staff = await staffFor(services.db, actor);
  if (request.staff) return;
  await recordRefusal(services, { actor, requestId: request.id, action: 'desk.entered', subject: 'desk' });
  throw new ClinicError('FORBIDDEN');
};

/** The caller behind {@link staffOnly}. */
export function staffOf(request: FastifyRequest): Staff {
  if (!request.staff) throw new Error('this route is not for staff only');
  return request.staff;
}
