import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { LikeStatus, LikeToggle, ReportQuestion } from '@clinic/contracts/qa';
import { describeForLog } from '@clinic/node';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { isFromBrowser } from '../../http/forgery-guard.ts';
import { digits, IdParams } from '../../http/params.ts';
import { countFromNetwork, networkOf } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import { ensureVisitor, visitorHash, visitorOf } from '../../http/visitor.ts';
import { likeStatus, toggleLike } from './likes.ts';
import { reportQuestion } from './reports.ts';
import { viewCounter } from './view-counter.ts';
import { isShown } from './view-repo.ts';

/** E7: 10 a minute and 60 an hour for a visitor, and more for an address, behind which many may sit. */
const likes = {
  visitor: [
    { scope: 'like-minute', most: 10, minutes: 1 },
    { scope: 'like-hour', most: 60, minutes: 60 },
  ],
  address: [
    { scope: 'like-address-minute', most: 60, minutes: 1 },
    { scope: 'like-address-hour', most: 600, minutes: 60 },
  ],
} as const satisfies Record<string, readonly Limit[]>;
const reports = {
  visitor: { scope: 'report', most: 5, minutes: 24 * 60 },
  address: { scope: 'report-address', most: 30, minutes: 24 * 60 },
} as const satisfies Record<string, Limit>;

/** Likes, views and reports of readers, who need not sign in. */
export async function reactionRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, settings } = services;
  const tags = ['questions'];
  const answer = `/api/qa/answers/:id(${digits})`;
  const question = `/api/qa/questions/:id(${digits})`;

  const views = viewCounter(db, clock, (error) =>
    app.log.error({ failure: describeForLog(error) }, 'views could not be written'),
  );
  app.addHook('onClose', () => views.flush());

  app.get(
    `${answer}/like-status`,
    {
      schema: {
        tags,
        summary: 'How many like an answer, and whether this visitor does',
        params: IdParams,
        response: { 200: LikeStatus },
      },
    },
    async (request) => {
      const status = await likeStatus(db, request.params.id, visitorOf(request, settings));
      return { ...status, data: status };
    },
  );

  app.post(
    `${answer}/like`,
    {
      schema: {
        tags,
        summary: 'Like an answer, or take the like back',
        params: IdParams,
        response: { 200: LikeToggle },
      },
    },
    async (request, reply) => {
      const now = clock();
      for (const limit of likes.address) await countFromNetwork(db, limit, networkOf(request), now);
      const visitor = ensureVisitor(request, reply, settings);
      for (const limit of likes.visitor) await countAttempt(db, limit, visitor, now);
      const press = { answerId: request.params.id, visitor, address: networkOf(request).key, now };
      const toggled = await db.transaction((tx) => toggleLike(tx, press));
      return { ...toggled, data: toggled };
    },
  );

  app.post(
    `${question}/view`,
    {
      schema: {
        tags,
        summary: 'Counts a view, once for a visitor and an hour',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await isShown(db, id))) throw new ClinicError('NOT_FOUND');
      views.count({ questionId: id, visitorHash: visitorHash(request, settings, 'view'), at: clock() });
      return reply.code(204).send(null);
    },
  );

  /**
   * Counts a report and answers with what its reader is hashed by. A browser is given a number of its own, so that readers
   * who share an address are counted apart; the site's own server, which sends forms without script, has no cookies to keep.
   */
  const countReport = async (request: FastifyRequest, reply: FastifyReply, now: Date) => {
    await countFromNetwork(db, reports.address, networkOf(request), now);
    const visitor = isFromBrowser(request) ? ensureVisitor(request, reply, settings) : null;
    const hashFor = (purpose: string) => visitorHash(request, settings, purpose, visitor);
    await countAttempt(db, reports.visitor, hashFor('report').toString('base64'), now);
    return hashFor;
  };
  app.post(
    `${question}/reports`,
    {
      schema: {
        tags,
        summary: 'Tell the moderators what is wrong with a question',
        params: IdParams,
        body: ReportQuestion,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const now = clock();
      const hashFor = await countReport(request, reply, now);
      const { id } = request.params;
      const stored = { questionId: id, visitorHash: hashFor(`report ${id}`), report: request.body, now };
      await db.transaction((tx) => reportQuestion(tx, stored));
      return reply.code(204).send(null);
    },
  );
}
