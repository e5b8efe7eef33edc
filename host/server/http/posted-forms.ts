import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NetworkLimit } from '@clinic/node';
import { isWithinBounds } from './form-bounds.ts';
import { formScope, refuseForm } from './form-scope.ts';
import { languageCookie, languageOf } from './language.ts';
import { sendPage } from './send-page.ts';
import { pageAddress, serverRouteOf } from '../rendering/route-of.ts';
import type { ServedSite } from '../rendering/served-site.ts';

/** Largest form in bytes: a CV of 5 MB with what is written beside it. */
const largestForm = 6 * 1024 * 1024;

const urlEncoded = 'application/x-www-form-urlencoded';

/** Forms that one network may send in a minute: a waiting room may sit behind one. */
const formsPerMinute = 60;

interface Pages {
  /** The site that a visitor sees; null when the answer is on its way already. */
  siteFor: (request: FastifyRequest, reply: FastifyReply) => Promise<ServedSite | null>;
  /** Public address of the site. */
  originOf: (request: FastifyRequest) => string;
  /** Whether a visitor only looks: nothing is sent from a preview of the site at another time. */
  isReadOnly: (request: FastifyRequest) => boolean;
}

/**
 * Forms of public pages as browsers post them without script, or before it is there: the page's own action runs in the
 * renderer, without cookies, and the answer is the page with what came of it. What is posted is never logged or kept, and what
 * no form of the site would send is refused before it is read.
 */
export function servePostedForms(app: FastifyInstance, { siteFor, originOf, isReadOnly }: Pages): void {
  const limit = new NetworkLimit(formsPerMinute);
  formScope(app, {
    originOf,
    bodyLimit: largestForm,
    types: [urlEncoded, 'multipart/form-data'],
    // Without cookies nothing could be done in somebody's name; that it comes from this site makes spam harder.
    routes: (pages) =>
      pages.post<{ Querystring: { lang?: string }; Body: Buffer | undefined }>(
        '/*',
        {
          bodyLimit: largestForm,
          onRequest: async (request, reply) => {
            const wait = limit.secondsToWait(request.ip);
            return wait === null ? undefined : refuseForm(request, reply.header('retry-after', wait), 429);
          },
        },
        async (request, reply) => {
          if (isReadOnly(request)) return refuseForm(request, reply, 409);
          // What has neither a body nor a type is an empty form.
          const { body = Buffer.alloc(0), headers } = request;
          const contentType = headers['content-type'] ?? urlEncoded;
          if (!isWithinBounds(contentType, body)) return refuseForm(request, reply, 422);
          const served = await siteFor(request, reply);
          if (served === null) return reply;
          const route = routeOf(served, request.url);
          if (!takesForms(route)) return refuseForm(request, reply.header('allow', 'GET, HEAD'), 405);
          if (route?.needsScript === true) return refuseForm(request, reply, 428);
          const form = { contentType, body: new Uint8Array(body), visitor: request.ip };
          const answer = await served.snapshots.forOne(
            {
              path: pageAddress(served.site, request.url),
              lang: languageOf(request.query.lang, request.cookies[languageCookie]).lang,
              origin: originOf(request),
              form,
            },
            request.ip,
          );
          return answer === null ? refuseForm(request, reply, 503) : sendPage(request, reply, answer, served);
        },
      ),
  });
}

function routeOf({ site }: ServedSite, url: string) {
  const { pathname } = new URL(url, 'http://site.invalid');
  return serverRouteOf(site, pathname);
}

/** Only public pages that are the same for everybody: nothing of a session goes this way. */
function takesForms(route: ReturnType<typeof routeOf>): boolean {
  return route?.auth === 'public' && route.rendering === 'snapshot';
}
