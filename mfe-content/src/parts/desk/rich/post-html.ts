import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import type { Node as PostNode, Schema, Slice } from '@tiptap/pm/model';
import { Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { cleanElements, cleanPasted } from './clean-html.ts';

/** What was typed without any element has a paragraph for each line, and one for the next where a line was just ended. */
function asHtml(html: string): string {
  if (html.trim() === '' || /<[a-z/!]/i.test(html)) return html;
  const lines = html.split('\n');
  const kept = lines.filter((line, place) => line.trim() !== '' || place === lines.length - 1);
  return kept.map((line) => `<p>${line}</p>`).join('');
}

/** A text as the editor's document. Never by way of the page's own HTML parser, which takes no plain strings here. */
export const documentOf = (schema: Schema, html: string): PostNode =>
  DOMParser.fromSchema(schema).parse(cleanElements(asHtml(html)));

/**
 * Puts the caret of an editor where it is in the HTML of its document. A space that was just typed stays: the document has
 * none at the end of a paragraph.
 * @param begin the HTML before the caret
 */
export function withCaretAfter(state: EditorState, begin: string): Transaction {
  const { doc, schema, tr } = state;
  const end = Selection.atEnd(documentOf(schema, begin)).head;
  const at = doc.resolve(Math.min(end, doc.content.size));
  const isAfterSpace = /[^>\s] +$/.test(begin) && at.parent.isTextblock;
  if (!isAfterSpace) return tr.setSelection(Selection.near(at, -1));
  const hasSpace = at.parent.textBetween(at.parentOffset, at.parent.content.size).startsWith(' ');
  const written = hasSpace ? tr : tr.insertText(' ', at.pos);
  return written.setSelection(TextSelection.create(written.doc, at.pos + 1));
}

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
export function htmlOf(document: PostNode): string {
  const root = window.document.createElement('div');
  root.append(DOMSerializer.fromSchema(document.type.schema).serializeFragment(document.content));
  unwrapSingleParagraphs(root);
  tableHeads(root);
  if (root.textContent.trim() === '' && root.querySelector('img, hr') === null) return '';
  return root.innerHTML;
}

const withoutSpaceBetween = (html: string) =>
  cleanElements(asHtml(html))
    .innerHTML.replace(/ rel="[^"]*"/g, '')
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ')
    .replace(/ (?=<\/(?:p|li|h[2-4]|td|th)>)/g, '')
    .trim();

/** Whether the editor would keep all of a text. What it would drop, such as the caption of a table, is written as HTML. */
export const isKeptWhole = (schema: Schema, html: string): boolean =>
  withoutSpaceBetween(htmlOf(documentOf(schema, html))) === withoutSpaceBetween(html);
