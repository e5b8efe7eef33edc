import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { AddToQuestion, TrackedResponse, TrackRequest } from '@clinic/contracts/qa';
import type { Services } from '../../services.ts';
import { invalidField } from '../../http/errors.ts';
import { countFromNetwork, refundNetwork } from '../../http/network.ts';
import { publicOriginOf } from '../../http/public-origin.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { hashedNetwork } from '../asking/limits.ts';
import { addToQuestion } from './add-to-question.ts';
import { deleteTracked } from './delete-tracked.ts';
import { findTracked } from './find-tracked.ts';

/** Wrong codes of an address. The one that is right costs nothing. */
const wrongCodes: Limit = { scope: 'track', most: 10, minutes: 60 };

/** The private way back to one's own question, by its code: seeing the answer, adding details, deleting it. */
export async function trackingRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, cipher, clock } = services;
  const tags = ['questions'];

  /** Runs an action that is undefined for a wrong code. A malformed code gives the same error as an unknown one. */
  async function withCode<T>(request: FastifyRequest, action: () => Promise<T | undefined>): Promise<T> {
    const network = hashedNetwork(cipher, request);
    await countFromNetwork(db, wrongCodes, network, clock());
    let isRight = true;
    try {
      const found = await action();
      if (found !== undefined) return found;
      isRight = false;
      throw invalidField('code', 'errors.codeUnknown');
    } finally {
      // Also when something else than the code was wrong.
      if (isRight) await refundNetwork(db, wrongCodes, network);
    }
  }

  app.post(
    '/api/qa/track',
    { schema: { tags, summary: 'See one’s own question', body: TrackRequest, response: { 200: TrackedResponse } } },
    async (request) => ({ data: await withCode(request, () => findTracked(db, cipher, request.body.code)) }),
  );

  app.post(
    '/api/qa/track/additions',
    {
      schema: { tags, summary: 'Add to one’s own question', body: AddToQuestion, response: { 201: TrackedResponse } },
    },
    async (request, reply) => {
      const tracked = await withCode(request, () =>
        addToQuestion(services, request.body, publicOriginOf(request, services.settings)),
      );
      return reply.code(201).send({ data: tracked });
    },
  );

  app.post(
    '/api/qa/track/delete',
    { schema: { tags, summary: 'Delete one’s own question', body: TrackRequest, response: { 204: z.null() } } },
    async (request, reply) => {
      await withCode(request, () => deleteTracked(services, request.body.code, request.id));
      return reply.code(204).send(null);
    },
  );
}
