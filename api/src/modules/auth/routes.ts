import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { CurrentUser, LoginResponse, LoginRequest } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import { networkOf } from '../../http/network.ts';
import { cookieNames } from '../../http/cookies.ts';
import { ClinicError } from '../../http/errors.ts';
import { isFromBrowser, setForgeryToken } from '../../http/forgery-guard.ts';
import { countUnread } from '../../messaging/unread.ts';
import { identifierKey, identifierOf } from './identifier.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { notifyOfSignIn } from './auth-messages.ts';
import { passwordMatches } from './passwords.ts';
import { presentCurrentUser, presentLogin } from './present.ts';
import * as repo from './repo.ts';
import {
  actorOf,
  dropSessionCookies,
  endSessionOfCookie,
  openSession,
  setSessionCookies,
  signedIn,
} from './session.ts';
import { acceptSignIn, countSignIn, withdrawSignIn } from './sign-in-guard.ts';

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
  if (!isRight || !user) throw new ClinicError('INVALID_CREDENTIALS');
  await acceptSignIn(db, signIn, clock());
  return { user, isNewDevice: device === null };
}

/** Sign-in, sign-out, anti-forgery token, who am I (S72–S78, Q28–Q30). */
export async function authRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, mail, cipher, settings } = services;

  app.get(
    '/api/csrf-cookie',
    { schema: { tags: ['session'], summary: 'Anti-forgery token as a cookie', response: { 204: z.null() } } },
    async (request, reply) => {
      setForgeryToken(reply, settings, request.cookies[cookieNames.sid] ?? '');
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/login',
    { schema: { tags: ['session'], summary: 'Sign in', body: LoginRequest, response: { 200: LoginResponse } } },
    async (request, reply) => {
      const { user, isNewDevice } = await userBehind(services, request);
      await endSessionOfCookie(db, request);
      const { token, sid } = await openSession(db, user, {
        bound: isFromBrowser(request),
        userAgent: request.headers['user-agent'] ?? '',
        now: clock(),
      });
      if (isNewDevice) await db.transaction((tx) => notifyOfSignIn({ tx, mail, now: clock() }, user));
      if (sid !== null) {
        setSessionCookies(reply, settings, { user, token, sid });
        rememberDevice(request, reply, cipher, user);
      }
      return presentLogin(user, token);
    },
  );

  app.post(
    '/api/logout',
    { schema: { tags: ['session'], summary: 'Sign out', response: { 204: z.null() } } },
    async (request, reply) => {
      if (request.actor) await repo.deleteSession(db, { id: request.actor.sessionId });
      await endSessionOfCookie(db, request);
      if (isFromBrowser(request)) dropSessionCookies(reply, settings);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/user',
    {
      onRequest: signedIn,
      schema: { tags: ['session'], summary: 'Who is signed in', response: { 200: CurrentUser } },
    },
    async (request) => {
      const { user } = actorOf(request);
      return presentCurrentUser(user, await countUnread(db, user.id));
    },
  );
}
