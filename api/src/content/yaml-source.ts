import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { FieldPath } from './collection.ts';

/** Something that an editor should know, with its place: `file:line:column field: what is wrong`. */
export interface Remark {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly field: string;
  readonly what: string;
}

/** One line for a person at a terminal. */
export function remarkLine({ file, line, column, field, what }: Remark): string {
  return `${file}:${line}:${column} ${field ? `${field}: ` : ''}${what}`;
}

const fieldName = (path: FieldPath) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** One file of a content folder: what it says, and where each field of it stands. */
export class YamlSource {
  readonly file: string;
  readonly #document: Document;
  readonly #lines = new LineCounter();

  constructor(file: string, text: string) {
    this.file = file;
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
  }

  /** What is wrong with the file as YAML. */
  get mistakes(): Remark[] {
    return this.#document.errors.map((error) => this.#remarkAt(error.pos[0], '', error.message));
  }

  /** What the file says, as plain values. */
  get value(): unknown {
    return this.#document.toJS() as unknown;
  }

  /** A remark about a field; about what holds it, when the field is not there. */
  remark(path: FieldPath, what: string, shown: FieldPath = path): Remark {
    return this.#remarkAt(this.#offsetOf(path), fieldName(shown), what);
  }

  #remarkAt(offset: number, field: string, what: string): Remark {
    const { line, col } = this.#lines.linePos(offset);
    return { file: this.file, line: line || 1, column: col || 1, field, what };
  }

  #offsetOf(path: FieldPath): number {
    for (let length = path.length; length > 0; length -= 1) {
      const step = path[length - 1];
      const holder = length === 1 ? this.#document.contents : this.#document.getIn(path.slice(0, length - 1), true);
      const pair = isMap(holder) ? holder.items.find(({ key }) => isScalar(key) && key.value === step) : undefined;
      const node = pair?.key ?? this.#document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return node.range[0];
    }
    return 0;
  }
}
