import { createHash } from 'node:crypto';
import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import { accessTokenCookie } from '@clinic/contracts/host';
import type { ShownPreview } from '@clinic/contracts/host';
import type { ReleaseMetricsResponse } from '@clinic/contracts/metrics';
import { defaultTimeZone, setClinicTimeZone } from '@clinic/contracts/time';
import { ChannelName } from '@clinic/contracts/registry';
import { keepRenewed } from '@clinic/releases/store';
import type { ReleaseStore } from '@clinic/releases/store';
import {
  decorateReadiness,
  followRequests,
  isNotModified,
  longestRequestMs,
  NetworkLimit,
  noTelemetry,
  parserErrorHandler,
  proxyTrust,
  requestIds,
} from '@clinic/node';
import type { Telemetry } from '@clinic/node';
import { CdnPurges } from './cdn/cdn-purges.ts';
import { allPages, compositionKey, dataKey } from './cdn/page-keys.ts';
import { servePublicFiles } from './brand/public-files.ts';
import { proxyApi } from './http/api-proxy.ts';
import { redirectLeadingSlashes } from './http/leading-slashes.ts';
import { serveArtifacts } from './http/artifacts.ts';
import { serveCompositionScripts } from './http/composition-scripts.ts';
import { visitorOf } from './rollout/visitor.ts';
import { PreviewSites } from './previews/preview-sites.ts';
import type { ComposedSite } from './rendering/composed-site.ts';
import { ApiReadiness } from './rendering/api-readiness.ts';
import { DataVersionWatch } from './rendering/data-version.ts';
import { languageCookie, languageOf } from './http/language.ts';
import { serveInspectorSwitch } from './console/inspector-switch.ts';
import { Observation } from './rollout/observation.ts';
import { announcePreview, previewCookie, previewFor, refusePreview, servePreviews } from './previews/previews.ts';
import { servePostedForms } from './http/posted-forms.ts';
import { refuseSitePreview, serveSitePreviews, sitePreviewCookie, sitePreviewFor } from './previews/site-previews.ts';
import type { SitePreviewRefusal } from './previews/site-preview-words.ts';
import { bareType, commonHeaders, integrityPolicy } from './http/security-headers.ts';
import { refuseRequest, unparsedResponse } from './http/refused-requests.ts';
import { loggedRequest } from './http/logged-request.ts';
import { sendNotServed, serveOffline } from './http/offline.ts';
import { serveSearchEngines } from './http/search-engines.ts';
import { sendBusy, sendTooMany } from './http/busy-page.ts';
import { pagesRoute, refuseOverload } from './http/overload.ts';
import { forNoCache, sendPage } from './http/send-page.ts';
import type { SharedCaching } from './http/send-page.ts';
import { serveWellKnown } from './http/well-known.ts';
import { pageAddress, signInInstead, writtenPath } from './rendering/route-of.ts';
import { LastGoodPages } from './rendering/last-good-pages.ts';
import { PageMemory } from './rendering/page-memory.ts';
import type { HostSettings } from './settings.ts';
import { RendererBusy } from './rendering/renderer.ts';
import type { Snapshot } from './rendering/snapshot.ts';
import type { PageRequest } from './rendering/snapshots.ts';
import { serveSite } from './rendering/served-site.ts';
import { RecentOutcomes } from './status/recent-outcomes.ts';
import { serveStatus } from './status/serve-status.ts';
import { StatusWatch } from './status/status-watch.ts';
import { RendererDrain } from './rollout/renderer-drain.ts';
import { Sites } from './rollout/sites.ts';
import type { ServedSite } from './rendering/served-site.ts';
import { serveTeams } from './console/team-api.ts';

const oneYear = 31_536_000;
/** What the page of releases counts back to, in milliseconds. */
const oneDay = 24 * 60 * 60_000;

/** Pages with a query, or of another time, that one network may have rendered in a minute: as many as the API's search allows. */
const searchesPerMinute = 60;

/** The host's server: pages of the live composition, artifacts, registry, previews, and the way to the API. */
export async function buildHost(
  settings: HostSettings,
  store: ReleaseStore,
  telemetry: Telemetry = noTelemetry,
): Promise<FastifyInstance> {
  setClinicCountry(settings.brand.country ?? defaultCountry);
  setClinicTimeZone(settings.brand.timeZone ?? defaultTimeZone);
  const isProxy = proxyTrust(settings.trustedProxies);
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      redact: ['req.headers', 'res.headers'],
      serializers: { req: loggedRequest },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(isProxy),
    trustProxy: isProxy,
    requestTimeout: longestRequestMs,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    frameworkErrors: (error, _request, reply) => {
      refuseRequest(error, reply, settings.hstsScope);
    },
    clientErrorHandler: parserErrorHandler((status) => unparsedResponse(status, settings.hstsScope)),
  });
  decorateReadiness(app);
  // A trace begins here: what visitors say of theirs is not taken.
  followRequests(app, { tracer: telemetry.tracer });
  const outcomes = new RecentOutcomes();
  const observing = new Observation(settings, app.log, (item, from) => outcomes.count(item, from));
  telemetry.exportMetrics(observing.registry);
  const drain = new RendererDrain();
  const retire = (renderer: ServedSite['renderer']) => drain.retire(renderer);
  const lastGood = new LastGoodPages({
    ...settings.pages.lastGood,
    directory: path.join(settings.store.localState, 'pages'),
    log: app.log,
  });
  const purges =
    settings.cdn === null
      ? null
      : new CdnPurges({
          settings: settings.cdn,
          shutdownDelayMs: settings.shutdownDelayMs,
          log: app.log,
          onOutcome: observing.onPurge,
        });
  // Before it listens, nobody has a page of it; what others gave before is forgotten when it does.
  const forget = (key: string) => {
    if (app.server.listening) purges?.forget(key);
  };
  const data = new DataVersionWatch(settings.apiOrigin, (before) => forget(dataKey(before)));
  const api = new ApiReadiness(settings.apiOrigin);
  const memory = new PageMemory(settings.pages.memoryBytes, observing.onEvicted);
  const serving = { settings, log: app.log, observer: observing.observer, memory };
  const serve = (site: ComposedSite, observer = serving.observer) =>
    serveSite(site, { ...serving, observer, threads: 1, lastGood: null });
  const previews = new PreviewSites({ store, settings, serve, retire });
  const sites = new Sites({
    ...{ store, settings, serve, retire, log: app.log, observer: observing.observer },
    serveLive: (site) => serveSite(site, { ...serving, threads: settings.pages.threads, lastGood }),
    ...{ lastGood, dataVersion: () => data.version, isApiReady: () => api.isReady() },
    onReplaced: (previous) => {
      previews.reset();
      // Also when a release goes out to a share: who has no cookie yet has to reach this server.
      forget(previous === null ? allPages : compositionKey(previous.site.id));
    },
  });
  const status = new StatusWatch({ apiOrigin: settings.apiOrigin, sites, isApiReady: () => api.known, outcomes });
  const searches = new NetworkLimit(searchesPerMinute);
  const live = () => sites.current?.site ?? null;
  // `rolling` is of when the site was chosen: a rollout may end while the page of its share is made.
  const caching = (snapshot: Snapshot, from: ServedSite, rolling: boolean): SharedCaching => ({
    varies: rolling || sites.rolling,
    seconds: settings.pages.sharedSeconds,
    cdn: settings.cdn,
    isCurrent: from === sites.current && snapshot.dataVersion === data.version && !snapshot.aged,
  });

  const ofEveryAnswer = Object.entries(commonHeaders(settings.hstsScope));
  await app.register(fastifyCookie);
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of ofEveryAnswer) reply.header(name, value);
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    // What the API answers has a policy of its own, and its scripts are no released files.
    if (isPage && !request.url.startsWith('/api/')) reply.header(...integrityPolicy);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', bareType);
  });
  redirectLeadingSlashes(app);
  // A start may bring other settings or another version of this server, which no key tells.
  app.addHook('onListen', async () => forget(allPages));
  app.addHook('onClose', async () => {
    purges?.close();
    data.close();
    api.close();
    status.close();
    await sites.close();
    await previews.close();
    await drain.close();
    await lastGood.close();
    await observing.close();
  });

  const underWay = refuseOverload(app, { ...settings.load, onRefused: observing.onRefused });
  status.followCalls(app);
  observing.serve(app, {
    underWay,
    pageBytes: () => memory.bytes,
    purgesWaiting: () => purges?.waiting ?? 0,
    store,
    sites,
    settings,
    originOf,
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    // Without the API a host server still shows the last good pages: a balancer that took it away would leave nothing.
    const status = app.readiness.problem() ?? (sites.current === null ? 'not ready' : 'ok');
    return reply.code(status === 'ok' ? 200 : 503).send({
      status,
      composition: sites.current?.site.id ?? null,
      registry: sites.rejection ?? 'ok',
      missing: sites.missing,
      api: api.known,
    });
  });
  await servePublicFiles(app, settings, 'public, max-age=86400');
  app.get<{ Params: { file: string } }>('/registry/:file', async (request, reply) => {
    const channel = ChannelName.safeParse(request.params.file.replace(/\.json$/, ''));
    const registry = channel.success ? await sites.registryBytes(channel.data) : null;
    if (registry === null) return reply.code(404).send();
    // Byte for byte: the signature is over all of it, also over what this version does not know.
    const etag = `"${createHash('sha256').update(registry).digest('base64url')}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag).type('application/json; charset=utf-8');
    return isNotModified(request.headers, etag) ? reply.code(304).send() : reply.send(registry);
  });
  serveArtifacts(app, store);
  serveCompositionScripts(app, { store, live });
  servePreviews(app, { store, originOf });
  serveSitePreviews(app, { apiOrigin: settings.apiOrigin, originOf });
  serveInspectorSwitch(app, { key: settings.inspectorKey, originOf });
  serveTeams(app, { store, originOf, releaseMetrics });
  serveOffline(app, { store, live, settings });
  serveStatus(app, status, settings.brand);
  proxyApi(app, settings);
  serveSearchEngines(app, { apiOrigin: settings.apiOrigin, live, originOf });
  serveWellKnown(app, { securityContact: settings.securityContact, live, originOf });
  servePostedForms(app, { siteFor, originOf, isReadOnly: ({ cookies }) => sitePreviewCookie in cookies });

  app.get<{ Querystring: Record<string, string | undefined> }>(pagesRoute, async (request, reply) => {
    if (request.isOverload) return sendFromMemory(request, reply);
    if (request.query['preview'] !== undefined) return announcePreview(request, reply, store, request.query['preview']);
    const { rolling } = sites;
    const served = await siteFor(request, reply, rolling);
    if (served === null) return reply;
    const { lang, chosen } = languageOf(request.query['lang'], request.cookies[languageCookie]);
    if (chosen)
      reply.setCookie(languageCookie, lang, {
        path: '/',
        maxAge: oneYear,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      });
    const { pathname, search } = new URL(request.url, originOf(request));
    const written = writtenPath(served.site, pathname);
    if (written !== null) return reply.header('cache-control', 'no-cache').redirect(written + search, 308);
    const page = pageOf(request, served);
    const sitePreview = await sitePreviewFor(request, served, settings.apiOrigin);
    if (sitePreview !== null) return sendOfAnotherTime(request, reply, { served, page, sitePreview });
    const signIn = accessTokenCookie in request.cookies ? null : signInInstead(served.site, request.url);
    if (signIn !== null) return reply.header('cache-control', 'no-store').redirect(signIn);
    // The API cannot tell who asks for a page that searches, so that the limit of its search is kept here.
    const costs = page.path.includes('?') && served.snapshots.inMemory(page) === null;
    const wait = costs ? searches.secondsToWait(request.ip) : null;
    if (wait !== null) return sendTooMany(request, reply, wait);
    const answer = await sites.page(served, page).catch((error: unknown) => {
      if (error instanceof RendererBusy) return null;
      throw error;
    });
    if (answer === null) return sendBusy(request, reply);
    return sendPage(request, reply, answer.snapshot, answer.from, caching(answer.snapshot, answer.from, rolling));
  });

  function pageOf(request: FastifyRequest<{ Querystring: { lang?: string } }>, served: ServedSite): PageRequest {
    return {
      path: pageAddress(served.site, request.url),
      lang: languageOf(request.query.lang, request.cookies[languageCookie]).lang,
      origin: originOf(request),
      dataVersion: data.version,
      visitor: request.ip,
    };
  }

  /** The page as it will be at another time, made for this visitor alone. */
  async function sendOfAnotherTime(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      served,
      page,
      sitePreview,
    }: { served: ServedSite; page: PageRequest; sitePreview: ShownPreview | SitePreviewRefusal },
  ) {
    if (typeof sitePreview === 'string') return refuseSitePreview(request, reply, sitePreview);
    const wait = searches.secondsToWait(request.ip);
    if (wait !== null) return sendTooMany(request, reply, wait);
    const { path: address, lang, origin } = page;
    const snapshot = await served.snapshots.forOne({ path: address, lang, origin, sitePreview }, request.ip);
    if (snapshot === null) return refuseSitePreview(request, reply, 'failed');
    return sendPage(request, reply, snapshot, served, forNoCache);
  }

  /** The page if it need not be made; a preview would have to be. */
  async function sendFromMemory(request: FastifyRequest<{ Querystring: { lang?: string } }>, reply: FastifyReply) {
    const { rolling } = sites;
    const served =
      previewCookie in request.cookies || sitePreviewCookie in request.cookies
        ? null
        : await sites.siteFor(visitorOf(request, reply, rolling));
    // Where a release is out for a share, the live composition may have what its variant has not.
    for (const from of new Set(served === null ? [] : [served, sites.current ?? served])) {
      const snapshot = from.snapshots.inMemory(pageOf(request, from));
      if (snapshot !== null) return sendPage(request, reply, snapshot, from, caching(snapshot, from, rolling));
    }
    observing.onRefused();
    return sendBusy(request, reply);
  }

  /** Figures of the last day; null when the API does not tell. */
  function releaseMetrics(): Promise<ReleaseMetricsResponse | null> {
    return observing.metrics.since(new Date(Date.now() - oneDay)).catch(() => null);
  }

  function originOf(request: FastifyRequest): string {
    return settings.publicUrl === '' ? `${request.protocol}://${request.host}` : settings.publicUrl;
  }

  async function siteFor(
    request: FastifyRequest,
    reply: FastifyReply,
    rolling = sites.rolling,
  ): Promise<ServedSite | null> {
    const preview = await previewFor(request, store, previews);
    if (preview === null && sites.current !== null) return sites.siteFor(visitorOf(request, reply, rolling));
    if (preview === null) sendNotServed(request, reply, settings.brand);
    else if ('site' in preview) return preview;
    else refusePreview(request, reply, preview);
    return null;
  }

  await lastGood.open();
  await Promise.all([data.start(), api.start()]);
  // A server with the key renews what it starts with; app.close() below ends it.
  const stopRenewing = await keepRenewed(store, {
    onRenewed: ({ channel, seq, expiresAt }) => app.log.info({ channel, seq, expiresAt }, 'a registry was renewed'),
    onError: (error, channel) => app.log.error({ err: error, channel }, 'a registry could not be renewed'),
  });
  app.addHook('onClose', async () => stopRenewing());
  await sites.start().catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  await status.start();
  return app;
}
