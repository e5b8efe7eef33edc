/**
 * Lets the test DOM tell at once whether an element is drawn, seen and pressed. Each look for a role or a name asks that of
 * every element, and the test DOM answers by holding each against every rule of every style, for all properties: a fifth of
 * what a suite of screens does. Here rules are found by their classes and tags. Whatever else is asked of a style is
 * answered as before.
 */
import { createRequire } from 'node:module';
import { classesOf, partsOf } from './jest-selectors.ts';

/** What is answered quickly, with its first value where it is inherited. */
const properties = {
  display: null,
  opacity: null,
  visibility: 'visible',
  'pointer-events': 'auto',
} as const;
type Property = keyof typeof properties;
const names = Object.keys(properties) as readonly Property[];

/** The same by the names that a style has in script. */
const asked: Readonly<Record<string, Property>> = {
  display: 'display',
  opacity: 'opacity',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
};

type Values = Partial<Record<Property, string>>;
interface Rule {
  /** A later rule wins: the test DOM knows no specificity. */
  order: number;
  /** Null where every element with the word by which the rule was found matches. */
  selector: string | null;
  values: Values;
}

/** What the test DOM makes of a value: some it refuses. */
const accepted = new Map<string, string>();
function valueOf(property: Property, value: string): string {
  const key = `${property}:${value}`;
  const before = accepted.get(key);
  if (before !== undefined) return before;
  const { style } = document.createElement('i');
  style.setProperty(property, value);
  const now = style.getPropertyValue(property);
  accepted.set(key, now);
  return now;
}

/** Stands for the word of a selector that begins with none. */
const noWord = '*';

/** The rules that say something of what is answered, by what an element has first to be. */
class Rules {
  readonly #byWord = new Map<string, Rule[]>();
  readonly #attributes = new Set<string>();
  #order = 0;

  add(list: CSSRuleList): void {
    for (const rule of list) {
      if ('media' in rule) this.#addOfScreen(rule as CSSMediaRule);
      else if ('selectorText' in rule) this.#addStyle(rule as CSSStyleRule);
    }
  }

  /** Those that may speak of an element, the strongest last. */
  of(element: Element): Rule[] {
    const found = [...(this.#byWord.get(noWord) ?? []), ...(this.#byWord.get(element.localName) ?? [])];
    for (const name of classesOf(element)) found.push(...(this.#byWord.get(`.${name}`) ?? []));
    for (const name of this.#attributes)
      if (element.hasAttribute(name)) found.push(...(this.#byWord.get(`[${name}]`) ?? []));
    return found.sort((one, other) => one.order - other.order);
  }

  #addOfScreen({ media, cssRules }: CSSMediaRule): void {
    if (Array.prototype.includes.call(media, 'screen'))
      for (const rule of cssRules) if ('selectorText' in rule) this.#addStyle(rule as CSSStyleRule);
  }

  #addStyle({ selectorText, style }: CSSStyleRule): void {
    this.#order += 1;
    const values: Values = {};
    for (const name of names) {
      const said = style.getPropertyValue(name);
      const value = said === '' ? '' : valueOf(name, said);
      if (value !== '') values[name] = value;
    }
    if (Object.keys(values).length === 0) return;
    for (const { word, isWhole } of partsOf(selectorText)) {
      const rule = { order: this.#order, selector: isWhole ? null : selectorText, values };
      const key = word ?? noWord;
      this.#byWord.set(key, [...(this.#byWord.get(key) ?? []), rule]);
      if (word?.startsWith('[') === true) this.#attributes.add(word.slice(1, -1));
    }
  }
}

function matches(element: Element, selector: string | null): boolean {
  if (selector === null) return true;
  try {
    return element.matches(selector);
  } catch {
    // A selector that the test DOM does not know.
    return false;
  }
}

const otherDom = 'The test DOM is another version than this was written for';

/** The document inside the test DOM, which forgets the styles of all elements with every change. */
interface DocumentImpl {
  _styleCache: object | null;
}

function documentImpl(): DocumentImpl {
  const key = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
  const impl = key && (document as unknown as Record<symbol, DocumentImpl | undefined>)[key];
  if (impl === undefined || !('_styleCache' in impl)) throw new Error(`${otherDom}: its document caches no styles`);
  return impl;
}

/** The styles that a browser has of its own, as the test DOM writes them. */
function ownSheet(): CSSRuleList {
  const ofEnvironment = createRequire(createRequire(import.meta.filename).resolve('jest-environment-jsdom'));
  const text = ofEnvironment('jsdom/lib/jsdom/browser/default-stylesheet') as unknown;
  if (typeof text !== 'string') throw new Error(`${otherDom}: it writes its own styles otherwise`);
  // The test DOM reads only what is in the page.
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  const rules = style.sheet?.cssRules;
  style.remove();
  if (rules === undefined) throw new Error(`${otherDom}: it does not read a style of the page`);
  return rules;
}

class QuickStyles {
  readonly #document: DocumentImpl;
  readonly #own: CSSRuleList;
  #rules = new Rules();
  /** The sheets of the rules, and how many rules each had. */
  #sheets: (readonly [CSSStyleSheet, number])[] | null = null;
  #version: object | null = null;
  #known = new WeakMap<Element, Values>();

  constructor(impl: DocumentImpl, own: CSSRuleList) {
    this.#document = impl;
    this.#own = own;
  }

  /** What an element has of a property; empty when nothing says anything. */
  value(element: Element, property: Property): string {
    this.#follow();
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const value = this.#declared(at)[property];
      if (value !== undefined) return value;
      if (properties[property] === null) return '';
    }
    return properties[property] ?? '';
  }

  #declared(element: Element): Values {
    const before = this.#known.get(element);
    if (before !== undefined) return before;
    const values: Values = {};
    for (const { selector, values: said } of this.#rules.of(element))
      if (matches(element, selector)) Object.assign(values, said);
    const { style } = element as Partial<ElementCSSInlineStyle>;
    for (const name of style === undefined || style.length === 0 ? [] : names) {
      const value = style?.getPropertyValue(name);
      if (value !== undefined && value !== '') values[name] = value;
    }
    for (const name of names) if (values[name] === 'unset') delete values[name];
    this.#known.set(element, values);
    return values;
  }

  /** Forgets what was found before the last change of the document, and reads sheets that are new. */
  #follow(): void {
    this.#document._styleCache ??= new WeakMap();
    if (this.#document._styleCache === this.#version) return;
    this.#version = this.#document._styleCache;
    this.#known = new WeakMap();
    const sheets = [...document.styleSheets];
    const read = this.#sheets;
    const goesOn = read?.every(([sheet, count], at) => sheets[at] === sheet && sheet.cssRules.length === count);
    if (read === null || goesOn !== true) {
      this.#rules = new Rules();
      this.#rules.add(this.#own);
    }
    for (const sheet of goesOn === true ? sheets.slice(read?.length) : sheets) this.#rules.add(sheet.cssRules);
    this.#sheets = sheets.map((sheet) => [sheet, sheet.cssRules.length]);
  }
}

/** Makes `getComputedStyle` of this DOM answer quickly what looks for roles and names ask. */
export function styleQuickly(): void {
  const styles = new QuickStyles(documentImpl(), ownSheet());
  const whole = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || element.ownerDocument !== document) return whole(element, pseudoElement);
    let all: CSSStyleDeclaration | undefined;
    const style = () => (all ??= whole(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, key) {
        const property = typeof key === 'string' ? asked[key] : undefined;
        if (property !== undefined) return styles.value(element, property);
        if (key === 'getPropertyValue')
          return (name: string) =>
            name in properties ? styles.value(element, name as Property) : style().getPropertyValue(name);
        const value: unknown = Reflect.get(style(), key);
        return typeof value === 'function' ? (value.bind(style()) as unknown) : value;
      },
      has: (_target, key) => key in style(),
    });
  };
}
