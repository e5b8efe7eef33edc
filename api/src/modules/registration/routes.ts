import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  RequestCode,
  Registration,
  RegistrationResponse,
  VerifiedResponse,
  VerifyPhone,
} from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { networkOf } from '../../http/network.ts';
import { dropCookie } from '../../http/cookies.ts';
import { ClinicError } from '../../http/errors.ts';
import { isFromBrowser } from '../../http/forgery-guard.ts';
import { languageOf } from '../../http/language.ts';
import { readEncryptedCookie, setEncryptedCookie } from '../../http/encrypted-cookie.ts';
import { rememberDevice } from '../auth/known-device.ts';
import { presentHolder, presentLogin } from '../auth/present.ts';
import { endSessionOfCookie, setAccountHints, setSessionCookies } from '../auth/session.ts';
import { countCodeRequest } from '../otp/limits.ts';
import { pendingCookie } from './pending.ts';
import { register } from './register.ts';
import { resendCode, sendCodeToMember } from './resend-code.ts';
import { openAccount, verifyOwnPhone } from './verify.ts';

const tags = ['registration'];
/** A registration, or the account of somebody who is signed in (Q31). */
const Params = z.object({ id: z.string().max(100) });

/** Opening an account, and showing that a number is one's own (S17, S76, Q31, Q32). */
export async function registrationRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, cipher, settings } = services;

  /** The registration that this browser began, if it is the one of the address. */
  const pendingIn = (request: FastifyRequest<{ Params: z.infer<typeof Params> }>) => {
    const pending = readEncryptedCookie(request, cipher, pendingCookie);
    return pending?.registration === request.params.id ? pending : null;
  };

  app.post(
    '/api/register',
    {
      schema: {
        tags,
        summary: 'Begin a registration; the same answer for addresses and numbers that have an account',
        body: Registration,
        response: { 202: RegistrationResponse },
      },
    },
    async (request, reply) => {
      const pending = await register(services, {
        form: request.body,
        lang: languageOf(request),
        network: networkOf(request),
      });
      setEncryptedCookie(reply, cipher, pendingCookie, pending);
      return reply.code(202).send({ data: { registration: pending.registration } });
    },
  );

  app.post(
    '/api/phone/verification/:id',
    {
      schema: {
        tags,
        summary: 'Use a code: opens the account of a registration and signs in, or verifies the number of a member',
        params: Params,
        body: VerifyPhone,
        response: { 200: VerifiedResponse },
      },
    },
    async (request, reply) => {
      const { code } = request.body;
      if (request.actor?.user.publicId === request.params.id) {
        const user = await verifyOwnPhone(services, request.actor.user, code);
        if (isFromBrowser(request)) setAccountHints(reply, user);
        return { access_token: null, user: presentHolder(user) };
      }
      if (!pendingIn(request)) throw new ClinicError('OTP_EXPIRED');
      const bound = isFromBrowser(request);
      const userAgent = request.headers['user-agent'] ?? '';
      const { user, token, sid } = await openAccount(services, request.params.id, {
        ...{ code, bound, userAgent },
        requestId: request.id,
      });
      await endSessionOfCookie(db, request);
      dropCookie(reply, pendingCookie.name);
      if (sid !== null) setSessionCookies(reply, settings, { user, token, sid });
      rememberDevice(request, reply, cipher, user);
      return presentLogin(user, token);
    },
  );

  app.post(
    '/api/phone/verification/:id/code',
    {
      schema: {
        tags,
        summary: 'Have another code sent, by SMS or, of a registration, by e-mail',
        params: Params,
        body: RequestCode,
        response: { 202: z.null() },
      },
    },
    async (request, reply) => {
      const codeRequest = { channel: request.body.channel, lang: languageOf(request), network: networkOf(request) };
      const pending = pendingIn(request);
      if (request.actor?.user.publicId === request.params.id)
        await sendCodeToMember(services, request.actor.user, codeRequest);
      else if (pending) await resendCode(services, pending, codeRequest);
      // An address that means nothing here is limited like any other, and answered like any other.
      else await countCodeRequest(db, { recipient: request.params.id, network: networkOf(request), now: clock() });
      return reply.code(202).send(null);
    },
  );
}
