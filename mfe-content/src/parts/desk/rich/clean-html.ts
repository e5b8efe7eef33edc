import purifier from 'dompurify';
import { postHtml } from '@clinic/contracts/content/desk';

/** Lists of Word are paragraphs that only their class and a drawn bullet tell. */
function listsOfWord(root: HTMLElement): void {
  for (const line of root.querySelectorAll('p[class^="MsoListParagraph"]')) {
    const bullet = line.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const isNumbered = /^\s*\(?(?:\d+|[a-z])[.)]/i.test(bullet?.textContent ?? '');
    bullet?.remove();
    const kind = isNumbered ? 'OL' : 'UL';
    const before = line.previousElementSibling;
    const list = before?.nodeName === kind && before.hasAttribute('data-word') ? before : document.createElement(kind);
    if (list !== before) {
      list.setAttribute('data-word', '');
      line.before(list);
    }
    const item = document.createElement('li');
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
}

/** Headings of a pasted page stand below the title of the post. */
function headingsBelowTitle(root: HTMLElement): void {
  for (const heading of root.querySelectorAll('h1, h5, h6')) {
    const lower = document.createElement(heading.nodeName === 'H1' ? 'h2' : 'h4');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

/** What Word and Google Docs say with styles alone. */
function stylesAsElements(root: HTMLElement): void {
  for (const span of root.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle } = span.style;
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
    const name = isBold ? 'strong' : fontStyle === 'italic' ? 'em' : null;
    if (name === null) continue;
    const element = document.createElement(name);
    element.append(...span.childNodes);
    span.replaceWith(element);
  }
  // Google Docs wraps everything in a bold element that is not bold.
  for (const wrapper of root.querySelectorAll('b[style*="font-weight:normal"], b[style*="font-weight: normal"]')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
}

/** The purifier gives the body of a document of its own. */
function bodyOf(node: Node): HTMLElement {
  if (!(node instanceof HTMLElement)) throw new Error('the purifier gave no element');
  return node;
}

const emptyLine = /^[\s\u00a0]*$/;

/** HTML as elements of this document, with nothing in it that a post may not have. */
export function cleanElements(html: string): HTMLElement {
  return bodyOf(
    purifier.sanitize(html, {
      RETURN_DOM: true,
      ALLOWED_TAGS: [...postHtml.tags],
      ALLOWED_ATTR: [...postHtml.attributes],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    }),
  );
}

/** What was copied from Word, Google Docs or a page, as a post may have it: its structure stays, its looks go. */
export function cleanPasted(html: string): HTMLElement {
  const rough = bodyOf(
    purifier.sanitize(html, { RETURN_DOM: true, FORBID_TAGS: ['style', 'title', 'meta', 'link', 'xml'] }),
  );
  stylesAsElements(rough);
  listsOfWord(rough);
  headingsBelowTitle(rough);
  for (const bold of rough.querySelectorAll('b, i')) {
    const element = document.createElement(bold.nodeName === 'B' ? 'strong' : 'em');
    element.append(...bold.childNodes);
    bold.replaceWith(element);
  }
  const clean = cleanElements(rough.innerHTML);
  for (const line of clean.querySelectorAll('p')) {
    if (emptyLine.test(line.textContent) && line.querySelector('img') === null) line.remove();
  }
  return clean;
}
