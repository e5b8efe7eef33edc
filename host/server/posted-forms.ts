import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoutes } from 'react-router-dom';
import { languageCookie, languageOf } from './language.ts';
import { sendNotice } from './notice-page.ts';
import { sendPage } from './send-page.ts';
import type { ServedSite } from './site.ts';

/** Largest form in bytes: a CV of 5 MB with what is written beside it (Q34). */
const largestForm = 6 * 1024 * 1024;

interface Pages {
  /** The site that a visitor sees; null when the answer is on its way already. */
  siteFor: (request: FastifyRequest, reply: FastifyReply) => Promise<ServedSite | null>;
  /** Public address of the site. */
  originOf: (request: FastifyRequest) => string;
}

const words = {
  403: {
    ar: ['لم نستلم هذا النموذج', 'لم يُرسل من صفحات هذا الموقع. افتح الصفحة من جديد وأرسله منها.'],
    en: [
      'We did not take this form',
      'It was not sent from a page of this site. Open the page again and send it from there.',
    ],
  },
  405: {
    ar: ['لا يُرسل نموذج إلى هذا العنوان', 'افتح الصفحة من جديد وأرسل النموذج منها.'],
    en: ['No form can be sent to this address', 'Open the page again and send the form from there.'],
  },
  413: {
    ar: ['ما أرسلته أكبر مما نستلمه', 'الحد الأقصى 6 ميغابايت. اختر ملفًا أصغر وأرسل النموذج من جديد.'],
    en: ['What you sent is larger than we take', 'The limit is 6 MB. Choose a smaller file and send the form again.'],
  },
  415: {
    ar: ['لم نستلم هذا النموذج', 'لا نقرأ هذا النوع من النماذج.'],
    en: ['We did not take this form', 'We cannot read this kind of form.'],
  },
  503: {
    ar: ['تعذر إكمال الإرسال', 'حدث خلل عندنا ولا نعلم إن كان نموذجك قد وصل. حاول مرة أخرى بعد قليل أو اتصل بنا.'],
    en: [
      'This could not be completed',
      'Something went wrong on our side, and we do not know whether your form arrived. Try again in a moment, or call us.',
    ],
  },
} as const;

type Refusal = keyof typeof words;

/**
 * Forms of public pages as browsers post them without script, or before it is there: the page's own action runs in the
 * renderer, without cookies, and the answer is the page with what came of it. What is posted is never logged or kept.
 */
export function servePostedForms(app: FastifyInstance, { siteFor, originOf }: Pages): void {
  void app.register(async (pages) => {
    // In a scope of its own: calls of the API pass through unread.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: largestForm },
      (_request, body, done) => done(null, body),
    );
    pages.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 503;
      return refuse(request, reply, status in words ? (status as Refusal) : 503);
    });

    pages.post<{ Querystring: { lang?: string }; Body: Buffer }>(
      '/*',
      {
        bodyLimit: largestForm,
        onRequest: async (request, reply) =>
          isFromThisSite(request, originOf(request)) ? undefined : refuse(request, reply, 403),
      },
      async (request, reply) => {
        const served = await siteFor(request, reply);
        if (served === null) return reply;
        if (!takesForms(served, request.url)) return refuse(request, reply.header('allow', 'GET, HEAD'), 405);
        const answer = await served.snapshots.answerForm({
          path: request.url,
          lang: languageOf(request.query.lang, request.cookies[languageCookie]).lang,
          origin: originOf(request),
          form: {
            contentType: request.headers['content-type'] ?? '',
            body: new Uint8Array(request.body),
            visitor: request.ip,
          },
        });
        return answer === null ? refuse(request, reply, 503) : sendPage(request, reply, answer, served);
      },
    );
  });
}

/** A browser says where a form stands. Without cookies nothing could be done in somebody's name; spam can be made harder. */
function isFromThisSite({ headers }: FastifyRequest, ours: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return (site === undefined || site === 'same-origin') && (origin === undefined || origin === ours);
}

/** Only public pages that are the same for everybody: nothing of a session goes this way. */
function takesForms({ site }: ServedSite, url: string): boolean {
  const { pathname } = new URL(url, 'http://site.invalid');
  const route = matchRoutes(site.routes, pathname)?.at(-1)?.route;
  return route?.auth === 'public' && route.rendering === 'snapshot';
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: Refusal): FastifyReply {
  return sendNotice(request, reply, status, (lang) => {
    const [title, text] = words[status][lang];
    return { title, body: `<p>${text}</p><p><a href="/">${lang === 'ar' ? 'الصفحة الرئيسية' : 'Home page'}</a></p>` };
  });
}
