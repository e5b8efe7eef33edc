import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendNotice, statusLink } from './notice-page.ts';

/** Seconds after which a page may be rendered again. */
const retryAfter = 5;

const words = {
  busy: {
    ar: ['الموقع مزدحم الآن', 'لم نتمكن من عرض هذه الصفحة. أعد المحاولة بعد ثوانٍ، أو اتصل بنا.'],
    en: ['The site is busy right now', 'We could not show this page. Try again in a few seconds, or call us.'],
  },
  tooMany: {
    ar: ['طلبت صفحات كثيرة في وقت قصير', 'انتظر دقيقة ثم أعد المحاولة، أو اتصل بنا.'],
    en: ['You asked for many pages in a short time', 'Wait a minute and try again, or call us.'],
  },
} as const;

/** Answers in place of a page that there is no time to render and that was never rendered. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(request, reply.header('retry-after', retryAfter), 503, words.busy);
}

/** Answers in place of one more page than a network may have rendered. @param wait seconds */
export function sendTooMany(request: FastifyRequest, reply: FastifyReply, wait: number): FastifyReply {
  return send(request, reply.header('retry-after', wait), 429, words.tooMany);
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  why: (typeof words)[keyof typeof words],
): FastifyReply {
  return sendNotice(request, reply, status, (lang) => {
    const [title, text] = why[lang];
    const home = `<a href="/">${lang === 'ar' ? 'الصفحة الرئيسية' : 'Home page'}</a>`;
    return { title, body: `<p>${text}</p><p>${home}</p><p>${statusLink(lang)}</p>` };
  });
}
