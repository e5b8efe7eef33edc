import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import type { Node, Schema, Slice } from '@tiptap/pm/model';
import { cleanElements, cleanPasted } from './clean-html.ts';

/** A text as the editor's document. Never by way of the page's own HTML parser, which takes no plain strings here. */
export const documentOf = (schema: Schema, html: string): Node =>
  DOMParser.fromSchema(schema).parse(cleanElements(html));

/** What was pasted, as a part of a document. */
export const pastedSlice = (schema: Schema, html: string): Slice =>
  DOMParser.fromSchema(schema).parseSlice(cleanPasted(html));

function unwrapSingleParagraphs(root: Element): void {
  for (const paragraph of root.querySelectorAll('li > p:first-child, td > p:only-child, th > p:only-child')) {
    const isAlone = [...(paragraph.parentElement?.children ?? [])]
      .slice(1)
      .every(({ nodeName }) => /^[OU]L$/.test(nodeName));
    if (isAlone) paragraph.replaceWith(...paragraph.childNodes);
  }
}

/** Rows of header cells at the beginning of a table are its head. */
function tableHeads(root: Element): void {
  for (const table of root.querySelectorAll('table')) {
    table.querySelector('colgroup')?.remove();
    table.removeAttribute('style');
    const [body] = table.tBodies;
    const isHead = (row: Element) => [...row.children].every(({ nodeName }) => nodeName === 'TH');
    const rows = [...(body?.rows ?? [])];
    const end = rows.findIndex((row) => !isHead(row));
    if (!body || end <= 0) continue;
    const head = document.createElement('thead');
    head.append(...rows.slice(0, end));
    body.before(head);
  }
}

/** The HTML of the editor's document, in the form in which editors write it by hand. */
export function htmlOf(document: Node): string {
  const root = window.document.createElement('div');
  root.append(DOMSerializer.fromSchema(document.type.schema).serializeFragment(document.content));
  unwrapSingleParagraphs(root);
  tableHeads(root);
  if (root.textContent.trim() === '' && root.querySelector('img, hr') === null) return '';
  return root.innerHTML;
}

const withoutSpaceBetween = (html: string) =>
  cleanElements(html)
    .innerHTML.replace(/ rel="[^"]*"/g, '')
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ')
    .replace(/ (?=<\/(?:p|li|h[2-4]|td|th)>)/g, '')
    .trim();

/** Whether the editor would keep all of a text. What it would drop, such as the caption of a table, is written as HTML. */
export const isKeptWhole = (schema: Schema, html: string): boolean =>
  withoutSpaceBetween(htmlOf(documentOf(schema, html))) === withoutSpaceBetween(html);
