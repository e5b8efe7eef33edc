import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  CommentParams,
  PostCommentsResponse,
  ReplyToComment,
  ResolveComment,
  WriteComment,
} from '@clinic/contracts/content/desk';
import { IdParams } from '../../http/params.ts';
import type { Services } from '../../services.ts';
import { readComments, replyToComment, resolveComment, writeComment } from './comments.ts';
import { editorOf, editorsOnly } from './editors.ts';

/** What the staff say about a post. Everybody who may open it takes part; visitors never see any of it. */
export async function postCommentRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  instance.addHook('onRequest', editorsOnly(services));
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['content-desk'];
  const response = { 200: PostCommentsResponse };

  app.get(
    '/api/content-desk/posts/:id/comments',
    { schema: { tags, summary: 'What the staff say about a post', params: IdParams, response } },
    async (request) => ({
      data: await readComments(services, { editor: editorOf(request, services), postId: request.params.id }),
    }),
  );

  app.post(
    '/api/content-desk/posts/:id/comments',
    {
      schema: { tags, summary: 'Comment on a passage of a post', params: IdParams, body: WriteComment, response },
    },
    async (request) => {
      const call = { editor: editorOf(request, services), postId: request.params.id, requestId: request.id };
      return { data: await writeComment(services, call, request.body) };
    },
  );

  app.post(
    '/api/content-desk/posts/:id/comments/:comment/replies',
    { schema: { tags, summary: 'Reply to a comment', params: CommentParams, body: ReplyToComment, response } },
    async (request) => {
      const { id, comment } = request.params;
      const call = { editor: editorOf(request, services), postId: id, requestId: request.id };
      return { data: await replyToComment(services, call, comment, request.body.body) };
    },
  );

  app.post(
    '/api/content-desk/posts/:id/comments/:comment/resolution',
    {
      schema: {
        tags,
        summary: 'Resolve a comment, or open it again',
        params: CommentParams,
        body: ResolveComment,
        response,
      },
    },
    async (request) => {
      const { id, comment } = request.params;
      const call = { editor: editorOf(request, services), postId: id, requestId: request.id };
      return { data: await resolveComment(services, call, comment, request.body.resolved) };
    },
  );
}
