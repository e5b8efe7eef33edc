import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from '@clinic/contracts';
import type { PreviewResult, ReleaseStore } from '@clinic/releases/store';
import { internalPath } from '@clinic/contracts';
import { formFields, formScope } from '../http/form-scope.ts';
import { sendNotice } from '../http/notice-page.ts';
import { interstitial, refusalPage } from './preview-pages.ts';
import type { Refusal } from './preview-pages.ts';
import type { ServedSite } from '../rendering/served-site.ts';
import type { PreviewSites } from './preview-sites.ts';

/** A session cookie: the preview ends with the browser, or with a press on Exit. */
export const previewCookie = '__Host-preview';

const cookie = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

/** Largest form of entering or leaving a preview, in bytes: an id and a path. */
const largestForm = 4096;

interface Pages {
  store: ReleaseStore;
  /** Public address of the site. */
  originOf: (request: FastifyRequest) => string;
}

/** A request for a preview that cannot be shown, and the preview where there is one. */
export interface Refused {
  reason: Refusal;
  preview?: Preview;
}

/** The site of the preview that a request's cookie asks for, why there is none, or null for the live site. */
export async function previewFor(
  request: FastifyRequest,
  store: ReleaseStore,
  sites: PreviewSites,
): Promise<ServedSite | Refused | null> {
  const id = request.cookies[previewCookie];
  if (id === undefined) return null;
  const answer = await lookUp(request, store, id);
  if (!answer.ok) return { reason: answer.reason };
  const { preview } = answer;
  return sites.siteOf(preview).catch((error: unknown): Refused => {
    request.log.error({ err: error, preview: preview.id }, 'a preview could not be prepared');
    return { reason: 'failed', preview };
  });
}

/** What the store says of a preview; `failed` when it could not be asked. */
async function lookUp(
  request: FastifyRequest,
  store: ReleaseStore,
  id: string,
): Promise<PreviewResult | { ok: false; reason: 'failed' }> {
  return store.readPreview(id).catch((error: unknown) => {
    request.log.error({ err: error }, 'a preview could not be looked up');
    return { ok: false, reason: 'failed' };
  });
}

/**
 * Entering and leaving a preview, each by a form of this site: no link and no other site can do it for a visitor. Only ids
 * of previews are accepted, never an address of code.
 */
export function servePreviews(app: FastifyInstance, { store, originOf }: Pages): void {
  const types = ['application/x-www-form-urlencoded'] as const;
  const leave = (reply: FastifyReply, form: URLSearchParams) =>
    reply.header('cache-control', 'no-store').redirect(internalPath(form.get('to')), 303);

  formScope(app, {
    originOf,
    bodyLimit: largestForm,
    types,
    routes: (pages) => {
      pages.post('/preview/start', async (request, reply) => {
        const form = formFields(request.body);
        const answer = await lookUp(request, store, form.get('id') ?? '');
        if (!answer.ok) return refusePreview(request, reply, { reason: answer.reason });
        return leave(reply.setCookie(previewCookie, answer.preview.id, cookie), form);
      });
      pages.post('/preview/exit', async (request, reply) =>
        leave(reply.clearCookie(previewCookie, cookie), formFields(request.body)),
      );
    },
  });
}

/** What a preview's link shows first: what is replaced, by whom, until when. */
export async function announcePreview(
  request: FastifyRequest,
  reply: FastifyReply,
  store: ReleaseStore,
  id: string,
): Promise<FastifyReply> {
  const answer = await lookUp(request, store, id);
  if (!answer.ok) return refusePreview(request, reply, { reason: answer.reason });
  const { preview } = answer;
  const parts = await store.previewedParts(preview).catch((error: unknown) => {
    request.log.error({ err: error, preview: preview.id }, 'a preview could not be prepared');
    return null;
  });
  if (parts === null) return refusePreview(request, reply, { reason: 'failed', preview });
  return sendNotice(request, reply, 200, interstitial(preview, parts, pathWithout(request.url)));
}

/**
 * A link that is unknown, forged, foreign, expired or ended says so, loads nothing, and takes the cookie away. A good one
 * that cannot be prepared names its releases and keeps the way out in sight, as does one that the store was not asked about.
 */
export function refusePreview(request: FastifyRequest, reply: FastifyReply, refused: Refused): FastifyReply {
  const failed = refused.reason === 'failed';
  if (!failed) reply.clearCookie(previewCookie, cookie);
  return sendNotice(request, reply, failed ? 503 : 404, refusalPage(refused, pathWithout(request.url)));
}

/** The page whose link was shared. */
function pathWithout(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  searchParams.delete('preview');
  const path = internalPath(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
  return path.startsWith('/preview/') ? '/' : path;
}
