import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from '@clinic/shared/contracts';
import type { ReleaseStore } from '@clinic/releases/store';
import { sendNotice } from './notice-page.ts';
import type { ServedSite, Sites } from './site.ts';

/** A session cookie: the preview ends with the browser, or with a press on Exit. */
export const previewCookie = '__Host-preview';

const cookie = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

const words = {
  ar: {
    title: 'معاينة إصدار لم يُنشر بعد',
    intro: 'سترى الموقع الحالي كما هو، مع استبدال ما يلي بإصدار لم يُنشر بعد. لا يراه غيرك.',
    by: 'أعدّه',
    note: 'ملاحظة',
    until: 'صالحة حتى',
    start: 'ابدأ المعاينة',
    home: 'الموقع الحالي',
    unknown: 'رابط المعاينة غير معروف.',
    forged: 'رابط المعاينة غير صالح.',
    expired: 'انتهت صلاحية هذه المعاينة.',
    failed: 'تعذر تجهيز هذه المعاينة.',
    refused: 'تعذر فتح المعاينة',
  },
  en: {
    title: 'Preview of an unreleased version',
    intro:
      'You will see the live site as it is, with the following replaced by a version that is not released yet. Nobody else sees it.',
    by: 'Prepared by',
    note: 'Note',
    until: 'Valid until',
    start: 'Start the preview',
    home: 'The live site',
    unknown: 'This preview link is not known.',
    forged: 'This preview link is not valid.',
    expired: 'This preview has expired.',
    failed: 'This preview could not be prepared.',
    refused: 'The preview cannot be opened',
  },
} as const;

type Refusal = 'unknown' | 'forged' | 'expired' | 'failed';

/** The preview that a request's cookie asks for, if it is still good; null is the live site. */
export async function previewOf(request: FastifyRequest, store: ReleaseStore): Promise<Preview | Refusal | null> {
  const id = request.cookies[previewCookie];
  if (id === undefined) return null;
  const answer = await store.readPreview(id);
  return answer.ok ? answer.preview : answer.reason;
}

/** The site of a preview, or why there is none. */
export async function previewSite(preview: Preview, sites: Sites): Promise<ServedSite | 'failed'> {
  return sites.preview(preview).catch(() => 'failed' as const);
}

/** Entering and leaving a preview. Only ids of previews are accepted, never an address of code. */
export function servePreviews(app: FastifyInstance, store: ReleaseStore): void {
  app.get<{ Querystring: { id?: string } }>('/preview/start', async (request, reply) => {
    const answer = await store.readPreview(String(request.query.id ?? ''));
    if (!answer.ok) return refusePreview(request, reply, answer.reason);
    return reply
      .setCookie(previewCookie, answer.preview.id, cookie)
      .header('cache-control', 'no-store')
      .redirect('/', 303);
  });
  app.get('/preview/exit', async (_request, reply) =>
    reply.clearCookie(previewCookie, cookie).header('cache-control', 'no-store').redirect('/', 303),
  );
}

/** What a preview's link shows first: what is replaced, by whom, until when. */
export async function announcePreview(
  request: FastifyRequest,
  reply: FastifyReply,
  store: ReleaseStore,
  id: string,
): Promise<FastifyReply> {
  const answer = await store.readPreview(id);
  if (!answer.ok) return refusePreview(request, reply, answer.reason);
  const { preview } = answer;
  const replaced = Object.entries(preview.replaces)
    .map(([remote, release]) => `<li><bdi dir="ltr"><code>${escape(remote)}@${escape(release)}</code></bdi></li>`)
    .join('');
  return sendNotice(request, reply, 200, (lang) => {
    const text = words[lang];
    return {
      title: text.title,
      body: `<p>${text.intro}</p><ul>${replaced}</ul><dl><dt>${text.by}</dt><dd><bdi>${escape(preview.by)}</bdi></dd>${
        preview.note === '' ? '' : `<dt>${text.note}</dt><dd dir="auto">${escape(preview.note)}</dd>`
      }<dt>${text.until}</dt><dd><bdi dir="ltr">${escape(preview.expiresAt.slice(0, 16).replace('T', ' '))} UTC</bdi></dd></dl>
<p><a class="start" href="/preview/start?id=${preview.id}">${text.start}</a> <a href="/preview/exit">${text.home}</a></p>`,
    };
  });
}

/** A link that is unknown, forged, expired or cannot be prepared says so and loads nothing. */
export function refusePreview(request: FastifyRequest, reply: FastifyReply, reason: Refusal): FastifyReply {
  reply.clearCookie(previewCookie, cookie);
  return sendNotice(request, reply, reason === 'failed' ? 503 : 404, (lang) => ({
    title: words[lang].refused,
    body: `<p>${words[lang][reason]}</p><p><a href="/preview/exit">${words[lang].home}</a></p>`,
  }));
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
