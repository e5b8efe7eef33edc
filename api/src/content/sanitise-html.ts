import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { pictureWidths } from '@clinic/contracts';
import { postHtml, textLink } from '@clinic/contracts/content/desk';

/** A picture of the clinic, as it is or in one of the widths that it can be had in. */
const picture = new RegExp(
  `^/images/(?!.*\\.\\.)[\\w/-]+\\.(?:svg|png|jpe?g|webp|avif)(?:\\?w=(?:${pictureWidths.join('|')}))?$`,
);

/** What is left of an editor's HTML, and what was taken out of it, as tags and attributes. */
export interface SanitisedHtml {
  readonly html: string;
  readonly removed: readonly string[];
}

const { window } = new JSDOM('');
const purifier = createPurifier(window);

purifier.addHook('uponSanitizeAttribute', (_node, data) => {
  if (data.attrName === 'href') data.keepAttr = textLink.test(data.attrValue);
  if (data.attrName === 'src') data.keepAttr = picture.test(data.attrValue);
});

purifier.addHook('afterSanitizeAttributes', (node) => {
  const name = node.nodeName.toLowerCase();
  if (name === 'a' && /^https:/i.test(node.getAttribute('href') ?? '')) node.setAttribute('rel', 'noopener');
  if (name === 'img' && !node.hasAttribute('src')) node.remove();
  if (name === 'img' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
});

const nameOf = (node: { nodeName: string }) => `<${node.nodeName.toLowerCase()}>`;

/** What an editor would miss: the body that the parser wrapped around, and `rel`, which is written again, are not. */
function missed(): string[] {
  const items = purifier.removed.flatMap((item) => {
    if ('element' in item) return nameOf(item.element);
    return item.attribute && item.attribute.name !== 'rel' ? `${item.attribute.name} of ${nameOf(item.from)}` : [];
  });
  return [...new Set(items)].filter((item) => item !== '<body>');
}

/**
 * The HTML of articles with nothing but text, lists, tables, links and the clinic's own pictures (V16). What is not on the
 * list of allowed tags and attributes is taken out; the text in it stays, that of scripts and styles does not.
 */
export function sanitiseHtml(html: string): SanitisedHtml {
  const clean = purifier.sanitize(html, {
    ALLOWED_TAGS: [...postHtml.tags],
    ALLOWED_ATTR: [...postHtml.attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  return { html: clean, removed: missed() };
}

/** The elements of a sanitised text that stand in no other, each as HTML. */
export function outermostElements(html: string): string[] {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].flatMap((node) => {
    const holder = body.cloneNode(false);
    holder.appendChild(node.cloneNode(true));
    const own = holder instanceof window.HTMLElement ? holder.innerHTML.trim() : '';
    return own === '' ? [] : own;
  });
}
