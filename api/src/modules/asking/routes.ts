import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from '@clinic/contracts';
import { AnonymousQuestion, AskedResponse, ChallengeResponse, NamedQuestion } from '@clinic/contracts/qa';
import type { Services } from '../../services.ts';
import { sendFormResponse, isTrapped, takeForm, honeypotField } from '../../http/form-post.ts';
import { languageOf } from '../../http/language.ts';
import { publicOriginOf } from '../../http/public-origin.ts';
import { countFromNetwork } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { ensureVisitor } from '../../http/visitor.ts';
import { ask, form, decoyResponse, decryptResponse } from './ask.ts';
import { newChallenge } from './challenge.ts';
import { countedFor, hashedNetwork } from './limits.ts';

const challenges: Limit = { scope: 'ask challenge', most: 60, minutes: 60 };

const Body = z.discriminatedUnion('is_anonymous', [
  z.extend(NamedQuestion, honeypotField),
  z.extend(AnonymousQuestion, honeypotField),
]);

/** Asking a question: S93, S110, S113, S114. */
export async function askingRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, cipher, clock, settings } = services;
  const tags = ['questions'];

  app.get(
    '/api/qa/challenge',
    {
      schema: {
        tags,
        summary: 'Work to prove, for those who ask a lot',
        response: { 200: ChallengeResponse },
      },
    },
    async (request, reply) => {
      await countFromNetwork(db, challenges, hashedNetwork(cipher, request), clock());
      ensureVisitor(request, reply, settings);
      return { challenge: { ...(await newChallenge(settings, clock())) } };
    },
  );

  app.post(
    '/api/qa/questions',
    { schema: { tags, summary: 'Ask a question', body: Body, response: { 201: AskedResponse } } },
    async (request, reply) => {
      const { website, ...question } = request.body;
      const asking = {
        question,
        lang: question.lang ?? languageOf(request),
        counted: countedFor(services, request, reply),
        origin: publicOriginOf(request, settings),
      };
      const taken = await takeForm(services, request, {
        form,
        status: 201,
        // The proof is no part of the question: who repeats a request need not prove again.
        content: { ...question, proof: undefined },
        trapped: isTrapped({ website }),
        friendly: () => decoyResponse(cipher),
        store: (tx, now) => ask(services, tx, asking, now),
      });
      return sendFormResponse(reply, { ...taken, answer: decryptResponse(cipher, taken.answer) });
    },
  );
}
