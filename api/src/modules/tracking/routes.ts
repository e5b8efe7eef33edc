import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { AddToQuestion, TrackedResponse, TrackRequest } from '@clinic/contracts/qa';
import { recordAction } from '../../audit.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { countAttempt, refundAttempt } from '../../http/rate-limit.ts';
import { flagsOf, needsReview } from '../asking/checks.ts';
import { hashOfAddress } from '../asking/limits.ts';
import { canAdd } from './policy.ts';
import { presentTracked } from './present.ts';
import * as repo from './repo.ts';

/** Wrong codes of an address. The one that is right costs nothing. */
const wrongCodes: Limit = { scope: 'track', most: 10, minutes: 60 };

/** The private way back to one's own question, by its code: seeing the answer, adding details, deleting it. */
export async function trackingRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, cipher, clock } = services;
  const tags = ['questions'];

  /** Runs what needs the right code. A malformed code is as wrong as an unknown one, and looks no different. */
  async function withCode<T>(request: FastifyRequest, act: () => Promise<T | undefined>): Promise<T> {
    const address = hashOfAddress(cipher, request);
    await countAttempt(db, wrongCodes, address, clock());
    let isRight = true;
    try {
      const found = await act();
      if (found !== undefined) return found;
      isRight = false;
      throw invalidField('code', 'errors.codeUnknown');
    } finally {
      // Also when something else than the code was wrong.
      if (isRight) await refundAttempt(db, wrongCodes, address);
    }
  }

  async function tracked(queryable: Queryable, code: string) {
    const row = await repo.questionOf(queryable, cipher, code);
    return row && { data: presentTracked(row, await repo.additionsTo(queryable, row.question.id)) };
  }

  app.post(
    '/api/qa/track',
    { schema: { tags, summary: 'See one’s own question', body: TrackRequest, response: { 200: TrackedResponse } } },
    async (request) => withCode(request, () => tracked(db, request.body.code)),
  );

  app.post(
    '/api/qa/track/additions',
    {
      schema: { tags, summary: 'Add to one’s own question', body: AddToQuestion, response: { 201: TrackedResponse } },
    },
    async (request, reply) => {
      const { code, content } = request.body;
      const answer = await withCode(request, () =>
        db.transaction(async (tx) => {
          const question = await repo.lockQuestion(tx, cipher, code);
          if (!question) return undefined;
          const additions = await repo.additionsTo(tx, question.id);
          // The same words again are a second press of the button.
          if (additions.at(-1)?.content === content) return tracked(tx, code);
          if (!canAdd(question, additions.length)) throw new ClinicError('INVALID_TRANSITION');
          const flags = flagsOf(content);
          const addition = { questionId: question.id, content, isPublic: !needsReview(flags), createdAt: clock() };
          await repo.insertAddition(tx, addition, [...new Set([...question.flags, ...flags])]);
          return tracked(tx, code);
        }),
      );
      return reply.code(201).send(answer);
    },
  );

  app.post(
    '/api/qa/track/delete',
    { schema: { tags, summary: 'Delete one’s own question', body: TrackRequest, response: { 204: z.null() } } },
    async (request, reply) => {
      await withCode(request, () =>
        db.transaction(async (tx) => {
          const question = await repo.lockQuestion(tx, cipher, request.body.code);
          if (!question) return undefined;
          await repo.deleteQuestion(tx, question.id);
          await recordAction(tx, {
            at: clock(),
            actor: null,
            action: 'question.deleted-by-asker',
            subject: `question:${question.id}`,
            requestId: request.id,
          });
          return question;
        }),
      );
      return reply.code(204).send(null);
    },
  );
}
