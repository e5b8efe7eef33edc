import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginResponse } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { isFromBrowser } from '../../http/forgery-guard.ts';
import { notifyOfSignIn } from './auth-messages.ts';
import { rememberDevice } from './known-device.ts';
import { presentLogin } from './present.ts';
import type { UserRow } from './repo.ts';
import * as repo from './repo.ts';
import type { FactorKind } from './second-factor.ts';
import { endSessionOfCookie, openSession, setSessionCookies } from './session.ts';

/**
 * Opens the session of somebody who has shown who they are; the one that the browser had before ends.
 * @throws {ClinicError} INVALID_CREDENTIALS when the account was changed meanwhile
 */
export async function completeSignIn(
  { db, clock, mail, cipher, audit, settings }: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { user, isNewDevice, factor }: { user: UserRow; isNewDevice: boolean; factor: FactorKind | null },
): Promise<LoginResponse> {
  const now = clock();
  const { token, sid } = await db.transaction(async (tx) => {
    // Its sessions were ended while the password was looked at: that password may be the old one.
    if (!(await repo.holdUnchanged(tx, user))) throw new ClinicError('INVALID_CREDENTIALS');
    await endSessionOfCookie(tx, request);
    const opened = await openSession(tx, user, {
      bound: isFromBrowser(request),
      userAgent: request.headers['user-agent'] ?? '',
      now,
      factorShownAt: factor === null ? null : now,
    });
    if (isNewDevice) await notifyOfSignIn({ tx, mail, now }, settings.clinic.name, user);
    await audit.record(tx, {
      ...{ at: now, actor: { userId: user.id, role: user.roleId }, requestId: request.id },
      ...{ action: 'session.opened', subject: `user:${user.id}`, details: factor === null ? {} : { factor } },
    });
    return opened;
  });
  if (sid !== null) {
    setSessionCookies(reply, settings, { user, token, sid });
    rememberDevice(request, reply, cipher, user);
  }
  return presentLogin(user, token);
}
