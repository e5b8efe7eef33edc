import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendNotice } from './notice-page.ts';

/** Seconds after which a page may be rendered again. */
const retryAfter = 5;

const words = {
  ar: ['الموقع مزدحم الآن', 'لم نتمكن من عرض هذه الصفحة. أعد المحاولة بعد ثوانٍ، أو اتصل بنا.'],
  en: ['The site is busy right now', 'We could not show this page. Try again in a few seconds, or call us.'],
} as const;

/** Answers in place of a page that there is no time to render and that was never rendered. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendNotice(request, reply.header('retry-after', retryAfter), 503, (lang) => {
    const [title, text] = words[lang];
    return { title, body: `<p>${text}</p><p><a href="/">${lang === 'ar' ? 'الصفحة الرئيسية' : 'Home page'}</a></p>` };
  });
}
