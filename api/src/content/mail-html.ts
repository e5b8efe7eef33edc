import { JSDOM } from 'jsdom';
import type { Lang, pictureWidths } from '@clinic/contracts';

/** A text with its looks, as mailboxes show it, and the same without any. */
export interface MailText {
  readonly html: string;
  readonly text: string;
}

/** Why a text cannot go out in a message, as the end of `desk.wrong.…`. */
export type MailMistake = 'required' | 'noAlt' | 'emptyLink';

const { window } = new JSDOM('');
const { document } = window;

/** Width of the column of a message, and of the picture that a dense screen shows there, in pixels. */
const column = 560;
const shownWidth = 1280 satisfies (typeof pictureWidths)[number];

const blocks = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'table', 'tr']);

/** Mailboxes drop style sheets: each element has its own looks. Half of them know no logical sides. */
const stylesFor = (start: 'left' | 'right'): Readonly<Record<string, string>> => ({
  h2: 'margin:32px 0 8px;font-size:22px;line-height:1.4',
  h3: 'margin:24px 0 8px;font-size:19px;line-height:1.4',
  h4: 'margin:24px 0 8px;font-size:17px;line-height:1.4',
  p: 'margin:0 0 16px',
  ul: `margin:0 0 16px;padding:0;padding-${start}:24px`,
  ol: `margin:0 0 16px;padding:0;padding-${start}:24px`,
  li: 'margin:0 0 6px',
  a: 'color:#0b5a6f',
  blockquote: `margin:0 0 16px;padding:8px 16px;border-${start}:4px solid #0b5a6f`,
  figure: 'margin:0 0 16px',
  figcaption: 'font-size:14px',
  img: 'display:block;margin:0 0 16px;max-width:100%;height:auto;border:0;border-radius:8px',
  table: 'margin:0 0 16px;border-collapse:collapse',
  td: `padding:6px 10px;border:1px solid #9aa5a8;text-align:${start};vertical-align:top`,
  th: `padding:6px 10px;border:1px solid #9aa5a8;text-align:${start};vertical-align:top`,
  hr: 'margin:24px 0;border:0;border-top:1px solid #9aa5a8',
});

function parsed(html: string): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder;
}

const isEmpty = (element: Element) => element.textContent.trim() === '' && element.querySelector('img') === null;

/** A link to nowhere; `/` is the home page. */
const leadsNowhere = (link: Element) => ['', '#'].includes((link.getAttribute('href') ?? '').trim());

/** What somebody has to put right in a text before it goes out: nobody can mend a message that was sent. */
export function mailMistakes(html: string): MailMistake[] {
  const holder = parsed(html);
  const has = (selector: string, isWrong: (element: Element) => boolean) =>
    [...holder.querySelectorAll(selector)].some(isWrong);
  return [
    ...(isEmpty(holder) ? (['required'] as const) : []),
    ...(has('img', (img) => (img.getAttribute('alt') ?? '').trim() === '') ? (['noAlt'] as const) : []),
    ...(has('a', (a) => leadsNowhere(a) || isEmpty(a)) ? (['emptyLink'] as const) : []),
  ];
}

/** A page of this site by its whole address, in the language of the message. */
function absolute(path: string, origin: string, lang: Lang): string {
  const url = new URL(path, origin);
  if (lang === 'en' && !url.searchParams.has('lang')) url.searchParams.set('lang', 'en');
  return url.href;
}

function adaptLink(link: Element, origin: string, lang: Lang): void {
  const href = link.getAttribute('href') ?? '';
  // A place on the page has no meaning in a message.
  if (href === '' || href.startsWith('#')) link.replaceWith(...link.childNodes);
  else if (href.startsWith('/')) link.setAttribute('href', absolute(href, origin, lang));
}

/** In a width, drawings come as pixels too, which mailboxes want. The address is the same for everybody. */
function adaptPicture(picture: Element, origin: string): void {
  const url = new URL(picture.getAttribute('src') ?? '', origin);
  if (!url.searchParams.has('w')) url.searchParams.set('w', String(shownWidth));
  picture.setAttribute('src', url.href);
  picture.setAttribute('width', String(Math.min(column, Number(picture.getAttribute('width') ?? column) || column)));
  picture.removeAttribute('height');
}

/** Plain text of some nodes: blocks stand apart, links bring their address, pictures what they show. */
function textOf(node: Node): string {
  if (node.nodeType === window.Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  const element = node as Element;
  const name = element.nodeName.toLowerCase();
  if (name === 'br') return '\n';
  if (name === 'hr') return '\n\n---\n\n';
  if (name === 'img') return `[${element.getAttribute('alt') ?? ''}]`;
  const inner = [...element.childNodes].map(textOf).join('');
  if (name === 'a') {
    const href = (element.getAttribute('href') ?? '').replace(/^(?:mailto|tel):/, '');
    return href === '' || inner.trim() === href ? inner : `${inner} (${href})`;
  }
  if (name === 'li') return `\n- ${inner.trim()}`;
  if (name === 'td' || name === 'th') return `${inner.trim()}  `;
  if (name === 'tr') return `\n${inner.trim()}`;
  return blocks.has(name) ? `\n\n${inner.trim()}\n\n` : inner;
}

const withoutGaps = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * A sanitised text as a message: links and pictures by their whole address, looks at each element, in the direction of its
 * language; and the same words as plain text.
 */
export function mailText(html: string, { origin, lang }: { origin: string; lang: Lang }): MailText {
  const holder = parsed(html);
  for (const link of holder.querySelectorAll('a')) adaptLink(link, origin, lang);
  for (const picture of holder.querySelectorAll('img')) adaptPicture(picture, origin);
  const styles = stylesFor(lang === 'ar' ? 'right' : 'left');
  for (const element of holder.querySelectorAll('*')) {
    const style = styles[element.nodeName.toLowerCase()];
    if (style !== undefined) element.setAttribute('style', style);
  }
  return { html: holder.innerHTML, text: withoutGaps(textOf(holder)) };
}
