import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { PostDetailResponse } from '@clinic/contracts/content';
import { clinicToday } from '@clinic/contracts/time';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { postShown } from '../posts/post-shown.ts';
import { previewed } from './preview.ts';

const Token = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

/** Working copies for whoever has a link to one: no account is needed, and no cache keeps the answer. */
export async function postPreviewRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const shown = postShown(services.db);

  app.get(
    '/api/post-previews/:token',
    {
      schema: {
        tags: ['content-desk'],
        summary: 'What a post would look like, by a link that expires',
        params: Token,
        response: { 200: PostDetailResponse },
      },
    },
    async (request) => {
      const document = await previewed(services, request.params.token);
      if (!document) throw new ClinicError('NOT_FOUND');
      return { data: await shown(document.id, document.content, clinicToday(services.clock())) };
    },
  );
}
