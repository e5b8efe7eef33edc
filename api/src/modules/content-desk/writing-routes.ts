import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DeskPostResponse } from '@clinic/contracts/content/desk';
import {
  CheckedLinks,
  CheckLinks,
  ConfirmTranslation,
  TermsResponse,
  TranslatePost,
  TranslationResponse,
} from '@clinic/contracts/content/writing';
import { snakeKeys } from '../../db/field-names.ts';
import { countByAccount } from '../../http/network.ts';
import { IdParams } from '../../http/params.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { leadNowhere } from './check-links.ts';
import { editorOf, editorsOnly } from './editors.ts';
import { allTerms } from './term-repo.ts';
import { confirmTranslation, translatePart } from './translate.ts';

/** The longest links of a call, with what surrounds them. */
const longestLinks = 512 * 1024;

/** Parts that somebody has translated: some twenty articles an hour, and no way to use up what the clinic pays for. */
const translations: Limit = { scope: 'translations', most: 200, minutes: 60 };

/** What helps somebody while they write: links that lead nowhere, the glossary, and drafts of a translation. */
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

  app.post(
    '/api/content-desk/posts/:id/translation',
    {
      schema: {
        tags,
        summary: 'A part of a post in another of its languages, translated by a machine',
        params: IdParams,
        body: TranslatePost,
        response: { 200: TranslationResponse },
      },
    },
    async (request) => {
      const editor = editorOf(request, services);
      await countByAccount(db, translations, request, editor.userId, clock());
      const call = { editor, postId: request.params.id, requestId: request.id };
      const report = (reason: string) => request.log.warn({ reason }, 'the translation service failed');
      return { data: await translatePart(services, call, request.body, report) };
    },
  );

  app.post(
    '/api/content-desk/posts/:id/translation/confirmation',
    {
      schema: {
        tags,
        summary: 'Say that a machine translation was read and is right',
        params: IdParams,
        body: ConfirmTranslation,
        response: { 200: DeskPostResponse },
      },
    },
    async (request) => {
      const call = { editor: editorOf(request, services), postId: request.params.id, requestId: request.id };
      return { data: await confirmTranslation(services, call, request.body) };
    },
  );
}
