import type { Rule } from './rule.ts';

/** The page's policy refuses code made of text at run time, so it fails in every browser. */
export const runsText: Rule = ({ ts, tree }, node) => {
  const called = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression.getText(tree) : '';
  const timer = /^((window|globalThis)\.)?set(Timeout|Interval)$/.test(called);
  const [first] = ts.isCallExpression(node) ? node.arguments : [];
  const ofText = timer && first !== undefined && ts.isStringLiteralLike(first);
  if (!/^((window|globalThis)\.)?(eval|Function)$/.test(called) && !ofText && called !== 'document.write') return [];
  const message = `${called} runs text as code or writes it into the page, which the site's Content-Security-Policy refuses. Write it as code.`;
  return [{ node, check: 'runs-text', message }];
};
