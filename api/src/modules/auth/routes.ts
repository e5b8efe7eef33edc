import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { CurrentUser, emailPattern, LoginAnswer, LoginRequest, saudiMobile } from '@clinic/shared/contracts';
import type { Services } from '../../app.ts';
import { cookieNames } from '../../http/cookies.ts';
import { ClinicError } from '../../http/errors.ts';
import { isFromBrowser, setForgeryToken } from '../../http/forgery-guard.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { countAttempt, forgiveAttempt } from '../../http/rate-limit.ts';
import { countUnread } from '../notifications/unread.ts';
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

/** Failed sign-ins (E7). */
const perAccount: Limit = { scope: 'login-account', most: 10, minutes: 15 };
const perAddress: Limit = { scope: 'login-address', most: 10, minutes: 15 };

function accountOf(identifier: string): { email: string } | { phone: string } | null {
  const phone = saudiMobile(identifier);
  if (phone) return { phone };
  return emailPattern.test(identifier) ? { email: identifier.toLowerCase() } : null;
}

async function userBehind({ db, clock }: Services, request: FastifyRequest<{ Body: LoginRequest }>) {
  const account = accountOf(request.body.identifier);
  const accountKey = account ? Object.values(account).join() : request.body.identifier.toLowerCase();
  await countAttempt(db, perAddress, request.ip, clock());
  await countAttempt(db, perAccount, accountKey, clock());

  const user = account ? await repo.findUser(db, account) : undefined;
  if (!(await passwordMatches(user?.passwordHash, request.body.password)) || !user) {
    throw new ClinicError('INVALID_CREDENTIALS');
  }
  await forgiveAttempt(db, perAddress, request.ip);
  await forgiveAttempt(db, perAccount, accountKey);
  return user;
}

/** Sign-in, sign-out, anti-forgery token, who am I (S72–S78, Q28–Q30). */
export async function authRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, settings } = services;

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
    { schema: { tags: ['session'], summary: 'Sign in', body: LoginRequest, response: { 200: LoginAnswer } } },
    async (request, reply) => {
      const user = await userBehind(services, request);
      await endSessionOfCookie(db, request);
      const { token, sid } = await openSession(db, user, {
        bound: isFromBrowser(request),
        userAgent: request.headers['user-agent'] ?? '',
        now: clock(),
      });
      if (sid !== null) setSessionCookies(reply, settings, { user, token, sid });
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
