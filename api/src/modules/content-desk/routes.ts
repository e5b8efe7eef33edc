import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  ActOnPost,
  BulkAction,
  BulkOutcomeResponse,
  CreatePost,
  deskActions,
  DeskChoices,
  DeskPostResponse,
  DeskPostsQuery,
  DeskPostsResponse,
  MadePreview,
  RestoreRevision,
  RevisionParams,
  RevisionResponse,
  SavedPost,
  SavePost,
} from '@clinic/contracts/content/desk';
import type { DeskAction } from '@clinic/contracts/content/desk';
import { describeForLog } from '@clinic/node';
import { allPictures } from '../../content/pictures.ts';
import { snakeKeys } from '../../db/field-names.ts';
import { ClinicError } from '../../http/errors.ts';
import { IdParams } from '../../http/params.ts';
import type { Services } from '../../services.ts';
import { searchPatterns } from '../posts/search-patterns.ts';
import { actOnPost } from './actions.ts';
import { beginPost } from './begin.ts';
import { actOnPosts } from './bulk.ts';
import { mayOpenPost, readPost } from './document-change.ts';
import { editorOf, editorsOnly } from './editors.ts';
import { listPosts } from './list-repo.ts';
import { rightsOf } from './policy.ts';
import { presentListed, presentRevision } from './present.ts';
import { makePreview } from './preview.ts';
import { categoriesAndDoctors, findRevision } from './repo.ts';
import { restoreRevision, savePost } from './save.ts';

const perPart = 30;

/** Two texts of the longest kind, in letters of two bytes, with what surrounds them. */
const longestPost = 512 * 1024;

const summaries: Record<DeskAction, string> = {
  submit: 'Hand a post over to the medical reviewer',
  return: 'Give a post back to its writers',
  approve: 'Say that a post is medically right',
  publish: 'Show the working copy to visitors',
  schedule: 'Set the time at which a post is published',
  expire: 'Set the time at which a post leaves the site',
  unpublish: 'Take a post off the site',
  current: 'Say that a language is still right although the other was changed',
  discard: 'Drop the changes that visitors have not seen',
  delete: 'Put a post into the recycle bin',
  recover: 'Take a post out of the recycle bin',
};

function placeOf(before: string | undefined) {
  if (before === undefined) return null;
  const [time = 0, id = 0] = before.split('-').map(Number);
  return { updatedAt: new Date(time), id };
}

/**
 * The content desk, where authors, medical reviewers and publishers work on articles and news. What each of them may do with a
 * post is decided in `policy.ts`; every change and refusal is a row of the audit log.
 */
export async function contentDeskRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const { db, files } = services;
  instance.addHook('onRequest', editorsOnly(services));
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['content-desk'];

  app.get(
    '/api/content-desk/posts',
    {
      schema: {
        tags,
        summary: 'Articles and news with their working copies, 30 at a time, the last changed first',
        querystring: DeskPostsQuery,
        response: { 200: DeskPostsResponse },
      },
    },
    async (request) => {
      const { list, type, search, before } = request.query;
      const person = editorOf(request, services);
      const filter = { list, type, person, words: searchPatterns(search) ?? [], before: placeOf(before) };
      const rows = await listPosts(db, filter, perPart + 1);
      const shown = rows.slice(0, perPart);
      const last = rows.length > perPart ? shown.at(-1) : undefined;
      return {
        data: {
          posts: shown.map(presentListed),
          next: last ? `${last.updatedAt.getTime()}-${last.id}` : null,
          may: rightsOf(person.role),
        },
      };
    },
  );

  app.get(
    '/api/content-desk/choices',
    { schema: { tags, summary: 'What a post can refer to', response: { 200: DeskChoices } } },
    async (request) => {
      const { limits } = editorOf(request, services);
      const { categories, doctors, formerDoctors } = await categoriesAndDoctors(db, limits);
      return {
        data: {
          categories: categories.map(snakeKeys),
          doctors: doctors.map(snakeKeys),
          former_doctors: formerDoctors.map(snakeKeys),
          pictures: await allPictures(files),
          translates: services.settings.translator !== null,
        },
      };
    },
  );

  app.post(
    '/api/content-desk/posts',
    { schema: { tags, summary: 'Begin a post', body: CreatePost, response: { 201: DeskPostResponse } } },
    async (request, reply) => {
      const caller = { editor: editorOf(request, services), requestId: request.id };
      return reply.code(201).send({ data: await beginPost(services, caller, request.body.type) });
    },
  );

  app.post(
    '/api/content-desk/posts/bulk',
    {
      schema: {
        tags,
        summary: 'Do the same to several posts',
        body: BulkAction,
        response: { 200: BulkOutcomeResponse },
      },
    },
    async (request) => {
      const by = { editor: editorOf(request, services), requestId: request.id };
      const onFailure = (error: unknown) =>
        request.log.error({ failure: describeForLog(error) }, 'an action on several posts failed before its end');
      return { data: await actOnPosts(services, by, request.body, onFailure) };
    },
  );

  app.get(
    '/api/content-desk/posts/:id',
    { schema: { tags, summary: 'A post, whole', params: IdParams, response: { 200: DeskPostResponse } } },
    async (request) => ({ data: await readPost(db, editorOf(request, services), request.params.id) }),
  );

  app.post(
    '/api/content-desk/posts/:id',
    {
      bodyLimit: longestPost,
      schema: {
        tags,
        summary: 'Keep what was written; visitors see nothing of it yet',
        params: IdParams,
        body: SavePost,
        response: { 200: SavedPost },
      },
    },
    async (request) => {
      const call = { editor: editorOf(request, services), postId: request.params.id, requestId: request.id };
      return { data: await savePost(services, call, request.body) };
    },
  );

  app.get(
    '/api/content-desk/posts/:id/revisions/:number',
    {
      schema: { tags, summary: 'A revision of a post', params: RevisionParams, response: { 200: RevisionResponse } },
    },
    async (request) => {
      const { id, number } = request.params;
      const isTheirs = await mayOpenPost(db, editorOf(request, services), id);
      const found = isTheirs ? await findRevision(db, id, number) : undefined;
      if (!found) throw new ClinicError('NOT_FOUND');
      return { data: { ...presentRevision(found), content: found.content } };
    },
  );

  app.post(
    '/api/content-desk/posts/:id/revisions/:number/restore',
    {
      schema: {
        tags,
        summary: 'Make a revision the working copy again',
        params: RevisionParams,
        body: RestoreRevision,
        response: { 200: DeskPostResponse },
      },
    },
    async (request) => {
      const { id, number } = request.params;
      const call = { editor: editorOf(request, services), postId: id, requestId: request.id };
      return { data: await restoreRevision(services, call, request.body.version, number) };
    },
  );

  app.post(
    '/api/content-desk/posts/:id/previews',
    {
      schema: {
        tags,
        summary: 'Make a link that shows the working copy for a day to whoever has it',
        params: IdParams,
        response: { 201: MadePreview },
      },
    },
    async (request, reply) => {
      const call = { editor: editorOf(request, services), postId: request.params.id, requestId: request.id };
      return reply.code(201).send({ data: await makePreview(services, call) });
    },
  );

  for (const action of deskActions) {
    app.post(
      `/api/content-desk/posts/:id/${action}`,
      {
        schema: {
          tags,
          summary: summaries[action],
          params: IdParams,
          body: ActOnPost,
          response: { 200: DeskPostResponse },
        },
      },
      async (request) => {
        const call = { editor: editorOf(request, services), postId: request.params.id, requestId: request.id };
        return { data: await actOnPost(services, call, action, request.body) };
      },
    );
  }
}
