import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  ActOnIssue,
  NewsletterIssueResponse,
  NewsletterIssuesQuery,
  NewsletterIssuesResponse,
  SavedIssue,
  SaveIssue,
  ScheduleIssue,
  TestedIssue,
} from '@clinic/contracts/content/newsletter-issues';
import { countByAccount } from '../../http/network.ts';
import { IdParams } from '../../http/params.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../auth/session.ts';
import { editorOf } from '../content-desk/editors.ts';
import { onlyRoles } from '../moderation/refusals.ts';
import { countSubscribers } from '../newsletter/recipients.ts';
import { cancelIssue, deleteIssue, scheduleIssue, sendIssue, testIssue } from './actions.ts';
import { readIssue } from './change.ts';
import { writesIssues } from './policy.ts';
import { presentIssue } from './present.ts';
import { listIssues } from './repo.ts';
import { beginIssue, saveIssue } from './write.ts';

const perPart = 30;

/** More than anybody writes and reads, with automatic savings. */
const requests: Limit = { scope: 'newsletter-desk', most: 300, minutes: 1 };

/** Two texts of the longest kind, in letters of two bytes, with what surrounds them. */
const longestIssue = 192 * 1024;

/**
 * Issues of the newsletter, which authors write and publishers send. What each of them may do is decided in `policy.ts`; every
 * change and refusal is a row of the audit log. Addresses of subscribers are never answered.
 */
export async function newsletterIssueRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const admit = onlyRoles(services, 'newsletter-desk', writesIssues);
  instance.addHook('onRequest', async (request) => {
    await countByAccount(db, requests, request, actorOf(request).userId, services.clock());
    await admit(request);
  });
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['content-desk'];
  const callOf = (request: FastifyRequest<{ Params: { id: number } }>) => ({
    editor: editorOf(request, services),
    ...{ issueId: request.params.id, requestId: request.id },
  });

  app.get(
    '/api/content-desk/newsletter',
    {
      schema: {
        tags,
        summary: 'Issues of the newsletter, 30 at a time, the last begun first, and how many are subscribed',
        querystring: NewsletterIssuesQuery,
        response: { 200: NewsletterIssuesResponse },
      },
    },
    async (request) => {
      const rows = await listIssues(db, request.query.before, perPart + 1);
      const shown = rows.slice(0, perPart);
      const next = rows.length > perPart ? (shown.at(-1)?.issue.id ?? null) : null;
      return { data: { issues: shown.map(presentIssue), next, subscribers: await countSubscribers(db) } };
    },
  );

  app.post(
    '/api/content-desk/newsletter',
    {
      schema: {
        tags,
        summary: 'Begin an issue of the newsletter',
        body: z.object({}),
        response: { 201: NewsletterIssueResponse },
      },
    },
    async (request, reply) => {
      const caller = { editor: editorOf(request, services), requestId: request.id };
      return reply.code(201).send({ data: await beginIssue(services, caller) });
    },
  );

  app.get(
    '/api/content-desk/newsletter/:id',
    {
      schema: {
        tags,
        summary: 'An issue of the newsletter, whole',
        params: IdParams,
        response: { 200: NewsletterIssueResponse },
      },
    },
    async (request) => ({ data: await readIssue(db, editorOf(request, services), request.params.id) }),
  );

  app.post(
    '/api/content-desk/newsletter/:id',
    {
      bodyLimit: longestIssue,
      schema: {
        tags,
        summary: 'Keep what was written of an issue; nobody gets it yet',
        params: IdParams,
        body: SaveIssue,
        response: { 200: SavedIssue },
      },
    },
    async (request) => ({ data: await saveIssue(services, callOf(request), request.body) }),
  );

  app.post(
    '/api/content-desk/newsletter/:id/test',
    {
      schema: {
        tags,
        summary: 'Send an issue to the caller’s own e-mail address',
        params: IdParams,
        body: ActOnIssue,
        response: { 200: TestedIssue },
      },
    },
    async (request) => {
      const call = { ...callOf(request), email: actorOf(request).user.email };
      return { data: await testIssue(services, call, request.body.version) };
    },
  );

  app.post(
    '/api/content-desk/newsletter/:id/send',
    {
      schema: {
        tags,
        summary: 'Send an issue to everybody who is subscribed now',
        params: IdParams,
        body: ActOnIssue,
        response: { 200: NewsletterIssueResponse },
      },
    },
    async (request) => ({ data: await sendIssue(services, callOf(request), request.body.version) }),
  );

  app.post(
    '/api/content-desk/newsletter/:id/schedule',
    {
      schema: {
        tags,
        summary: 'Set the time at which an issue is sent',
        params: IdParams,
        body: ScheduleIssue,
        response: { 200: NewsletterIssueResponse },
      },
    },
    async (request) => ({ data: await scheduleIssue(services, callOf(request), request.body) }),
  );

  app.post(
    '/api/content-desk/newsletter/:id/cancel',
    {
      schema: {
        tags,
        summary: 'Make a scheduled issue a draft again',
        params: IdParams,
        body: ActOnIssue,
        response: { 200: NewsletterIssueResponse },
      },
    },
    async (request) => ({ data: await cancelIssue(services, callOf(request), request.body.version) }),
  );

  app.post(
    '/api/content-desk/newsletter/:id/delete',
    {
      schema: {
        tags,
        summary: 'Delete a draft of an issue for good',
        params: IdParams,
        body: ActOnIssue,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteIssue(services, callOf(request), request.body.version);
      return reply.code(204).send(null);
    },
  );
}
