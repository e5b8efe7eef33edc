import type { FastifyRequest } from 'fastify';
import { scheduleRoles } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Actor } from '../auth/session.ts';
import { actorOf } from '../auth/session.ts';
import { isConfirmedForWork } from '../auth/session-policy.ts';
import { onlyRoles } from '../moderation/refusals.ts';

/** A request of a schedule manager, as the audit log knows it. */
export interface ScheduleCall {
  readonly actor: Actor;
  readonly requestId: string;
}

/** Route hook: refuses everybody but schedule managers and admins. */
export const schedulesOnly = (services: Services) =>
  onlyRoles(services, 'schedules', (role) => scheduleRoles.includes(role));

/** The caller behind {@link schedulesOnly}. */
export const callOf = (request: FastifyRequest): ScheduleCall => ({ actor: actorOf(request), requestId: request.id });

/**
 * The same for what moves or cancels visits: the caller has shown of late that the session is theirs.
 * @throws {ClinicError} CONFIRMATION_REQUIRED
 */
export function confirmedCallOf({ clock, settings }: Services, request: FastifyRequest): ScheduleCall {
  const call = callOf(request);
  if (!isConfirmedForWork(call.actor, settings, clock())) throw new ClinicError('CONFIRMATION_REQUIRED');
  return call;
}

/** How the history of an appointment names the caller. */
export const actorName = ({ actor }: ScheduleCall) => `staff:${actor.userId}`;
