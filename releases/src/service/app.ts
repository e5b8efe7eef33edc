import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import path from 'node:path';
import * as z from 'zod';
import {
  decorateReadiness,
  followRequests,
  longestRequestMs,
  Metrics,
  noTelemetry,
  parserErrorHandler,
  proxyTrust,
  requestIds,
} from '@clinic/node';
import type { Telemetry } from '@clinic/node';
import { keepRenewed, StoreError } from '../store/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { admit } from './admission.ts';
import { headers, refuse, sendError } from './answers.ts';
import { Callers, Unauthenticated } from './caller.ts';
import type { Caller } from './caller.ts';
import { isOperation, operations } from './operations.ts';
import { operationHandlers } from './operation-handlers.ts';
import { assertSandbox } from './sandbox/sandbox.ts';
import type { ServiceSettings } from './settings.ts';
import { Turns } from './turns.ts';
import { UploadFolder } from './uploads/upload-folder.ts';
import { serveUploads } from './uploads/upload-routes.ts';

/** Largest call in bytes, beside uploads. */
const callBytes = 64 * 1024;

/** Milliseconds between two looks for uploads that nobody went on with. */
const sweepMs = 60 * 60 * 1000;

/**
 * The release service: takes artifacts over HTTP, checks them apart from its keys, and does for teams what the release command
 * does for who has the store itself.
 * @throws {StoreError} when artifacts cannot be checked apart on this machine
 */
export async function buildService(
  settings: ServiceSettings,
  store: ReleaseStore,
  telemetry: Telemetry = noTelemetry,
): Promise<FastifyInstance> {
  await assertSandbox(settings.sandbox);
  const isProxy = proxyTrust(settings.trustedProxies);
  const app = Fastify({
    logger: { level: settings.logLevel, redact: ['req.headers', 'res.headers'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(isProxy),
    trustProxy: isProxy,
    // A part of a file that is cut off goes on where it stopped; the command ends it after a minute by itself.
    requestTimeout: longestRequestMs,
    bodyLimit: callBytes,
    frameworkErrors: (error, _request, reply) => {
      refuse(reply.headers(headers), error.statusCode ?? 400, 'invalid', 'The request cannot be understood.');
    },
    clientErrorHandler: parserErrorHandler(() => ({
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ error: { code: 'invalid', message: 'The request cannot be understood.', findings: [] } }),
    })),
  });
  decorateReadiness(app);
  followRequests(app, { tracer: telemetry.tracer });
  const metrics = new Metrics(settings.metricsToken, settings.otlpEndpoint !== null);
  telemetry.exportMetrics(metrics.registry);
  const admissions = metrics.counter('clinic_uploads_total', 'Complete uploads, by what came of them', ['outcome']);
  const strangers = metrics.counter('clinic_tokens_refused_total', 'Calls without the token of a team');

  const renewals = metrics.counter('clinic_registry_renewals_total', 'Registries that were signed again', ['outcome']);

  app.addHook('onSend', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'missing', 'There is nothing here.'));
  app.setErrorHandler((error, request, reply) => {
    const sent = sendError(reply, error);
    if (sent !== null) return sent;
    request.log.error({ err: error }, 'a call failed');
    return refuse(reply, 500, 'failed', `The release service failed. Its log has the cause, under ${request.id}.`);
  });
  metrics.serve(app);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const status = app.readiness.problem() ?? 'ok';
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });

  const callers = new Callers(store, settings.audience);
  const known = new WeakMap<FastifyRequest, Caller>();
  const callerOf = (request: FastifyRequest): Caller => {
    const caller = known.get(request);
    if (caller === undefined) throw new Error('A route without authentication asked who calls.');
    return caller;
  };
  const folder = new UploadFolder(path.join(store.localState, 'uploads'));
  const turns = new Turns();
  const sweep = () => folder.removeIdle().catch((error: unknown) => app.log.error({ err: error }, 'uploads stay'));
  const timer = setInterval(() => void sweep(), sweepMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  await app.register(
    async (api) => {
      // Before a body is read, so that a stranger costs little and learns nothing.
      api.addHook('onRequest', async (request) => {
        known.set(request, await callers.authenticate(request).catch(countStranger));
      });
      serveUploads(api, {
        folder,
        limits: settings.limits,
        callerOf,
        admit: (upload, { job }, by) =>
          turns
            .run(() => admit({ store, folder, sandbox: settings.sandbox }, upload, { by, job }))
            .then(counted, (error: unknown) => {
              admissions.inc({ outcome: 'refused' });
              throw error;
            }),
      });
      api.post<{ Params: { operation: string } }>('/:operation', async (request, reply) => {
        const { operation } = request.params;
        if (!isOperation(operation)) return refuse(reply, 404, 'missing', 'There is no such operation.');
        return perform(operation, request, reply);
      });
    },
    { prefix: '/v1' },
  );
  await sweep();
  const stopRenewing = await keepRenewed(store, {
    onRenewed: ({ channel, seq, expiresAt }) => {
      renewals.inc({ outcome: 'renewed' });
      app.log.info({ channel, seq, expiresAt }, 'a registry was renewed');
    },
    onError: (error, channel) => {
      renewals.inc({ outcome: 'failed' });
      app.log.error({ err: error, channel }, 'a registry could not be renewed');
    },
  });
  app.addHook('onClose', async () => stopRenewing());
  return app;

  function countStranger(error: unknown): never {
    if (error instanceof Unauthenticated) strangers.inc();
    throw error;
  }

  function counted<T extends { published: boolean }>(admission: T): T {
    admissions.inc({ outcome: admission.published ? 'published' : 'known' });
    return admission;
  }

  async function perform(name: keyof typeof operations, request: FastifyRequest, reply: FastifyReply) {
    const { args, result } = operations[name];
    const parsed = z.object({ args }).safeParse(request.body);
    if (!parsed.success) throw new StoreError('invalid', z.prettifyError(parsed.error));
    const run = operationHandlers(store, callerOf(request).client)[name] as (...given: unknown[]) => Promise<unknown>;
    return reply.send({ result: z.parse(result, await run(...parsed.data.args)) });
  }
}
