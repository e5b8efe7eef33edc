import type { Rule } from './rule.ts';

const fileAttributes = new Set(['src', 'srcSet', 'poster']);

/** Pictures and frames come from the site itself: its policy refuses others, and they would tell others who reads what. */
export const foreignPicture: Rule = ({ ts, tree }, node) => {
  const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? node.text : '';
  if (text === '') return [];
  const isUrl = /url\(\s*["']?(https?:)?\/\//i.test(text);
  const owner = ownerOf(node);
  const isFile = /^(https?:)?\/\//i.test(text) && owner !== undefined && fileAttributes.has(owner);
  if (!isUrl && !isFile) return [];
  const message = `${text.slice(0, 80)} is a file of another site, which the site's Content-Security-Policy refuses. Bring it with the remote (import it), or upload it to the clinic's pictures.`;
  return [{ node, check: 'foreign-files', message }];

  /** The attribute or property that a text is the value of. */
  function ownerOf(value: typeof node): string | undefined {
    const { parent } = ts.isTemplateHead(value) ? value.parent : value;
    const place = ts.isJsxExpression(parent) ? parent.parent : parent;
    if (ts.isJsxAttribute(place) || ts.isPropertyAssignment(place)) return place.name.getText(tree);
    if (ts.isBinaryExpression(place) && ts.isPropertyAccessExpression(place.left)) return place.left.name.text;
    return undefined;
  }
};
