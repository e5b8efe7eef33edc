/**
 * Lets the test DOM tell at once that an element is none of a selector. Each look for a role or a name holds every element
 * against the selectors of all roles, by a general matcher, and nearly all of them fail at their first word. Whatever this
 * cannot refuse goes to the matcher as before.
 */
import { hasWord, partsOf } from './jest-selectors.ts';

/** What an element has to be, one of them, to be one of a selector. */
const known = new Map<string, readonly (string | null)[]>();

/** Makes `matches` of this DOM refuse quickly. */
export function matchQuickly(): void {
  const slow = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value as (
    this: Element,
    selector: string,
  ) => boolean;
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string): boolean {
      let words = known.get(selector);
      if (words === undefined) {
        // The matcher says which selectors are none.
        slow.call(this, selector);
        words = [...new Set(partsOf(selector).map(({ word }) => word))];
        known.set(selector, words);
      }
      return words.some((word) => hasWord(this, word)) && slow.call(this, selector);
    },
  });
}
