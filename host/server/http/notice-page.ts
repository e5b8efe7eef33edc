import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '@clinic/contracts';
import { languageCookie, languageOf } from './language.ts';
import { pagePolicy } from '../rendering/page-policy.ts';

/** What a notice says in a language; the body is HTML. */
export type NoticePart = (lang: Lang) => { title: string; body: string };

/** A small page of its own in both languages, the visitor's first, without any script. */
export function sendNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  part: NoticePart,
): FastifyReply {
  const lang = languageFor(request);
  const order: Lang[] = lang === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  const sections = order.map((code, index) => {
    const { title, body } = part(code);
    const level = index === 0 ? 'h1' : 'h2';
    return `<section lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}"><${level}>${title}</${level}>${body}</section>`;
  });
  return sendSmallPage(request, reply.code(status), { title: part(lang).title, main: sections.join('') });
}

/** A page of the server itself in the visitor's language, without any script. `title` and `main` are HTML. */
export function sendSmallPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, main }: { title: string; main: string },
): FastifyReply {
  const lang = languageFor(request);
  const html = `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/preview.css"></head><body><main>${main}</main></body></html>`;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', pagePolicy())
    .send(html);
}

/** The language in which a request is answered. */
export function languageFor(request: FastifyRequest): Lang {
  return languageOf((request.query as { lang?: unknown }).lang, request.cookies[languageCookie]).lang;
}

/** A text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The way to the page that says what works, as HTML. */
export function statusLink(lang: Lang): string {
  return `<a href="/status">${lang === 'ar' ? 'حالة الموقع' : 'Site status'}</a>`;
}
