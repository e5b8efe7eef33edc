import path from 'node:path';
import type { Rule } from './rule.ts';

/** A remote carries its own sources alone: those of another one would be built in, and stay behind when it changes. */
export const ownImports: Rule = ({ ts, path: file, tree }, node) => {
  const from = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : importedBy(node);
  if (from === undefined || !ts.isStringLiteralLike(from)) return [];
  const specifier = from.text;
  const outside = specifier.startsWith('.') && path.posix.join(path.posix.dirname(file), specifier).startsWith('..');
  if (!outside && !/^(mfe-[a-z]|host(\/|$)|@clinic\/(api|releases)(\/|$))/.test(specifier)) return [];
  const instead = 'link to its pages with their paths, speak over the event bus, or fill a slot';
  const message = `"${specifier}" is not of this package. Remotes meet at run time: ${instead}; what several need is in @clinic/kit and @clinic/contracts.`;
  return [{ node: from, check: 'own-imports', message }];

  function importedBy(call: typeof node) {
    const isImport = ts.isCallExpression(call) && call.expression.getText(tree) === 'import';
    return isImport ? call.arguments[0] : undefined;
  }
};
