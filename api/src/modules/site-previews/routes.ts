import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { MadeSitePreview, MakeSitePreview } from '@clinic/contracts/content/desk';
import * as contentPaths from '@clinic/contracts/content/paths';
import { SitePreviewResponse } from '@clinic/contracts/host';
import { ClinicError } from '../../http/errors.ts';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../auth/session.ts';
import { onlyRoles } from '../moderation/refusals.ts';
import { makePreview } from './make.ts';
import { mayPreview } from './policy.ts';

/** More than anybody looks at. */
const requests: Limit = { scope: 'site-previews', most: 60, minutes: 60 };

/** The site as visitors will see it at a time, by a link that expires. */
export async function sitePreviewRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['content-desk'];
  const admit = onlyRoles(services, 'site-previews', mayPreview);

  app.post(
    '/api/content-desk/site-previews',
    {
      onRequest: async (request) => {
        await countByAccount(services.db, requests, request, actorOf(request).userId, services.clock());
        await admit(request);
      },
      schema: {
        tags,
        summary: 'Make a link that shows the site as visitors will see it at a time, for a day, to whoever has it',
        body: MakeSitePreview,
        response: { 201: MadeSitePreview },
      },
    },
    async (request, reply) => {
      const call = { actor: actorOf(request), requestId: request.id };
      return reply.code(201).send({ data: await makePreview(services, call, request.body) });
    },
  );

  app.get(
    '/api/site-preview',
    {
      schema: {
        tags,
        summary: 'The preview of the site that a call is made in',
        description:
          'The header `X-Site-Preview` names it. A call with that header reads public content of another time.',
        response: { 200: SitePreviewResponse },
      },
    },
    async ({ sitePreview }) => {
      if (sitePreview === null) throw new ClinicError('NOT_FOUND');
      const { at, expiresAt, path } = sitePreview;
      return {
        data: { at: at.toISOString(), expires_at: expiresAt.toISOString(), path, other: contentPaths.sitePreviews() },
      };
    },
  );
}
