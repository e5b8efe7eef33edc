/** What can be read off a selector without a matcher. */

/** One of the alternatives of a selector. */
export interface SelectorPart {
  /** What an element has first to be to match: a tag, a class or an attribute; null where that cannot be told. */
  word: string | null;
  /** Whether an element with the word matches. */
  isWhole: boolean;
}

/** A word ends before what would make it another one: an escape, or a letter that the expression does not know. */
const firstWord = /^(?:\.[\w-]+|[a-z][a-z0-9-]*|\[[\w-]+\])(?![\w\\-]|[^\0-\x7f])/;

/** The alternatives of a selector, any of which may match. */
export function partsOf(selector: string): SelectorPart[] {
  // What is in brackets may hold commas and spaces of its own.
  let bare = selector.replace(/\[\s*([\w-]+)\s*(?:[~|^$*]?=[^\]]*)?\]/g, '[$1]');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/\([^()]*\)/g, '');
  }
  const asksForValues = selector.includes('=');
  return bare.split(',').map((part) => {
    const compounds = part.trim().split(/[\s>+~]+/);
    const word = firstWord.exec(compounds.at(-1) ?? '')?.[0] ?? null;
    return { word, isWhole: !asksForValues && part.trim() === word };
  });
}

/** The classes of an element. */
export const classesOf = (element: Element): string[] => element.getAttribute('class')?.split(/\s+/) ?? [];

/** Whether an element is what a part of a selector names first. */
export function hasWord(element: Element, word: string | null): boolean {
  if (word === null) return true;
  if (word.startsWith('.')) return classesOf(element).includes(word.slice(1));
  return word.startsWith('[') ? element.hasAttribute(word.slice(1, -1)) : element.localName === word;
}
