import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { CheckedLinks, CheckLinks, TermsResponse } from '@clinic/contracts/content/writing';
import { snakeKeys } from '../../db/field-names.ts';
import type { Services } from '../../services.ts';
import { leadNowhere } from './check-links.ts';
import { editorsOnly } from './editors.ts';
import { allTerms } from './term-repo.ts';

/** The longest links of a call, with what surrounds them. */
const longestLinks = 512 * 1024;

/** What the desk says about a text while somebody writes it. None of it changes anything. */
export async function writingRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const { db, clock } = services;
  instance.addHook('onRequest', editorsOnly(services));
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['content-desk'];

  app.post(
    '/api/content-desk/links',
    {
      bodyLimit: longestLinks,
      schema: {
        tags,
        summary: 'Which of some paths of this site lead to no page',
        body: CheckLinks,
        response: { 200: CheckedLinks },
      },
    },
    async (request) => ({ data: { nowhere: [...(await leadNowhere(db, request.body.links, clock()))] } }),
  );

  app.get(
    '/api/content-desk/terms',
    { schema: { tags, summary: 'The glossary of the clinic', response: { 200: TermsResponse } } },
    async () => ({ data: (await allTerms(db)).map(snakeKeys) }),
  );
}
