import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { roles } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import type { Db } from '../../db/database.ts';
import { doctors, doctorSpecialties, qaSpecialties } from '../../db/schema.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Actor } from '../auth/session.ts';
import { actorOf } from '../auth/session.ts';
import type { Staff } from './policy.ts';
import { recordRefusal } from './refusals.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller as somebody who works at the desk; set by {@link staffOnly}. */
    staff: Staff | null;
  }
}

/** The QA specialities of a doctor's own specialities; null when the doctor does not practise here any more. */
async function specialtiesOf(db: Db, doctorId: number): Promise<Set<number> | null> {
  const rows = await db
    .select({ id: qaSpecialties.id })
    .from(doctors)
    .leftJoin(doctorSpecialties, eq(doctorSpecialties.doctorId, doctors.id))
    .leftJoin(qaSpecialties, eq(qaSpecialties.specialtyId, doctorSpecialties.specialtyId))
    .where(and(eq(doctors.id, doctorId), eq(doctors.active, true)));
  return rows.length === 0 ? null : new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Who the caller is at the desk; null for everybody who has nothing to do there. */
export async function staffFor(db: Db, { userId, role, user }: Actor): Promise<Staff | null> {
  if (role === roles.moderator || role === roles.admin) return { kind: 'moderator', userId, role };
  if (role !== roles.doctor || user.doctorId === null) return null;
  const qaSpecialtyIds = await specialtiesOf(db, user.doctorId);
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
