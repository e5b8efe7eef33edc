import { getSchema } from '@tiptap/core';
import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

const kept = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(name),
        renderHTML: (attributes: Record<string, unknown>) =>
          attributes[name] === null ? {} : { [name]: attributes[name] },
      },
    ]),
  );

const Cell = TableCell.extend({ addAttributes: () => kept('colspan', 'rowspan') });
const HeaderCell = TableHeader.extend({ addAttributes: () => kept('scope', 'colspan', 'rowspan') });

/** What a text may be made of in the editor: the same as an import takes, but for what only its HTML can say. */
export const postExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address),
    },
  }),
  Image.extend({ addAttributes: () => kept('src', 'alt', 'width', 'height') }),
  TableKit.configure({ table: { resizable: false }, tableCell: false, tableHeader: false }),
  Cell,
  HeaderCell,
  Subscript,
  Superscript,
];

export const postSchema = getSchema(postExtensions);
