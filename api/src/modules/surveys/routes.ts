import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  NextQuestion,
  NextQuestionQuery,
  SurveyResponse,
  SurveyStarted,
  AnswerSurveyStep,
  SurveySubmit,
} from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { languageOf } from '../../http/language.ts';
import { digits, IdParams } from '../../http/params.ts';
import { countFromNetwork, networkOf } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { presentSurvey } from './present.ts';
import { openSurvey } from './repo.ts';
import { answerStep, nextQuestion, startSurvey, submitSurvey } from './sessions.ts';

/** A family shares an address, and each of them may answer (E7, made looser); a survey has many steps. */
const starting: Limit = { scope: 'survey-start', most: 20, minutes: 60 };
const answering: Limit = { scope: 'survey-answer', most: 1000, minutes: 60 };

/** Surveys step by step. */
export async function surveyRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock } = services;
  const tags = ['surveys'];
  const survey = `/api/surveys/:id(${digits})`;

  app.get(
    survey,
    { schema: { tags, summary: 'What a survey is about', params: IdParams, response: { 200: SurveyResponse } } },
    async (request) => {
      const found = await openSurvey(db, request.params.id);
      if (!found) throw new ClinicError('NOT_FOUND');
      return { data: presentSurvey(found.survey, found.totalSteps) };
    },
  );

  app.post(
    `${survey}/start`,
    { schema: { tags, summary: 'Start a survey', params: IdParams, response: { 201: SurveyStarted } } },
    async (request, reply) => {
      await countFromNetwork(db, starting, networkOf(request), clock());
      const session_id = await startSurvey(services, request.params.id, languageOf(request));
      return reply.code(201).send({ session_id });
    },
  );

  app.get(
    `${survey}/next-question`,
    {
      schema: {
        tags,
        summary: 'The question of a step, or the next one',
        params: IdParams,
        querystring: NextQuestionQuery,
        response: { 200: NextQuestion },
      },
    },
    async (request) => nextQuestion(services, request.params.id, request.query),
  );

  app.post(
    `${survey}/answers`,
    {
      schema: {
        tags,
        summary: 'Answer a step',
        params: IdParams,
        body: AnswerSurveyStep,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await countFromNetwork(db, answering, networkOf(request), clock());
      await answerStep(services, request.params.id, request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${survey}/submit`,
    {
      schema: {
        tags,
        summary: 'Submit a survey',
        params: IdParams,
        body: SurveySubmit,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await countFromNetwork(db, answering, networkOf(request), clock());
      await submitSurvey(services, request.params.id, request.body);
      return reply.code(204).send(null);
    },
  );
}
