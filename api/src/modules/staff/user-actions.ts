import { isDeepStrictEqual } from 'node:util';
import { roles } from '@clinic/contracts';
import type { AdminUser, ChangeRole, LimitKind, UserAction } from '@clinic/contracts/account';
import { limitKinds } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import type { AuditedAction } from '../../audit.ts';
import type { Tx } from '../../db/database.ts';
import { retryLostRace } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import { forgetFactors } from '../auth/factors.ts';
import { limitNamesOf } from '../auth/limit-names.ts';
import type { Actor } from '../auth/session.ts';
import { endSessionsOf } from '../auth/session.ts';
import { auditingRefusals } from '../moderation/refusals.ts';
import { notifyOfUserAction } from './user-messages.ts';
import { presentUser } from './present.ts';
import * as repo from './repo.ts';

/** A request of an admin about somebody's account. */
export interface UserRequest {
  readonly admin: Actor;
  readonly userId: number;
  readonly requestId: string;
}

type Details = NonNullable<AuditedAction['details']>;
type Change = (tx: Tx, user: repo.UserRow) => Promise<Details>;

const subjectOf = (userId: number) => `user:${userId}`;

/**
 * Changes another person's account, ends its sessions so that the change counts at once, notifies its owner and records the
 * action in the audit log. Admins cannot change their own account, so that one is always left: the rows of all admins are
 * locked, and a caller who is no longer among them is refused.
 * @throws {ClinicError} FORBIDDEN, NOT_FOUND, INVALID_TRANSITION, VALIDATION
 */
function changeAccount(
  services: Services,
  call: UserRequest,
  kind: UserAction | 'role',
  action: string,
  change: Change,
): Promise<AdminUser> {
  const { db, clock, audit, mail, settings } = services;
  const { admin, userId, requestId } = call;
  const named = { actor: admin, action, subject: subjectOf(userId), requestId };
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      const admins = await repo.lockAdmins(tx);
      if (!admins.includes(admin.userId) || userId === admin.userId) throw new ClinicError('FORBIDDEN');
      const user = await repo.lockUser(tx, userId);
      if (!user) throw new ClinicError('NOT_FOUND');
      const details = await change(tx, user);
      await endSessionsOf(tx, userId);
      await notifyOfUserAction({ tx, mail, now }, userId, kind);
      const changed = await repo.findListedUser(tx, userId, { now, settings });
      if (!changed) throw new ClinicError('NOT_FOUND');
      await audit.record(tx, { ...named, at: now, details });
      return presentUser(changed, admin.userId, (await limitNamesOf(tx, [changed.user])).get(userId));
    });
  return auditingRefusals(services, named, () => retryLostRace(transaction));
}

/** Ids in one order, each once. */
const sorted = (ids: readonly number[] = []) => [...new Set(ids)].sort((a, b) => a - b);

/**
 * Gives an account another role, or other limits: a role that nothing is said of covers the whole clinic. A doctor's account is
 * that of one doctor who practises and has none yet.
 */
export function changeRole(services: Services, call: UserRequest, request: ChangeRole): Promise<AdminUser> {
  return changeAccount(services, call, 'role', 'user.role-changed', async (tx, user) => {
    const { role } = request;
    const doctorId = role === roles.doctor ? (request.doctor_id ?? null) : null;
    const limits = { specialties: sorted(request.specialties), branches: sorted(request.branches) };
    const before = { specialties: sorted(user.limitSpecialties), branches: sorted(user.limitBranches) };
    if (role === user.roleId && doctorId === user.doctorId && isDeepStrictEqual(limits, before))
      throw new ClinicError('INVALID_TRANSITION');
    if (doctorId !== null && doctorId !== user.doctorId) {
      const free = await repo.doctorsWithoutAccount(tx);
      if (!free.some(({ id }) => id === doctorId)) throw invalidField('doctor_id', 'validation.invalid');
    }
    for (const kind of limitKinds) {
      // A branch that was closed since stays until somebody takes it away: without it the role may cover the whole clinic.
      const added = limits[kind].filter((id) => !before[kind].includes(id));
      if ((await repo.countKnown(tx, kind, added)) < added.length) throw invalidField(kind, 'validation.unknown');
    }
    await repo.updateUser(tx, user.id, {
      ...{ roleId: role, doctorId, limitSpecialties: limits.specialties, limitBranches: limits.branches },
    });
    return { from: user.roleId, to: role, doctor: doctorId, ...saidOf(limits) };
  });
}

/** Limits as the audit log has them, if there are any. */
const saidOf = (limits: Readonly<Record<LimitKind, readonly number[]>>) =>
  Object.fromEntries(limitKinds.flatMap((kind) => (limits[kind].length > 0 ? [[kind, limits[kind].join(' ')]] : [])));

/** The only state that an action starts from, and the state after it. */
const states = { lock: ['active', 'locked'], unlock: ['locked', 'active'] } as const;

const auditActions: Record<UserAction, string> = {
  lock: 'user.locked',
  unlock: 'user.unlocked',
  'sign-out': 'user.signed-out',
  'reset-factors': 'user.factors-reset',
};

/** Locks an account, unlocks it, signs it out everywhere, or removes the second factors that its owner has lost. */
export function applyUserAction(services: Services, call: UserRequest, action: UserAction): Promise<AdminUser> {
  return changeAccount(services, call, action, auditActions[action], async (tx, user): Promise<Details> => {
    if (action === 'sign-out') return {};
    if (action === 'reset-factors') {
      if (!user.secondFactor) throw new ClinicError('INVALID_TRANSITION');
      await forgetFactors(tx, user.id);
      return {};
    }
    const [from, to] = states[action];
    if (user.status !== from) throw new ClinicError('INVALID_TRANSITION');
    await repo.updateUser(tx, user.id, { status: to });
    return { from, to };
  });
}
