import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { clinicMobile, CurrentUser } from '@clinic/contracts';
import { ChangeEmail, ChangePhone, ConfirmChange } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { networkOf } from '../../http/network.ts';
import { invalidField } from '../../http/errors.ts';
import { isFromBrowser } from '../../http/forgery-guard.ts';
import { currentUser } from '../auth/current-user.ts';
import { actorOf, confirmedActorOf, setAccountHints, signedIn } from '../auth/session.ts';
import { askForChange, confirmChange } from './contact-change.ts';
import type { ContactWay } from './repo.ts';

/** Change of the e-mail address and of the mobile number, each proved by a code that is sent there (ASVS 7.5.1). */
export async function contactChangeRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['account'];

  app.post(
    '/api/account/email',
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Send a code to the e-mail address that my account is to have',
        body: ChangeEmail,
        response: { 202: z.null() },
      },
    },
    async (request, reply) => {
      const actor = confirmedActorOf(request, services.clock());
      const target = request.body.email.toLowerCase();
      if (target === actor.user.email.toLowerCase()) throw invalidField('email', 'settings.errors.sameEmail');
      await askForChange(services, actor, { what: 'email', target, network: networkOf(request) });
      return reply.code(202).send(null);
    },
  );

  app.post(
    '/api/account/phone',
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Send a code to the mobile number that my account is to have',
        body: ChangePhone,
        response: { 202: z.null() },
      },
    },
    async (request, reply) => {
      const actor = confirmedActorOf(request, services.clock());
      const target = clinicMobile(request.body.phone);
      if (target === null) throw invalidField('phone', 'validation.phone');
      if (target === actor.user.phone) throw invalidField('phone', 'settings.errors.samePhone');
      await askForChange(services, actor, { what: 'phone', target, network: networkOf(request) });
      return reply.code(202).send(null);
    },
  );

  const confirmations: { what: ContactWay; summary: string }[] = [
    { what: 'email', summary: 'Confirm the new e-mail address with its code' },
    { what: 'phone', summary: 'Confirm the new mobile number with its code' },
  ];
  for (const { what, summary } of confirmations) {
    app.post(
      `/api/account/${what}/confirm`,
      { onRequest: signedIn, schema: { tags, summary, body: ConfirmChange, response: { 200: CurrentUser } } },
      async (request, reply) => {
        const { code } = request.body;
        const user = await confirmChange(services, actorOf(request), { what, code, request });
        if (isFromBrowser(request)) setAccountHints(reply, user);
        return currentUser(services.db, user);
      },
    );
  }
}
