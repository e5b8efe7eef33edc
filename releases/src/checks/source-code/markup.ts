import type * as TypeScript from 'typescript';
import type { Rule } from './rule.ts';

const blocks =
  'address article aside blockquote div dl fieldset footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  );
const controls = ['a', 'button', 'input', 'label', 'select', 'textarea'];

/** What may not stand inside an element, at any depth: browsers move it, and hydration fails. */
const forbiddenIn: Readonly<Record<string, readonly string[]>> = {
  p: blocks,
  h1: blocks,
  h2: blocks,
  h3: blocks,
  a: controls,
  button: controls,
  form: ['form'],
  label: ['label'],
};

/** Elements are nested as HTML allows it, and what people use has a name. */
export const markup: Rule = ({ ts, tree }, node) => {
  if (!ts.isJsxElement(node) && !ts.isJsxSelfClosingElement(node)) return [];
  const opening = ts.isJsxElement(node) ? node.openingElement : node;
  const tag = opening.tagName.getText(tree);
  const violation = (message: string) => [{ node, check: 'markup', message }];
  const around = ancestors(node).find((name) => forbiddenIn[name]?.includes(tag));
  if (around !== undefined)
    return violation(
      `<${tag}> may not stand inside <${around}>: browsers move it out, and hydration fails. Close <${around}> before it.`,
    );
  const has = (...names: string[]) =>
    opening.attributes.properties.some((one) => ts.isJsxSpreadAttribute(one) || names.includes(one.name.getText(tree)));
  if (tag === 'img' && !has('alt'))
    return violation('<img> has no alt. Say what it shows, or alt="" when the text beside it does.');
  if (tag === 'iframe' && !has('title')) return violation('<iframe> has no title. Say what it shows.');
  const named = has('aria-label', 'aria-labelledby', 'title', 'children', 'dangerouslySetInnerHTML');
  const empty =
    !ts.isJsxElement(node) || node.children.every((child) => ts.isJsxText(child) && child.text.trim() === '');
  if ((tag === 'button' || tag === 'a') && empty && !named)
    return violation(`<${tag}> has no name. Give it a text or an aria-label.`);
  return [];

  /** The HTML elements around one in the same component, the nearest first; a component in between may be anything. */
  function ancestors(from: TypeScript.Node): string[] {
    const { parent } = from;
    if (ts.isFunctionLike(parent) || ts.isSourceFile(parent) || ts.isJsxAttribute(parent)) return [];
    if (!ts.isJsxElement(parent)) return ancestors(parent);
    const name = parent.openingElement.tagName.getText(tree);
    return /^[a-z]/.test(name) ? [name, ...ancestors(parent)] : [];
  }
};
