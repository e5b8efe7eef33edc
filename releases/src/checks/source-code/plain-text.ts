import type { Rule } from './rule.ts';

/** A word among others; an example such as name@example.com or 05xxxxxxxx is the same in every language. */
const words = /(^|\s)\p{L}{2,}[.,:;!?،؛؟]*(\s|$)/u;
/** Attributes that people read or hear. */
const readAttributes = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label']);

/** What people read comes from both files of translations; a text in the source is of one language. */
export const plainText: Rule = ({ ts, tree }, node) => {
  const text = ts.isJsxText(node) ? node.text.trim() : readAttribute();
  if (!words.test(text) || hasOwnLanguage()) return [];
  const message = `"${text.slice(0, 60)}" is written in the source. Put it into src/locales/ar.json and en.json, and show it with t().`;
  return [{ node, check: 'plain-text', message }];

  function readAttribute(): string {
    if (!ts.isJsxAttribute(node) || !readAttributes.has(node.name.getText(tree))) return '';
    const value = node.initializer;
    const inner = value && ts.isJsxExpression(value) ? value.expression : value;
    return inner !== undefined && ts.isStringLiteralLike(inner) ? inner.text : '';
  }

  /** An element with a language of its own says a word in that language, such as the name of a language. */
  function hasOwnLanguage(): boolean {
    const element = node.parent;
    if (!ts.isJsxElement(element)) return false;
    const { attributes } = element.openingElement;
    return attributes.properties.some((one) => ts.isJsxAttribute(one) && one.name.getText(tree) === 'lang');
  }
};
