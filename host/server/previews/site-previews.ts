import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { roles, internalPath } from '@clinic/contracts';
import { sitePreviewHeader, SitePreviewResponse, SitePreviewToken } from '@clinic/contracts/host';
import type { ShownPreview } from '@clinic/contracts/host';
import { formFields, formScope } from '../http/form-scope.ts';
import { languageFor, sendNotice } from '../http/notice-page.ts';
import { serverRouteOf } from '../rendering/route-of.ts';
import type { ServedSite } from '../rendering/served-site.ts';
import { announcement, refusal, wordsOn } from './site-preview-words.ts';
import type { SitePreviewRefusal } from './site-preview-words.ts';

/** A session cookie: the preview ends with the browser, with its link, or with a press on its end. */
export const sitePreviewCookie = '__Host-preview-at';

const cookie = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

/** Largest form of beginning or ending a preview, in bytes. */
const largestForm = 4096;

/** Longest wait for the API's word on a preview, in milliseconds. */
const timeoutMs = 2000;

/** The readable cookie that tells pages the role of whoever is signed in. It is a hint: the API decides. */
const roleCookie = 'role';

interface SitePreviewServices {
  apiOrigin: string;
  /** Public address of the site. */
  originOf: (request: FastifyRequest) => string;
}

type Answer = SitePreviewResponse['data'];

/** The roles that a page is for; undefined where it is for everybody, or is none. */
const rolesOf = ({ site }: ServedSite, pathname: string) => serverRouteOf(site, pathname)?.roles;

/** What the API says of a preview; why there is none when it does not. */
async function lookUp(request: FastifyRequest, apiOrigin: string, token: string): Promise<Answer | SitePreviewRefusal> {
  if (!SitePreviewToken.safeParse(token).success) return 'ended';
  try {
    const response = await fetch(`${apiOrigin}/api/site-preview`, {
      headers: { [sitePreviewHeader]: token },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 410) return 'ended';
    return SitePreviewResponse.parse(await response.json()).data;
  } catch (error) {
    request.log.error({ err: error }, 'a preview of the site could not be looked up');
    return 'failed';
  }
}

/**
 * The preview of the site at another time that a request's cookie asks for, why it is not shown, or null for the site as it is.
 * Pages of the staff are never part of it: whoever makes previews works on in other tabs of the same browser.
 */
export async function sitePreviewFor(
  request: FastifyRequest,
  served: ServedSite,
  apiOrigin: string,
): Promise<ShownPreview | SitePreviewRefusal | null> {
  const token = request.cookies[sitePreviewCookie];
  if (token === undefined) return null;
  const { pathname } = new URL(request.url, 'http://site.invalid');
  if (rolesOf(served, pathname) !== undefined) return null;
  const answer = await lookUp(request, apiOrigin, token);
  if (typeof answer === 'string') return answer;
  const words = { ar: wordsOn(answer.at, 'ar'), en: wordsOn(answer.at, 'en') };
  const makers = rolesOf(served, answer.other) ?? [];
  const isMaker = makers.some((name) => String(roles[name]) === request.cookies[roleCookie]);
  return { token, words, other: isMaker ? answer.other : null };
}

/** Says why the site of another time is not shown. One that has ended takes its cookie away. */
export function refuseSitePreview(
  request: FastifyRequest,
  reply: FastifyReply,
  reason: SitePreviewRefusal,
): FastifyReply {
  if (reason === 'ended') reply.clearCookie(sitePreviewCookie, cookie);
  const { pathname, search } = new URL(request.url, 'http://site.invalid');
  const to = pathname.startsWith('/preview/') ? '/' : internalPath(pathname + search);
  return sendNotice(request, reply, reason === 'ended' ? 410 : 503, refusal(reason, to));
}

/**
 * Beginning and ending a preview of the site at another time, each by a form of this site: no link and no other site can do it
 * for a visitor.
 */
export function serveSitePreviews(app: FastifyInstance, { apiOrigin, originOf }: SitePreviewServices): void {
  const leave = (reply: FastifyReply, to: string | null) =>
    reply.header('cache-control', 'no-store').redirect(internalPath(to), 303);

  app.get<{ Querystring: { token?: string | string[] } }>('/preview/at', async (request, reply) => {
    const { token } = request.query;
    if (typeof token !== 'string') return refuseSitePreview(request, reply, 'ended');
    const answer = await lookUp(request, apiOrigin, token);
    if (typeof answer === 'string') return refuseSitePreview(request, reply, answer);
    return sendNotice(request, reply, 200, announcement(token, { at: answer.at, until: answer.expires_at }));
  });
  formScope(app, {
    originOf,
    bodyLimit: largestForm,
    types: ['application/x-www-form-urlencoded'],
    routes: (pages) => {
      pages.post('/preview/at/start', async (request, reply) => {
        const token = formFields(request.body).get('token') ?? '';
        const answer = await lookUp(request, apiOrigin, token);
        if (typeof answer === 'string') return refuseSitePreview(request, reply, answer);
        return leave(reply.setCookie(sitePreviewCookie, token, cookie), answer.path[languageFor(request)]);
      });
      pages.post('/preview/at/end', async (request, reply) =>
        leave(reply.clearCookie(sitePreviewCookie, cookie), formFields(request.body).get('to')),
      );
    },
  });
}
