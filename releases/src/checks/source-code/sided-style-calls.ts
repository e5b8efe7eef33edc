import { camel, kebab, physicalInStyles, physicalProperties } from '@clinic/build/physical-properties';
import type { Rule } from './rule.ts';

/** Styles that a script sets on an element name no side either: the page is read in both directions. */
export const sidedStyleCalls: Rule = ({ ts, tree }, node) => {
  if (ts.isCallExpression(node) && /\.style\.(setProperty|removeProperty)$/.test(node.expression.getText(tree))) {
    const [first] = node.arguments;
    return first !== undefined && ts.isStringLiteralLike(first) ? refuse(camel(first.text)) : [];
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return [];
  const target = node.left;
  const sets = ts.isPropertyAccessExpression(target) && /\.style$/.test(target.expression.getText(tree));
  return sets ? refuse(target.name.text) : [];

  function refuse(property: string) {
    const instead =
      physicalProperties.get(property) ?? (property.length > 2 ? physicalInStyles.get(property) : undefined);
    if (instead === undefined) return [];
    const message = `"${kebab(property)}" names a side. Say ${kebab(instead)}.`;
    return [{ node, check: 'physical-styles', message }];
  }
};
