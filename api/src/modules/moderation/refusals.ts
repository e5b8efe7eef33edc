import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import type { AuditedAction } from '../../audit.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import { actorOf } from '../auth/session.ts';

/** So that nobody fills the audit log with attempts: after these they are refused without a row. */
const refusals: Limit = { scope: 'desk-refused', most: 30, minutes: 60 };

type Attempt = Pick<AuditedAction, 'action' | 'subject' | 'requestId'> & {
  readonly actor: NonNullable<AuditedAction['actor']>;
};

/** Writes down that somebody who is signed in tried what they may not do (V26). */
export async function recordRefusal(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  attempt: Attempt,
): Promise<void> {
  const at = clock();
  await countAttempt(db, refusals, String(attempt.actor.userId), at);
  await db.transaction((tx) => audit.record(tx, { ...attempt, at, result: 'refused', details: { code: 'FORBIDDEN' } }));
}

/**
 * Route hook: refuses everybody whose role does not work in an area before anything of the request is read, and records it.
 * @param area as the audit log names it
 */
export const onlyRoles =
  (services: Pick<Services, 'db' | 'clock' | 'audit'>, area: string, worksThere: (role: number) => boolean) =>
  async (request: FastifyRequest): Promise<void> => {
    const actor = actorOf(request);
    if (worksThere(actor.role)) return;
    await recordRefusal(services, { actor, requestId: request.id, action: `${area}.entered`, subject: area });
    throw new ClinicError('FORBIDDEN');
  };

/** Runs an action of the staff and audits a refusal, outside of the transaction that it undoes. */
export async function auditingRefusals<T>(
  services: Pick<Services, 'db' | 'clock' | 'audit'>,
  attempt: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ClinicError && error.code === 'FORBIDDEN') await recordRefusal(services, attempt);
    throw error;
  }
}
