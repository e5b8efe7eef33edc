import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { Metrics, parserErrorHandler } from '@clinic/node';
import { documentApi } from './documentation.ts';
import { answerHeaders, handleErrors, sendError, unparsedResponse } from './http/errors.ts';
import { guardAgainstForgery } from './http/forgery-guard.ts';
import { shedLoad } from './http/load-shedding.ts';
import { guardTexts } from './http/text-guard.ts';
import { queuedMessages } from './messaging/outbox.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { applicationRoutes } from './modules/applications/routes.ts';
import { appointmentRoutes } from './modules/appointments/routes.ts';
import { askingRoutes } from './modules/asking/routes.ts';
import { assessmentRoutes } from './modules/assessments/routes.ts';
import { forgottenPasswordRoutes } from './modules/auth/forgotten-password-routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { authenticate } from './modules/auth/session.ts';
import { availabilityRoutes } from './modules/availability/routes.ts';
import { awarenessRoutes } from './modules/awareness/routes.ts';
import { contentRoutes } from './modules/content-routes.ts';
import { contactRoutes } from './modules/contact/routes.ts';
import { dependentRoutes } from './modules/dependents/routes.ts';
import { moderationRoutes } from './modules/moderation/routes.ts';
import { doctorRoutes } from './modules/doctors/routes.ts';
import { metricRoutes } from './modules/metrics/routes.ts';
import { imageRoutes } from './modules/images/routes.ts';
import { newsletterRoutes } from './modules/newsletter/routes.ts';
import { notificationRoutes } from './modules/notifications/routes.ts';
import { questionRoutes } from './modules/questions/routes.ts';
import { reactionRoutes } from './modules/reactions/routes.ts';
import { receptionRoutes } from './modules/reception/routes.ts';
import { referralRoutes } from './modules/referral/routes.ts';
import { registrationRoutes } from './modules/registration/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { specialtyRoutes } from './modules/specialties/routes.ts';
import { userRoutes } from './modules/staff/routes.ts';
import { surveyRoutes } from './modules/surveys/routes.ts';
import { outboxRoutes } from './modules/system/outbox.ts';
import { systemRoutes } from './modules/system/routes.ts';
import { trackingRoutes } from './modules/tracking/routes.ts';
import { waitlistRoutes } from './modules/waitlist/routes.ts';
import { Readiness } from './readiness.ts';
import type { Services } from './services.ts';

/** One proxy may speak for the client: the site's own, on this machine. More hops could be invented by anyone. */
function trustProxy(address: string, hop: number): boolean {
  return hop === 0 && (address === '::1' || /^(::ffff:)?127\./.test(address));
}

/** Log lines name the route, never the address that was asked for: queries and bodies can hold personal data. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}

/** The only constructor of the server, used by the process and by every test. */
export async function buildApp(services: Services, logTo?: DestinationStream): Promise<FastifyInstance> {
  const { db, clock, settings } = services;
  const loggerInstance: FastifyBaseLogger = pino(
    { level: settings.logLevel, base: null, redact: ['req', 'res', 'err'] },
    logTo ?? pino.destination(1),
  );
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy,
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply.headers(answerHeaders));
    },
    clientErrorHandler: parserErrorHandler(unparsedResponse),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('readiness', new Readiness(clock));
  handleErrors(app);
  logRequests(app);
  const metrics = new Metrics(settings.metricsToken);
  metrics.gauge('clinic_outbox_queued', 'Messages that wait to be sent', () => queuedMessages(db));
  metrics.serve(app);

  await app.register(cookie);
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(answerHeaders);
  });
  const refused = metrics.counter('clinic_requests_refused_total', 'Requests that were refused under load');
  const underWay = shedLoad(app, {
    mostRequests: settings.mostRequests,
    mostDelayMs: settings.mostEventLoopDelayMs,
    onRefused: () => refused.inc(),
  });
  metrics.gauge('clinic_requests_under_way', 'Requests that are being answered', underWay);
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    guardAgainstForgery(request, settings);
    request.actor = await authenticate(db, request, reply, clock());
  });
  app.addHook('preHandler', async (request) => guardTexts(request));

  await documentApi(app, { served: settings.docs });
  for (const routes of [
    systemRoutes,
    authRoutes,
    forgottenPasswordRoutes,
    registrationRoutes,
    accountRoutes,
    specialtyRoutes,
    doctorRoutes,
    availabilityRoutes,
    appointmentRoutes,
    waitlistRoutes,
    notificationRoutes,
    dependentRoutes,
    questionRoutes,
    moderationRoutes,
    receptionRoutes,
    userRoutes,
    askingRoutes,
    trackingRoutes,
    reactionRoutes,
    contentRoutes,
    searchRoutes,
    imageRoutes,
    contactRoutes,
    newsletterRoutes,
    applicationRoutes,
    referralRoutes,
    surveyRoutes,
    assessmentRoutes,
    awarenessRoutes,
    metricRoutes,
  ]) {
    await app.register(async (scope) => routes(scope, services));
  }
  if (settings.mode === 'demo') await app.register(async (scope) => outboxRoutes(scope, services));
  return app;
}
