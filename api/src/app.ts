import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
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
import { newestBackupSeconds } from './backup/backup-files.ts';
import { documentApi } from './documentation.ts';
import { answerHeaders, handleErrors, sendError, unparsedResponse } from './http/errors.ts';
import { guardAgainstForgery } from './http/forgery-guard.ts';
import { shedLoad } from './http/load-shedding.ts';
import { recogniseOwnServer } from './http/own-server.ts';
import { guardTexts } from './http/text-guard.ts';
import { configuredChannels } from './messaging/channel-settings.ts';
import type { ChannelName } from './messaging/mail.ts';
import { oldestWaiting, parkedMessages, queuedMessages } from './messaging/outbox.ts';
import { paidToday } from './messaging/paid-limits.ts';
import type { DeliveryOutcome } from './messaging/sender.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { applicationRoutes } from './modules/applications/routes.ts';
import { reminderLinkRoutes } from './modules/appointments/reminder-link-routes.ts';
import { appointmentRoutes } from './modules/appointments/routes.ts';
import { askingRoutes } from './modules/asking/routes.ts';
import { assessmentRoutes } from './modules/assessments/routes.ts';
import { factorRoutes } from './modules/auth/factor-routes.ts';
import { forgottenPasswordRoutes } from './modules/auth/forgotten-password-routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { secondFactorRoutes } from './modules/auth/second-factor-routes.ts';
import { authenticate } from './modules/auth/session.ts';
import { availabilityRoutes } from './modules/availability/routes.ts';
import { awarenessRoutes } from './modules/awareness/routes.ts';
import { postPreviewRoutes } from './modules/content-desk/preview-routes.ts';
import { postCommentRoutes } from './modules/content-desk/comment-routes.ts';
import { contentDeskRoutes } from './modules/content-desk/routes.ts';
import { writingRoutes } from './modules/content-desk/writing-routes.ts';
import { contentRecordRoutes } from './modules/content-records/routes.ts';
import { contentRoutes } from './modules/content-routes.ts';
import { contactRoutes } from './modules/contact/routes.ts';
import { dependentRoutes } from './modules/dependents/routes.ts';
import { moderationRoutes } from './modules/moderation/routes.ts';
import { deskEventRoutes } from './modules/desk-events/routes.ts';
import { doctorRoutes } from './modules/doctors/routes.ts';
import { metricRoutes } from './modules/metrics/routes.ts';
import { imageRoutes } from './modules/images/routes.ts';
import { pictureRoutes } from './modules/pictures/routes.ts';
import { newsletterRoutes } from './modules/newsletter/routes.ts';
import { newsletterIssueRoutes } from './modules/newsletter-issues/routes.ts';
import { notificationRoutes } from './modules/notifications/routes.ts';
import { pushRoutes } from './modules/push/routes.ts';
import { questionRoutes } from './modules/questions/routes.ts';
import { reactionRoutes } from './modules/reactions/routes.ts';
import { receiptRoutes } from './modules/receipts/routes.ts';
import { whatsappRoutes } from './modules/receipts/whatsapp-routes.ts';
import { receptionRoutes } from './modules/reception/routes.ts';
import { referralRoutes } from './modules/referral/routes.ts';
import { reportRoutes } from './modules/reports/routes.ts';
import { registrationRoutes } from './modules/registration/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { specialtyRoutes } from './modules/specialties/routes.ts';
import { scheduleRoutes } from './modules/schedules/routes.ts';
import { userRoutes } from './modules/staff/routes.ts';
import { sitePreviewOf } from './modules/site-previews/find.ts';
import { sitePreviewRoutes } from './modules/site-previews/routes.ts';
import { surveyRoutes } from './modules/surveys/routes.ts';
import { outboxRoutes } from './modules/system/outbox.ts';
import { systemRoutes } from './modules/system/routes.ts';
import { trackingRoutes } from './modules/tracking/routes.ts';
import { waitlistRoutes } from './modules/waitlist/routes.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts what became of an attempt to send a message. */
    countDelivery: (channel: ChannelName, outcome: DeliveryOutcome) => void;
  }
}

function measureMessages(app: FastifyInstance, metrics: Metrics, { db, clock, settings }: Services): void {
  metrics.gauge('clinic_outbox_queued', 'Messages that wait to be sent', () => queuedMessages(db));
  metrics.gauge('clinic_outbox_parked', 'Messages that were given up and have not expired', () => parkedMessages(db));
  metrics.gauge(
    'clinic_outbox_oldest_seconds',
    'Age of the oldest message that is to be sent at any time',
    async () => {
      const since = await oldestWaiting(db);
      return since === null ? 0 : Math.max(0, (clock().getTime() - since.getTime()) / 1000);
    },
  );
  const budgetOf = (channel: 'sms' | 'whatsapp') => settings[channel]?.limits.budget ?? 0;
  metrics.gauge('clinic_sms_today', 'SMS of the present day, by their parts', () => paidToday(db, 'sms', clock()));
  metrics.gauge('clinic_sms_budget', 'SMS that may be paid for in a day', () => budgetOf('sms'));
  metrics.gauge('clinic_whatsapp_today', 'Messages by WhatsApp of the present day', () =>
    paidToday(db, 'whatsapp', clock()),
  );
  metrics.gauge('clinic_whatsapp_budget', 'Messages by WhatsApp that may be paid for in a day', () =>
    budgetOf('whatsapp'),
  );
  metrics.gauge('clinic_message_channels', 'Channels that are set', () => configuredChannels(settings).length);
  const deliveries = metrics.counter('clinic_deliveries_total', 'Attempts to send a message, by what became of them', [
    'channel',
    'outcome',
  ]);
  app.decorate('countDelivery', (channel, outcome) => deliveries.inc({ channel, outcome }));
}

/** The only constructor of the server, used by the process and by every test. */
export async function buildApp(
  services: Services,
  logTo?: DestinationStream,
  telemetry: Telemetry = noTelemetry,
): Promise<FastifyInstance> {
  const { clock, settings } = services;
  const loggerInstance: FastifyBaseLogger = pino(
    { level: settings.logLevel, base: null, redact: ['req', 'res', 'err'] },
    logTo ?? pino.destination(1),
  );
  const isProxy = proxyTrust(settings.trustedProxies);
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(isProxy),
    trustProxy: isProxy,
    requestTimeout: longestRequestMs,
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
  decorateReadiness(app, clock);
  recogniseOwnServer(app, isProxy);
  handleErrors(app);
  followRequests(app, { tracer: telemetry.tracer, continues: isProxy });
  const metrics = new Metrics(settings.metricsToken, settings.otlpEndpoint !== null);
  telemetry.exportMetrics(metrics.registry);
  measureMessages(app, metrics, services);
  metrics.gauge('clinic_backup_timestamp_seconds', 'When the newest backup in BACKUP_DIR was made; 0: never', () =>
    newestBackupSeconds(settings.backupDir),
  );
  metrics.serve(app);

  await app.register(cookie);
  app.decorateRequest('actor', null);
  app.decorateRequest('heldSession', null);
  app.decorateRequest('sitePreview', null);
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
    request.sitePreview = await sitePreviewOf(services, request);
    guardAgainstForgery(request, settings);
    // A preview is of what everybody sees, also for who is signed in.
    request.actor = request.sitePreview === null ? await authenticate(services, request, reply) : null;
  });
  app.addHook('onSend', async ({ sitePreview }, reply) => {
    if (sitePreview !== null) reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });
  app.addHook('preHandler', async (request) => guardTexts(request));

  await documentApi(app, settings);
  const modules = [
    systemRoutes,
    authRoutes,
    secondFactorRoutes,
    factorRoutes,
    forgottenPasswordRoutes,
    registrationRoutes,
    accountRoutes,
    specialtyRoutes,
    doctorRoutes,
    availabilityRoutes,
    appointmentRoutes,
    reminderLinkRoutes,
    waitlistRoutes,
    notificationRoutes,
    pushRoutes,
    dependentRoutes,
    questionRoutes,
    moderationRoutes,
    receptionRoutes,
    scheduleRoutes,
    userRoutes,
    askingRoutes,
    trackingRoutes,
    reactionRoutes,
    contentRoutes,
    contentDeskRoutes,
    postCommentRoutes,
    writingRoutes,
    deskEventRoutes,
    contentRecordRoutes,
    pictureRoutes,
    newsletterIssueRoutes,
    postPreviewRoutes,
    sitePreviewRoutes,
    reportRoutes,
    searchRoutes,
    imageRoutes,
    contactRoutes,
    newsletterRoutes,
    applicationRoutes,
    referralRoutes,
    surveyRoutes,
    assessmentRoutes,
    awarenessRoutes,
    receiptRoutes,
    whatsappRoutes,
    metricRoutes,
    ...(settings.mode === 'demo' ? [outboxRoutes] : []),
  ];
  for (const routes of modules) {
    const plugin = async (scope: FastifyInstance) => routes(scope, services);
    // Without a name Fastify looks for a plugin among all files that are loaded.
    await app.register(Object.assign(plugin, { [Symbol.for('fastify.display-name')]: routes.name }));
  }
  return app;
}
