import type { FastifyRequest } from 'fastify';
import { roles } from '@clinic/contracts';
import { receptionRoles } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import type { Db } from '../../db/database.ts';
import { isLimited } from '../../db/staff-limits.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Actor } from '../auth/session.ts';
import { isConfirmedForWork } from '../auth/session-policy.ts';
import { actorOf } from '../auth/session.ts';
import { recordRefusal } from '../moderation/refusals.ts';
import { coveredDoctorIds, isPractising } from './doctor-repo.ts';
import type { Receptionist } from './policy.ts';
import { mayManageVisits } from './policy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller as a member of the reception; set by {@link receptionOnly}. */
    receptionist: Receptionist | null;
  }
}

/** Who of the reception the caller is; null for everybody else. */
export async function receptionistFor(db: Db, { userId, role, user, limits }: Actor): Promise<Receptionist | null> {
  if (receptionRoles.includes(role)) return { kind: 'reception', userId, role, limits };
  if (role !== roles.doctor || user.doctorId === null) return null;
  const practising = await isPractising(db, user.doctorId);
  return practising ? { kind: 'doctor', userId, role, limits, doctorId: user.doctorId } : null;
}

/** Ids of the doctors whose visits the caller may see; null for all of them. */
export async function doctorsSeenBy(db: Db, staff: Receptionist): Promise<readonly number[] | null> {
  if (staff.kind === 'doctor') return [staff.doctorId];
  return isLimited(staff.limits) ? coveredDoctorIds(db, staff.limits) : null;
}

/** Route hook: refuses callers who do not work at the reception, before anything of the request is read. */
export const receptionOnly = (services: Services) => async (request: FastifyRequest) => {
  const actor = actorOf(request);
  request.receptionist = await receptionistFor(services.db, actor);
  if (request.receptionist) return;
  await recordRefusal(services, { actor, requestId: request.id, action: 'reception.entered', subject: 'reception' });
  throw new ClinicError('FORBIDDEN');
};

/** Route hook behind {@link receptionOnly}: refuses doctors, who read only. */
export const managersOnly = (services: Services, action: string) => async (request: FastifyRequest) => {
  const staff = receptionistOf(request);
  if (mayManageVisits(staff)) return;
  await recordRefusal(services, { actor: staff, requestId: request.id, action, subject: 'reception' });
  throw new ClinicError('FORBIDDEN');
};

/**
 * Route hook behind {@link managersOnly}: who takes a visit away or moves it has shown of late that the session is theirs.
 * @throws {ClinicError} CONFIRMATION_REQUIRED
 */
export const confirmedOnly = (services: Services) => async (request: FastifyRequest) =>
  requireConfirmedForWork(services, request);

/** The same for a route that asks only for some of its requests. */
export function requireConfirmedForWork({ clock, settings }: Services, request: FastifyRequest): void {
  if (!isConfirmedForWork(actorOf(request), settings, clock())) throw new ClinicError('CONFIRMATION_REQUIRED');
}

/** The caller behind {@link receptionOnly}. */
export function receptionistOf(request: FastifyRequest): Receptionist {
  if (!request.receptionist) throw new Error('this route is not for the reception only');
  return request.receptionist;
}

/** How the history of an appointment names somebody of the clinic. */
export const actorName = ({ userId }: Receptionist) => `staff:${userId}`;
