import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeForLog } from '@clinic/node';
import { isFromThisSite } from './same-origin.ts';
import { sendNotice } from './notice-page.ts';

/** What a refused form is told, by status. */
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
  409: {
    ar: [
      'لا يُرسل شيء من المعاينة',
      'أنت في معاينة للموقع في تاريخ آخر، ولم نستلم شيئًا مما كتبته. أنهِ المعاينة ثم أرسله من جديد.',
    ],
    en: [
      'Nothing is sent from a preview',
      'You are looking at the site at another date, and we did not take what you typed. End the preview and send it again.',
    ],
  },
  413: {
    ar: ['ما أرسلته أكبر مما نستلمه', 'الحد الأقصى 6 ميغابايت. اختر ملفًا أصغر وأرسل النموذج من جديد.'],
    en: ['What you sent is larger than we take', 'The limit is 6 MB. Choose a smaller file and send the form again.'],
  },
  415: {
    ar: ['لم نستلم هذا النموذج', 'لا نقرأ هذا النوع من النماذج.'],
    en: ['We did not take this form', 'We cannot read this kind of form.'],
  },
  422: {
    ar: ['لم نستلم هذا النموذج', 'فيه حقول أكثر مما في نماذجنا. افتح الصفحة من جديد وأرسله منها.'],
    en: [
      'We did not take this form',
      'It has more fields than our forms have. Open the page again and send it from there.',
    ],
  },
  428: {
    ar: [
      'لا يعمل هذا النموذج من دون JavaScript',
      'انتظر حتى يكتمل تحميل الصفحة أو فعّل JavaScript في متصفحك، ثم أرسله من جديد. لم نستلم شيئًا مما كتبته.',
    ],
    en: [
      'This form does not work without JavaScript',
      'Wait until the page has loaded, or turn JavaScript on in your browser, and send it again. We did not take what you typed.',
    ],
  },
  429: {
    ar: ['أرسلت نماذج كثيرة في وقت قصير', 'لم نستلم هذا النموذج. انتظر دقيقة ثم أرسله من جديد، أو اتصل بنا.'],
    en: [
      'Many forms were sent in a short time',
      'We did not take this form. Wait a minute and send it again, or call us.',
    ],
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

interface FormScope {
  /** Public address of the site. */
  originOf: (request: FastifyRequest) => string;
  /** Largest form in bytes. */
  bodyLimit: number;
  types: readonly ('application/x-www-form-urlencoded' | 'multipart/form-data')[];
  routes: (pages: FastifyInstance) => void;
}

/**
 * Routes that take forms as browsers post them without script, from this site's own pages alone; the body comes as bytes.
 * They have a scope of their own, because calls of the API pass through unread.
 */
export function formScope(app: FastifyInstance, { originOf, bodyLimit, types, routes }: FormScope): void {
  void app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 503;
      if (status >= 500) request.log.error({ failure: describeForLog(error) }, 'a form could not be answered');
      return refuseForm(request, reply, status in words ? (status as Refusal) : 503);
    });
    pages.addHook('onRequest', async (request, reply) =>
      isFromThisSite(request, originOf(request)) ? undefined : refuseForm(request, reply, 403),
    );
    routes(pages);
  });
}

/** The fields of a form of {@link formScope}. */
export const formFields = (body: unknown) => new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '');

/** A page that says in both languages why a form was not taken. */
export function refuseForm(request: FastifyRequest, reply: FastifyReply, status: Refusal): FastifyReply {
  return sendNotice(request, reply, status, (lang) => {
    const [title, text] = words[status][lang];
    return { title, body: `<p>${text}</p><p><a href="/">${lang === 'ar' ? 'الصفحة الرئيسية' : 'Home page'}</a></p>` };
  });
}
