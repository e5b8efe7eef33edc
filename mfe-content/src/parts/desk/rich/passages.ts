import type { Mark, Node, Schema } from '@tiptap/pm/model';
import { EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { quoteLimits } from '@clinic/contracts/content/desk';
import type { Passage } from '@clinic/contracts/content/desk';
import { findPassage } from './find-passage.ts';
import { documentOf, htmlOf, isKeptWhole } from './post-html.ts';

/** The plain text of a document, its blocks on lines of their own, and the position of each letter. */
function plainText(doc: Node): { text: string; at: number[] } {
  let text = '';
  const at: number[] = [];
  doc.descendants((node, position) => {
    if (node.isText) {
      const letters = node.text ?? '';
      for (let index = 0; index < letters.length; index += 1) at.push(position + index);
      text += letters;
    } else if (node.isTextblock && text !== '') {
      at.push(position);
      text += '\n';
    }
  });
  return { text, at };
}

/** What is selected, as a comment quotes it; null when nothing is. */
export function selectedPassage({ doc, selection: { from, to, empty } }: EditorState): Passage | null {
  if (empty) return null;
  const { text, at } = plainText(doc);
  const start = at.findIndex((position) => position >= from);
  const end = at.findLastIndex((position) => position < to) + 1;
  // Three presses on a paragraph select up to the beginning of the next one.
  const quote = start === -1 ? '' : text.slice(start, Math.min(end, start + quoteLimits.quote)).replace(/\n+$/, '');
  if (quote.trim() === '') return null;
  const after = start + quote.length;
  return {
    quote,
    before: text.slice(Math.max(0, start - quoteLimits.around), start),
    after: text.slice(after, after + quoteLimits.around),
  };
}

/** Where a passage is in a document; null when its words are gone. */
export function rangeOf(doc: Node, passage: Passage): { from: number; to: number } | null {
  const { text, at } = plainText(doc);
  const start = findPassage(text, passage);
  const from = start === null ? undefined : at[start];
  const last = start === null ? undefined : at[start + passage.quote.length - 1];
  return from === undefined || last === undefined ? null : { from, to: last + 1 };
}

/** Marks passages in what the editor shows. The text itself holds nothing of it. */
export const passageMarks = (passages: () => readonly Passage[]) =>
  new Plugin({
    props: {
      decorations: ({ doc }) =>
        DecorationSet.create(
          doc,
          passages().flatMap((passage) => {
            const range = rangeOf(doc, passage);
            return range === null ? [] : [Decoration.inline(range.from, range.to, { class: 'commented' })];
          }),
        ),
    },
  });

/** Of some passages those whose words are no longer in a text. */
export function missingIn<P extends Passage>(schema: Schema, html: string, passages: readonly P[]): P[] {
  const quoting = passages.filter(({ quote }) => quote !== '');
  if (quoting.length === 0) return [];
  const { text } = plainText(documentOf(schema, html));
  return quoting.filter((passage) => findPassage(text, passage) === null);
}

/** What reaches over all of a passage: bold, a link. */
function marksOver(doc: Node, from: number, to: number): Mark[] {
  const ofEach: (readonly Mark[])[] = [];
  doc.nodesBetween(from, to, (node) => {
    if (node.isText) ofEach.push(node.marks);
  });
  const [first = [], ...others] = ofEach;
  return first.filter((mark) => others.every((marks) => mark.isInSet(marks)));
}

/**
 * A text with other words in place of a passage, which keep its bold and its links where these reach over all of it. Null
 * where the words are gone or stand in several blocks, and for a text that the editor cannot write whole.
 */
export function withWords(schema: Schema, html: string, passage: Passage, words: string): string | null {
  if (!isKeptWhole(schema, html)) return null;
  const doc = documentOf(schema, html);
  const range = rangeOf(doc, passage);
  if (range === null || !doc.resolve(range.from).sameParent(doc.resolve(range.to))) return null;
  const { from, to } = range;
  const { tr } = EditorState.create({ doc });
  if (words === '') return htmlOf(tr.deleteRange(from, to).doc);
  return htmlOf(tr.replaceWith(from, to, schema.text(words, marksOver(doc, from, to))).doc);
}
