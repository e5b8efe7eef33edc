import type { CheckFinding } from '@clinic/contracts';
import type * as TypeScript from 'typescript';
import {
  camel,
  kebab,
  logicalValue,
  physicalInStyles,
  physicalProperties,
  sidedValues,
} from '@clinic/build/physical-properties';

type TS = typeof TypeScript;

/** A style that names a side of the screen: where it stands, and what to say instead. */
interface Physical {
  line: number;
  said: string;
  instead: string;
}

/** Attributes and properties whose value is a style. */
const styleNames = new Set(['sx', 'style', 'css', 'styleOverrides']);
const styleFunctions = /^(styled|css|keyframes)\b/;
const styleTypes = /\b(SxProps|CSSProperties|CSSObject|SystemStyleObject)\b/;
const styleVariables = /(styles?|sx)$/i;
/** Properties of MUI's system, given to elements as attributes. */
const systemAttributes = new Set(['ml', 'mr', 'pl', 'pr']);

/**
 * No style of a package says left or right: the page is read in both directions. Looks at objects and templates that are
 * styles by where they stand; the rectangle of an element has a left side all the same.
 * @param sources the package's own sources by path, tests left out
 */
export async function physicalStyles(sources: ReadonlyMap<string, string>): Promise<CheckFinding[]> {
  const scripts = [...sources].some(([file]) => !file.endsWith('.css'));
  // Loading the parser takes longer than most commands do; only this check needs it.
  const ts = scripts ? (await import('typescript')).default : null;
  return [...sources].flatMap(([file, text]) => {
    const found = ts === null || file.endsWith('.css') ? inStyleSheet(text) : inScript(ts, file, text);
    return found.map(({ line, said, instead }) => refuse(`${file}:${line}: "${said}" names a side. Say ${instead}.`));
  });
}

/**
 * Declarations of a style sheet, or of a template that is one. What a brace follows is a selector with a state, such as
 * `a:hover {`, unless the brace is that of a substitution.
 */
function inStyleSheet(source: string, firstLine = 1): Physical[] {
  // What looks like a comment inside a string, as in an address with a star, is none.
  const text = source.replace(/"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm, (found) =>
    /^["']/.test(found) ? found : found.replace(/[^\n]/g, ' '),
  );
  const declarations = /(?<![\w.#-])([a-z-]+)\s*:\s*([^;{}\n]+)(?=[;}\n]|$|(?<=\$)\{)/g;
  return [...text.matchAll(declarations)].flatMap((match) => {
    const [, property = '', value = ''] = match;
    // A list of selectors goes on after its comma; a length does not.
    if (/^(left|right)$/.test(property) && value.trimEnd().endsWith(',')) return [];
    const instead = insteadOf(camel(property), value);
    const line = firstLine + text.slice(0, match.index).split('\n').length - 1;
    return instead === undefined ? [] : [{ line, said: match[0].trim(), instead: kebab(instead) }];
  });
}

function inScript(ts: TS, file: string, text: string): Physical[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: Physical[] = [];
  const lineOf = (node: TypeScript.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const note = (node: TypeScript.Node, said: string, instead: string | undefined) => {
    if (instead !== undefined) found.push({ line: lineOf(node), said, instead });
  };

  function visit(node: TypeScript.Node, inStyle: boolean): void {
    if (ts.isTaggedTemplateExpression(node) && styleFunctions.test(node.tag.getText(source))) {
      found.push(...inStyleSheet(node.template.getText(source).slice(1, -1), lineOf(node.template)));
      return;
    }
    if (ts.isJsxAttribute(node)) return ofAttribute(node);
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) ofProperty(node, inStyle);
    const inside = inStyle ? !ts.isCallExpression(node) || isStyleCall(node) : startsStyle(node);
    ts.forEachChild(node, (child) => visit(child, inside));
  }

  function ofAttribute(node: TypeScript.JsxAttribute): void {
    const name = node.name.getText(source);
    if (systemAttributes.has(name)) note(node, name, physicalInStyles.get(name));
    else note(node, name, insteadOfProperty(name, textsIn(node.initializer)));
    if (node.initializer) visit(node.initializer, styleNames.has(name));
  }

  function ofProperty(node: TypeScript.PropertyAssignment | TypeScript.ShorthandPropertyAssignment, inStyle: boolean) {
    const name = camel(ts.isComputedPropertyName(node.name) ? '' : node.name.text);
    const values = ts.isPropertyAssignment(node) ? textsIn(node.initializer) : [];
    if (inStyle) note(node, name, physicalInStyles.get(name) ?? insteadOfProperty(name, values));
    else if (physicalProperties.has(name)) note(node, name, physicalProperties.get(name));
  }

  /** Whether what stands inside a node is a style by the node's name, type or function. */
  function startsStyle(node: TypeScript.Node): boolean {
    if (ts.isCallExpression(node)) return isStyleCall(node);
    if (ts.isPropertyAssignment(node)) return styleNames.has(node.name.getText(source));
    if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return styleTypes.test(node.type.getText(source));
    if (!ts.isVariableDeclaration(node)) return false;
    return styleVariables.test(node.name.getText(source)) || styleTypes.test(node.type?.getText(source) ?? '');
  }

  function isStyleCall(node: TypeScript.CallExpression): boolean {
    return styleFunctions.test(node.expression.getText(source));
  }

  /** The texts that a value may be, also when it depends on the width of the screen. */
  function textsIn(value: TypeScript.Node | undefined): string[] {
    if (value === undefined) return [];
    if (ts.isStringLiteralLike(value)) return [value.text];
    if (ts.isCallExpression(value) || ts.isFunctionLike(value)) return [];
    return value.getChildren(source).flatMap((child) => textsIn(child));
  }

  visit(source, false);
  return found;
}

function insteadOfProperty(name: string, values: readonly string[]): string | undefined {
  if (!sidedValues.has(name)) return physicalProperties.get(name);
  return values.map((value) => insteadOf(name, value)).find((instead) => instead !== undefined);
}

/** What to say instead of a property with a value; nothing when it names no side. */
function insteadOf(property: string, value: string): string | undefined {
  if (!sidedValues.has(property))
    return physicalProperties.get(property) ?? (property.length > 2 ? physicalInStyles.get(property) : undefined);
  const logical = logicalValue(property, value.replace(/!\s*important\s*$/, '').trim());
  return logical === undefined ? undefined : `${property}: ${logical}`;
}

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'physical-styles', message };
}
