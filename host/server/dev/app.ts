import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { buildsAddress } from '@clinic/build/builds';
import { servePublicFiles } from '../brand/public-files.ts';
import { proxyApi } from '../http/api-proxy.ts';
import type { PackageBuilds } from '@clinic/build/dev-builds';
import { artifactBase } from '@clinic/contracts/registry';
import { buildsOf, devRelease, devSite, unrendered } from './site.ts';
import { documentOf } from '../rendering/document.ts';
import { languageCookie, languageOf } from '../http/language.ts';
import { commonHeaders } from '../http/security-headers.ts';
import { pagePolicy } from '../rendering/page-policy.ts';
import type { HostSettings } from '../settings.ts';

const typeOf: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The policy of pages as they are served, but for styles: emotion writes readable ones into the page in development. */
export const devPolicy = pagePolicy().replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'");

/**
 * The host's server for development: pages that the browser renders from the packages as they are on disk, told of each
 * build, and the same way to the API as in production. It answers once everything was built for the first time.
 */
export async function buildDevHost(settings: HostSettings, builds: PackageBuilds): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: settings.logLevel },
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    // Pages hold a connection open for as long as they are shown.
    forceCloseConnections: true,
  });
  const followers = new Set<FastifyReply['raw']>();
  const firstBuilds = builds.start(() => void tell());
  let shownErrors = '';

  async function tell(): Promise<void> {
    await firstBuilds;
    const state = buildsOf(builds);
    for (const follower of followers) follower.write(`data: ${JSON.stringify(state)}\n\n`);
    const errors = state.errors.join('\n\n');
    if (errors !== shownErrors) console.log(errors === '' ? 'Everything is built again.' : `\n${errors}\n`);
    shownErrors = errors;
  }
  void firstBuilds.then(tell);

  const ofEveryAnswer = Object.entries(commonHeaders(settings.hstsScope));
  await app.register(fastifyCookie);
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of ofEveryAnswer) reply.header(name, value);
  });
  app.addHook('onClose', () => builds.close());

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    await firstBuilds;
    const api = await fetch(`${settings.apiOrigin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    return reply.code(api?.ok === true ? 200 : 503).send({ api: api?.ok === true });
  });
  await servePublicFiles(app, settings, 'no-cache');

  app.get(buildsAddress, async (request, reply) => {
    await firstBuilds;
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: 300\ndata: ${JSON.stringify(buildsOf(builds))}\n\n`);
    followers.add(reply.raw);
    request.raw.once('close', () => followers.delete(reply.raw));
  });

  app.get<{ Params: { name: string; '*': string } }>(
    `${artifactBase(':name', devRelease)}*`,
    async (request, reply) => {
      const { name, '*': file } = request.params;
      const inside = !file.split('/').includes('..') && builds.packages.has(name);
      const body = inside ? await builds.read(name, file).catch(() => null) : null;
      reply.header('cache-control', 'no-store');
      if (body === null) return reply.code(404).send();
      return reply.type(typeOf[path.extname(file)] ?? 'application/octet-stream').send(body);
    },
  );

  proxyApi(app, settings);

  app.get<{ Querystring: Record<string, string | undefined> }>('/*', async (request, reply) => {
    await firstBuilds;
    reply.header('cache-control', 'no-store');
    const site = devSite(builds, settings);
    if (site === null)
      return reply.code(500).type('text/plain; charset=utf-8').send(buildsOf(builds).errors.join('\n\n'));
    const { lang, chosen } = languageOf(request.query['lang'], request.cookies[languageCookie]);
    if (chosen) reply.setCookie(languageCookie, lang, { path: '/', sameSite: 'lax' });
    const origin = `${request.protocol}://${request.host}`;
    const rendered = unrendered(settings.brand.tagline[lang]);
    const { html } = documentOf(site, rendered, { path: request.url, lang, origin });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', devPolicy).send(html);
  });

  return app;
}
