import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { LoginResponse } from '@clinic/contracts';
import { ConfirmSession, FactorChoice, SecondFactor, SessionStanding } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { publicOriginOf } from '../../http/public-origin.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { confirmPassword } from './confirm-password.ts';
import * as factors from './factor-repo.ts';
import { optionsOfUse } from './passkeys.ts';
import { forgetPasswordStep, passwordStepOf } from './password-step.ts';
import type { UserRow } from './repo.ts';
import type { FactorUse } from './second-factor.ts';
import { checkSecondFactor } from './second-factor.ts';
import { isStaff } from './session-policy.ts';
import { actorOf, signedIn } from './session.ts';

/** With what an account can be shown to be one's own, and what the browser has to sign for it. */
async function choiceOf(
  services: Services,
  use: { user: UserRow; purpose: FactorUse['purpose']; origin: string },
): Promise<FactorChoice> {
  const { db } = services;
  const totp = (await factors.totpOf(db, use.user.id)) !== undefined;
  const recovery = (await factors.countRecoveryCodes(db, use.user.id)) > 0;
  return { data: { totp, recovery, passkey: await optionsOfUse(services, use) } };
}

/** The second step of a sign-in; and how the holder of a session shows again that it is theirs. */
export async function secondFactorRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, audit, settings } = services;
  const tags = ['session'];

  app.get(
    '/api/login/second-factor',
    {
      config: { keptUnderLoad: true },
      schema: {
        tags,
        summary: 'What the second step of my sign-in can be, after the password',
        response: { 200: FactorChoice },
      },
    },
    async (request) => {
      const { user } = await passwordStepOf(request, services);
      return choiceOf(services, { user, purpose: 'sign-in', origin: publicOriginOf(request, settings) });
    },
  );

  app.post(
    '/api/login/second-factor',
    {
      config: { keptUnderLoad: true },
      schema: {
        tags,
        summary: 'Complete a sign-in with a code of the app, a recovery code or a passkey',
        body: SecondFactor,
        response: { 200: LoginResponse },
      },
    },
    async (request, reply) => {
      const { user, isNewDevice } = await passwordStepOf(request, services);
      const use = {
        user,
        purpose: 'sign-in',
        origin: publicOriginOf(request, settings),
        requestId: request.id,
      } as const;
      const factor = await checkSecondFactor(services, use, request.body);
      const response = await completeSignIn(services, { request, reply }, { user, isNewDevice, factor });
      forgetPasswordStep(reply);
      return response;
    },
  );

  app.get(
    '/api/session',
    {
      config: { admitsHeld: ['locked', 'unenrolled'] },
      onRequest: signedIn,
      schema: { tags, summary: 'Whether my session can do anything', response: { 200: SessionStanding } },
    },
    async (request) => {
      const { held, user } = actorOf(request);
      const { idleMs } = settings.staffSessions;
      const idle = isStaff(user) && idleMs !== null ? idleMs / 60_000 : null;
      return { data: { locked: held === 'locked', enrol: held === 'unenrolled', idle_minutes: idle } };
    },
  );

  app.post(
    '/api/session/lock',
    {
      config: { admitsHeld: ['locked', 'unenrolled'] },
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Lock my session until I show again that it is mine; sessions of patients stay open',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      if (isStaff(actor.user) && actor.held !== 'locked') {
        const subject = `user:${actor.userId}`;
        await db.transaction(async (tx) => {
          await factors.lockSession(tx, actor.sessionId, clock());
          await audit.record(tx, { at: clock(), actor, action: 'session.locked', subject, requestId: request.id });
        });
      }
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/session/confirm/options',
    {
      config: { admitsHeld: ['locked', 'unenrolled'] },
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'With what, besides the password, I can show that my session is mine',
        response: { 200: FactorChoice },
      },
    },
    async (request) => {
      const { user } = actorOf(request);
      return choiceOf(services, { user, purpose: 'confirm', origin: publicOriginOf(request, settings) });
    },
  );

  app.post(
    '/api/session/confirm',
    {
      config: { admitsHeld: ['locked', 'unenrolled'] },
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Show that my session is mine, by password or second factor; a locked one is open again',
        body: ConfirmSession,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { user } = actor;
      const shown = request.body;
      if ('password' in shown) await confirmPassword(services, actor, shown.password, 'password');
      else {
        const origin = publicOriginOf(request, settings);
        await checkSecondFactor(services, { user, purpose: 'confirm', origin, requestId: request.id }, shown);
      }
      const by = 'password' in shown ? 'password' : 'factor';
      const subject = `user:${actor.userId}`;
      await db.transaction(async (tx) => {
        const now = clock();
        await factors.confirmSession(tx, actor.sessionId, { by, now });
        const done = { at: now, actor, action: 'session.confirmed', subject, requestId: request.id };
        await audit.record(tx, { ...done, details: { by } });
      });
      return reply.code(204).send(null);
    },
  );
}
