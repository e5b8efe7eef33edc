import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LoginResponse } from '@clinic/contracts';
import { ChangePassword } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { isFromBrowser } from '../../http/forgery-guard.ts';
import { refusePoorPassword } from '../auth/password-policy.ts';
import { hashPassword } from '../auth/passwords.ts';
import { presentLogin } from '../auth/present.ts';
import { notifyOfSecurityChange } from '../auth/security-messages.ts';
import {
  actorOf,
  confirmedActorOf,
  lockOwnAccount,
  renewSession,
  setSessionCookies,
  signedIn,
} from '../auth/session.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import { updateUser } from './repo.ts';

/** Change of the password by somebody who is signed in and knows it (S76, ASVS 7.4.3, 7.5.1). */
export async function passwordRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, audit, mail, settings } = services;

  app.post(
    '/api/account/password',
    {
      onRequest: signedIn,
      schema: {
        tags: ['account'],
        summary: 'Change my password; all other sessions end, and this one is renewed',
        body: ChangePassword,
        response: { 200: LoginResponse },
      },
    },
    async (request, reply) => {
      const { user } = actorOf(request);
      // The password alone does not change that of an account with a second factor.
      const actor = user.secondFactor ? confirmedActorOf(request, clock()) : actorOf(request);
      await confirmPassword(services, actor, request.body.current_password);
      await refusePoorPassword(request.body.password, [user.email, user.phone ?? '', user.name], settings.clinic.name);
      const passwordHash = await hashPassword(request.body.password);
      const now = clock();
      const { token, sid } = await db.transaction(async (tx) => {
        await lockOwnAccount(tx, actor);
        await notifyOfSecurityChange({ tx, mail, now }, user, 'account.password-changed');
        await updateUser(tx, user.id, { passwordHash, passwordChangedAt: now });
        const opened = await renewSession(tx, actor, {
          bound: isFromBrowser(request),
          userAgent: request.headers['user-agent'] ?? '',
          now,
        });
        const subject = `user:${user.id}`;
        await audit.record(tx, { at: now, actor, action: 'account.password-changed', subject, requestId: request.id });
        return opened;
      });
      if (sid !== null) setSessionCookies(reply, settings, { user, token, sid });
      return presentLogin(user, token);
    },
  );
}
