/**
 * Lets the test DOM tell at once that an element is none of a selector. Each look for a role or a name holds every element
 * against the selectors of all roles and of all styles, by a general matcher, and nearly all of them fail at their first
 * word: that was a third of what a suite of screens does. Whatever this cannot refuse goes to the matcher as before.
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

function firstWordsOf(selector: string | undefined): FirstWords | null {
  // A rule of no selector, such as that of an animation.
  if (selector === undefined) return null;
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

const classesOf = (element: Element): string => ` ${element.getAttribute('class') ?? ''} `;

function isRefused({ tags, classNames }: FirstWords, element: Element, classes: string | null): boolean {
  if (tags.size > 0 && tags.has(element.localName)) return false;
  if (classNames.length === 0) return true;
  const own = classes ?? classesOf(element);
  return !classNames.some((name) => own.includes(name));
}

/** The matcher that the test DOM holds styles against, where this version of it has one. */
interface StyleMatcher {
  match: (selector: string | undefined, element: Element) => boolean;
}

function styleMatcher(): StyleMatcher | null {
  // It comes with the first look at a style.
  getComputedStyle(document.documentElement);
  const key = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
  const inner = key && (document as unknown as Record<symbol, { _nwsapiDontThrow?: StyleMatcher }>)[key];
  return inner?._nwsapiDontThrow ?? null;
}

/** Makes `matches` and `getComputedStyle` of this DOM refuse quickly. */
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
      return !(words !== null && isRefused(words, this, null)) && slow.call(this, selector);
    },
  });

  const styles = styleMatcher();
  if (styles === null) return;
  const { match } = styles;
  // All rules are held against one element after the other, and nothing changes meanwhile.
  let at: Element | null = null;
  let classes = '';
  const computed = getComputedStyle;
  window.getComputedStyle = (element, pseudoElement) => {
    at = null;
    return computed(element, pseudoElement);
  };
  styles.match = (selector, element) => {
    const words = firstWordsOf(selector);
    if (words === null) return match(selector, element);
    if (element !== at) {
      at = element;
      classes = classesOf(element);
    }
    return !isRefused(words, element, classes) && match(selector, element);
  };
}
