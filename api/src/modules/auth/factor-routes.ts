import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  AddedFactor,
  AddPasskey,
  ConfirmTotp,
  FactorsResponse,
  NewPasskeyOptions,
  NewRecoveryCodes,
  NewTotp,
  RenamePasskey,
} from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { digits, IdParams } from '../../http/params.ts';
import { publicOriginOf } from '../../http/public-origin.ts';
import {
  addPasskey,
  confirmNewTotp,
  factorsOf,
  offerNewTotp,
  removePasskey,
  removeTotp,
  renameOwnPasskey,
  renewRecoveryCodes,
} from './factors.ts';
import { optionsOfNew } from './passkeys.ts';
import { actorOf, confirmedActorOf, signedIn } from './session.ts';

/** The second factors of an account. Whoever changes them has shown of late that the session is theirs. */
export async function factorRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { clock, settings } = services;
  const tags = ['account'];
  // Whoever has to set one up can.
  const route = { config: { admitsHeld: ['unenrolled'] as const }, onRequest: signedIn };

  app.get(
    '/api/account/factors',
    { ...route, schema: { tags, summary: 'My second factors', response: { 200: FactorsResponse } } },
    async (request) => ({ data: await factorsOf(services, actorOf(request).user) }),
  );

  app.post(
    '/api/account/passkeys/options',
    {
      ...route,
      schema: { tags, summary: 'What my browser makes a new passkey with', response: { 200: NewPasskeyOptions } },
    },
    async (request) => {
      const { user } = confirmedActorOf(request, clock());
      return { data: await optionsOfNew(services, { user, origin: publicOriginOf(request, settings) }) };
    },
  );

  app.post(
    '/api/account/passkeys',
    {
      ...route,
      schema: {
        tags,
        summary: 'Add a passkey; with the first factor come recovery codes, and all other sessions end',
        body: AddPasskey,
        response: { 201: AddedFactor },
      },
    },
    async (request, reply) => {
      const actor = confirmedActorOf(request, clock());
      const call = { actor, requestId: request.id, origin: publicOriginOf(request, settings) };
      return reply.code(201).send({ data: await addPasskey(services, call, request.body) });
    },
  );

  app.patch(
    `/api/account/passkeys/:id(${digits})`,
    {
      ...route,
      schema: {
        tags,
        summary: 'Call a passkey something else',
        params: IdParams,
        body: RenamePasskey,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await renameOwnPasskey(services, actorOf(request), request.params.id, request.body.name);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `/api/account/passkeys/:id(${digits})`,
    { ...route, schema: { tags, summary: 'Remove a passkey', params: IdParams, response: { 204: z.null() } } },
    async (request, reply) => {
      const actor = confirmedActorOf(request, clock());
      await removePasskey(services, { actor, requestId: request.id }, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/account/totp',
    {
      ...route,
      schema: { tags, summary: 'A new secret for my authenticator app', response: { 200: NewTotp } },
    },
    async (request) => ({ data: await offerNewTotp(services, confirmedActorOf(request, clock()).user) }),
  );

  app.post(
    '/api/account/totp/confirm',
    {
      ...route,
      schema: {
        tags,
        summary: 'Show by a code that my app has the secret; with the first factor come recovery codes',
        body: ConfirmTotp,
        response: { 200: AddedFactor },
      },
    },
    async (request) => {
      const actor = confirmedActorOf(request, clock());
      return { data: await confirmNewTotp(services, { actor, requestId: request.id }, request.body.code) };
    },
  );

  app.delete(
    '/api/account/totp',
    { ...route, schema: { tags, summary: 'Remove my authenticator app', response: { 204: z.null() } } },
    async (request, reply) => {
      const actor = confirmedActorOf(request, clock());
      await removeTotp(services, { actor, requestId: request.id });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/account/recovery-codes',
    {
      ...route,
      schema: {
        tags,
        summary: 'New recovery codes in the place of all that I had',
        response: { 200: NewRecoveryCodes },
      },
    },
    async (request) => {
      const actor = confirmedActorOf(request, clock());
      return { data: { recovery_codes: await renewRecoveryCodes(services, { actor, requestId: request.id }) } };
    },
  );
}
