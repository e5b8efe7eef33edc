import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { IdText } from '@clinic/contracts';
import {
  AskerContactResponse,
  ChangeVisibility,
  CloseQuestion,
  DeskQuestionResponse,
  EditAnswer,
  HandleReports,
  MoveQuestion,
  OriginalQuestionResponse,
  PublishAddition,
  WriteAnswer,
} from '@clinic/contracts/qa';
import type { Services } from '../../services.ts';
import { digits, IdParams } from '../../http/params.ts';
import { publicOriginOf } from '../../http/public-origin.ts';
import type { AuditDetails, QuestionAction } from './question-action.ts';
import { performAction, readAsModerator, readContact, readOriginal } from './question-action.ts';
import { editAnswer, writeAnswer } from './answer.ts';
import { claim, release } from './claim.ts';
import { close, reopen } from './close.ts';
import { changeVisibility, move, publishLater, settleReports, visibilityActions } from './moderate.ts';
import { redact } from './redact.ts';
import { staffOf } from './staff.ts';

type Request = FastifyRequest & { params: { id: number } };

const one = `/api/qa/desk/questions/:id(${digits})`;
const schemaOf = (summary: string) => ({
  tags: ['desk'],
  summary,
  params: IdParams,
  response: { 200: DeskQuestionResponse },
});

/** Reading one question, and every action on it. Each action responds with the question as it is afterwards. */
export function questionRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  const callOf = (request: FastifyRequest, questionId: number) => ({
    staff: staffOf(request),
    questionId,
    requestId: request.id,
    origin: publicOriginOf(request, services.settings),
  });
  const perform = async (
    request: Request,
    name: string,
    action: (question: QuestionAction) => Promise<AuditDetails | null>,
  ) => ({
    data: await performAction(services, callOf(request, request.params.id), name, action),
  });

  app.get(one, { schema: schemaOf('One question at the desk') }, async (request) => ({
    data: await readAsModerator(services, callOf(request, request.params.id)),
  }));

  app.post(`${one}/claim`, { schema: schemaOf('Take a question for ten minutes, or ten more') }, (request) =>
    perform(request, 'question.claimed', claim),
  );
  app.post(`${one}/release`, { schema: schemaOf('Give a question back') }, (request) =>
    perform(request, 'question.released', release),
  );

  app.post(`${one}/answer`, { schema: { ...schemaOf('Answer a question'), body: WriteAnswer } }, (request) =>
    perform(request, 'question.answered', writeAnswer(request.body)),
  );
  app.put(`${one}/answer`, { schema: { ...schemaOf('Change an answer'), body: EditAnswer } }, (request) =>
    perform(request, 'question.answer-edited', editAnswer(request.body)),
  );

  app.post(`${one}/close`, { schema: { ...schemaOf('Close a question'), body: CloseQuestion } }, (request) =>
    perform(request, 'question.closed', close(request.body)),
  );
  app.post(`${one}/reopen`, { schema: schemaOf('Open a closed question again') }, (request) =>
    perform(request, 'question.reopened', reopen),
  );

  app.post(
    `${one}/visibility`,
    { schema: { ...schemaOf('Publish a question, or take it from the site'), body: ChangeVisibility } },
    (request) => perform(request, visibilityActions[request.body.visibility], changeVisibility(request.body)),
  );
  app.post(
    `${one}/specialty`,
    { schema: { ...schemaOf('Move a question to another QA speciality'), body: MoveQuestion } },
    (request) => perform(request, 'question.moved', move(request.body.qa_specialty_id)),
  );
  app.post(
    `${one}/reports/handled`,
    { schema: { ...schemaOf('Settle the reports of a question'), body: z.nullish(HandleReports) } },
    (request) => perform(request, 'question.reports-handled', settleReports(request.body ?? {})),
  );
  app.post(
    `${one}/redact`,
    { schema: schemaOf('Replace personal data in a question; the original stays encrypted for its doctors') },
    (request) => perform(request, 'question.redacted', redact),
  );
  app.get(
    `${one}/original`,
    { schema: { ...schemaOf('What was written before it was replaced'), response: { 200: OriginalQuestionResponse } } },
    async (request) => ({ data: await readOriginal(services, callOf(request, request.params.id)) }),
  );
  app.get(
    `${one}/contact`,
    {
      schema: { ...schemaOf('How an asker who may be in danger is reached'), response: { 200: AskerContactResponse } },
    },
    async (request) => ({ data: await readContact(services, callOf(request, request.params.id)) }),
  );
  app.post(
    `${one}/additions/:addition(${digits})/publish`,
    {
      schema: {
        ...schemaOf('Publish what an asker wrote later'),
        body: z.nullish(PublishAddition),
        params: z.object({ ...IdParams.shape, addition: IdText }),
      },
    },
    (request) =>
      perform(request, 'question.addition-published', publishLater(request.params.addition, request.body?.keep)),
  );
}
