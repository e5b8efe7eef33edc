import type { Node, Schema } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { quoteLimits } from '@clinic/contracts/content/desk';
import type { Passage } from '@clinic/contracts/content/desk';
import { findPassage } from './find-passage.ts';
import { documentOf } from './post-html.ts';

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
  const quote = start === -1 ? '' : text.slice(start, Math.min(end, start + quoteLimits.quote));
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
