/**
 * Lets the test DOM tell at once that an element is none of a selector. Each look for a role or a name holds every element
 * against the selectors of all roles, by a general matcher, and nearly all of them fail at their first word. Whatever this
 * cannot refuse goes to the matcher as before.
 */

/** Selectors of one element each, without brackets that could hold a comma: `h1`, `.card:hover`, `input[type="text"]`. */
const simple = /^(?:\.([\w-]+)|([a-z][a-z0-9]*))(?:[[:.#][^\s>+~,]*)?$/;

/** What an element has to be, one of them, to be one of a selector. */
interface FirstWords {
  tags: ReadonlySet<string>;
  classNames: readonly string[];
}

/** Null for a selector that this cannot refuse. */
const known = new Map<string, FirstWords | null>();

function firstWordsOf(selector: string): FirstWords | null {
  const before = known.get(selector);
  if (before !== undefined) return before;
  const parts = selector.split(',').map((part) => simple.exec(part.trim()));
  const words = parts.includes(null)
    ? null
    : {
        tags: new Set(parts.flatMap((part) => part?.[2] ?? [])),
        classNames: parts.flatMap((part) => (part?.[1] === undefined ? [] : ` ${part[1]} `)),
      };
  known.set(selector, words);
  return words;
}

function isRefused({ tags, classNames }: FirstWords, element: Element): boolean {
  if (tags.size > 0 && tags.has(element.localName)) return false;
  if (classNames.length === 0) return true;
  const own = ` ${element.getAttribute('class') ?? ''} `;
  return !classNames.some((name) => own.includes(name));
}

/** Makes `matches` of this DOM refuse quickly. */
export function matchQuickly(): void {
  const slow = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value as (
    this: Element,
    selector: string,
  ) => boolean;
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string): boolean {
      // The matcher says which selectors are none.
      if (!known.has(selector)) slow.call(this, selector);
      const words = firstWordsOf(selector);
      return !(words !== null && isRefused(words, this)) && slow.call(this, selector);
    },
  });
}
