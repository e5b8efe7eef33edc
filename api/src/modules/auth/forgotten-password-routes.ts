import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ForgotPassword, ResetPassword } from '@clinic/contracts/account';
import * as accountPaths from '@clinic/contracts/account/paths';
import type { Services } from '../../services.ts';
import { dropCookie } from '../../http/cookies.ts';
import { ClinicError } from '../../http/errors.ts';
import { languageOf } from '../../http/language.ts';
import { countFromNetwork, networkOf } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { decryptForCookie, readEncryptedCookie, setEncryptedCookie } from '../../http/encrypted-cookie.ts';
import { forget, reset, resetCookie } from './forgotten-password.ts';
import { rememberDevice } from './known-device.ts';

/** New passwords from one address, also those that are refused: judging one takes time. */
const forms: Limit = { scope: 'reset-address', most: 30, minutes: 60 };

/** Links of an invitation that are opened from one address: each of them deciphers. */
const invitations: Limit = { scope: 'invitation-address', most: 30, minutes: 60 };

/** A forgotten password (S17, S144): a code by e-mail or SMS, good in the browser that asked for it. */
export async function forgottenPasswordRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, cipher } = services;
  const tags = ['session'];

  app.post(
    '/api/password/forgot',
    {
      schema: {
        tags,
        summary: 'Have a code sent for a new password; the same answer whether or not there is an account',
        body: ForgotPassword,
        response: { 202: z.null() },
      },
    },
    async (request, reply) => {
      const { identifier } = request.body;
      const kept = await forget(services, { identifier, lang: languageOf(request), network: networkOf(request) });
      setEncryptedCookie(reply, cipher, resetCookie, kept);
      return reply.code(202).send(null);
    },
  );

  app.get(
    '/api/password/invitation',
    {
      schema: {
        tags,
        summary: 'Open the link of an invited administrator: on to the page that takes its code and a password',
        querystring: z.object({ key: z.string().max(1000) }),
        response: { 303: z.null() },
      },
    },
    async (request, reply) => {
      await countFromNetwork(db, invitations, networkOf(request), clock());
      const kept = decryptForCookie(cipher, resetCookie, request.query.key);
      if (!kept) throw new ClinicError('NOT_FOUND');
      setEncryptedCookie(reply, cipher, resetCookie, kept);
      return reply.header('cache-control', 'no-store').redirect(accountPaths.passwordReset(), 303);
    },
  );

  app.post(
    '/api/password/reset',
    {
      schema: {
        tags,
        summary: 'Choose a new password with a code; all sessions of the account end',
        body: ResetPassword,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await countFromNetwork(db, forms, networkOf(request), clock());
      const kept = readEncryptedCookie(request, cipher, resetCookie);
      if (!kept) throw new ClinicError('OTP_EXPIRED');
      const { code, password } = request.body;
      const user = await reset(services, { ...kept, code, password, requestId: request.id });
      dropCookie(reply, resetCookie.name);
      rememberDevice(request, reply, cipher, user);
      return reply.code(204).send(null);
    },
  );
}
