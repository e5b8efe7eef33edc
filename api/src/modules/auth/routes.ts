import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { CurrentUser, LoginResponse, LoginRequest, roles } from '@clinic/contracts';
import { describeForLog } from '@clinic/node';
import type { Services } from '../../services.ts';
import { networkOf } from '../../http/network.ts';
import { cookieNames } from '../../http/cookies.ts';
import { ClinicError } from '../../http/errors.ts';
import { isFromBrowser, setForgeryToken } from '../../http/forgery-guard.ts';
import { identifierKey, identifierOf } from './identifier.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { currentUser } from './current-user.ts';
import { knownDevice } from './known-device.ts';
import { rememberPasswordStep } from './password-step.ts';
import { passwordMatches } from './passwords.ts';
import type { UserRow } from './repo.ts';
import * as repo from './repo.ts';
import { actorOf, dropSessionCookies, endSessionOfCookie, signedIn } from './session.ts';
import { acceptSignIn, countSignIn, withdrawSignIn } from './sign-in-guard.ts';

/** A wrong name or password; `user` is whose account it was tried on, which the response says to nobody. */
class RefusedSignIn extends ClinicError {
  readonly user: UserRow | undefined;

  constructor(user: UserRow | undefined) {
    super('INVALID_CREDENTIALS');
    this.user = user;
  }
}

/**
 * Notes a wrong password of a staff account in the audit log, when the response has left: a row that is written only for
 * them must not make it later. How many there can be, the sign-in guard limits.
 */
function recordRefusedSignIn(
  { db, clock, audit }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
) {
  if (user.roleId === roles.patient) return;
  const at = clock();
  reply.raw.once('close', () => {
    db.transaction((tx) =>
      audit.record(tx, {
        ...{ at, actor: null, action: 'session.opened', subject: `user:${user.id}`, requestId: request.id },
        ...{ result: 'refused', details: { code: 'INVALID_CREDENTIALS' } },
      }),
    ).catch((error: unknown) => {
      request.log.error({ failure: describeForLog(error) }, 'a refused sign-in could not be recorded');
    });
  });
}

async function userBehind({ db, clock, cipher }: Services, request: FastifyRequest<{ Body: LoginRequest }>) {
  const identifier = identifierOf(request.body.identifier);
  const user = identifier ? await repo.findUser(db, identifier) : undefined;
  const device = user ? knownDevice(request, cipher, user) : null;
  const signIn = { account: identifierKey(request.body.identifier), network: networkOf(request), device };
  await countSignIn(db, signIn, clock());
  const isRight = await passwordMatches(user?.passwordHash, request.body.password).catch(async (error: unknown) => {
    await withdrawSignIn(db, signIn, clock());
    throw error;
  });
  if (!isRight || !user) throw new RefusedSignIn(user);
  await acceptSignIn(db, signIn, clock());
  return { user, isNewDevice: device === null };
}

/** Sign-in, sign-out, anti-forgery token, who am I (S72–S78, Q28–Q30). */
export async function authRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, audit, settings } = services;

  app.get(
    '/api/csrf-cookie',
    {
      config: { keptUnderLoad: true },
      schema: { tags: ['session'], summary: 'Anti-forgery token as a cookie', response: { 204: z.null() } },
    },
    async (request, reply) => {
      setForgeryToken(reply, settings, request.cookies[cookieNames.sid] ?? '');
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/login',
    {
      config: { keptUnderLoad: true },
      schema: {
        tags: ['session'],
        summary: 'Sign in; SECOND_FACTOR_REQUIRED where the account asks for more than the password',
        body: LoginRequest,
        response: { 200: LoginResponse },
      },
    },
    async (request, reply) => {
      const { user, isNewDevice } = await userBehind(services, request).catch((error: unknown) => {
        if (error instanceof RefusedSignIn && error.user) recordRefusedSignIn(services, request, reply, error.user);
        throw error;
      });
      if (user.secondFactor) {
        rememberPasswordStep(reply, services, { user, isNewDevice });
        throw new ClinicError('SECOND_FACTOR_REQUIRED');
      }
      return completeSignIn(services, { request, reply }, { user, isNewDevice, factor: null });
    },
  );

  app.post(
    '/api/logout',
    {
      config: { admitsHeld: ['locked', 'unenrolled'] },
      schema: { tags: ['session'], summary: 'Sign out', response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { actor } = request;
      await db.transaction(async (tx) => {
        const ofToken = actor && (await repo.deleteSession(tx, { id: actor.sessionId }));
        const ofCookie = await endSessionOfCookie(tx, request);
        const userId = ofToken ?? ofCookie;
        if (userId === null) return;
        const subject = `user:${userId}`;
        await audit.record(tx, { at: clock(), actor, action: 'session.ended', subject, requestId: request.id });
      });
      if (isFromBrowser(request)) dropSessionCookies(reply, settings);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/user',
    {
      config: { keptUnderLoad: true, admitsHeld: ['locked', 'unenrolled'] },
      onRequest: signedIn,
      schema: { tags: ['session'], summary: 'Who is signed in', response: { 200: CurrentUser } },
    },
    async (request) => {
      const { user } = actorOf(request);
      return currentUser(db, user);
    },
  );
}
