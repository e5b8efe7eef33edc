import type { CheckFinding } from '@clinic/contracts';
import type * as TypeScript from 'typescript';
import { foreignPicture } from './foreign-files.ts';
import { markup } from './markup.ts';
import { ownImports } from './own-imports.ts';
import { plainText } from './plain-text.ts';
import type { Rule, SourceFile, Violation } from './rule.ts';
import { runsText } from './runs-text.ts';
import { sidedStyleCalls } from './sided-style-calls.ts';
import { topicUse } from './topic-use.ts';
import type { DeclaredTopics } from './topic-use.ts';

/** What the remotes of a page may not do to it or to each other, in the sources of a remote. */
export async function sourceCode(
  sources: ReadonlyMap<string, string>,
  declared: DeclaredTopics,
): Promise<CheckFinding[]> {
  const scripts = [...sources].filter(([path]) => /\.tsx?$/.test(path));
  if (scripts.length === 0) return [];
  // Loading the parser takes longer than most commands do; only checks need it.
  const ts = (await import('typescript')).default;
  const rules: Rule[] = [ownImports, topicUse(declared), runsText, foreignPicture, sidedStyleCalls, plainText, markup];
  return scripts.flatMap(([path, text]) => {
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const file = { ts, path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) };
    return violationsIn(file, file.tree, rules).map(({ node, check, message }): CheckFinding => {
      const line = file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree)).line + 1;
      return { level: 'error', check, message: `${path}:${line}: ${message}` };
    });
  });
}

function violationsIn(file: SourceFile, node: TypeScript.Node, rules: readonly Rule[]): Violation[] {
  const found = rules.flatMap((rule) => rule(file, node));
  file.ts.forEachChild(node, (child) => {
    found.push(...violationsIn(file, child, rules));
  });
  return found;
}
