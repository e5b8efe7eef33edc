/**
 * Style properties that name a side of the screen, with what to say instead: the page is read in both directions. The one
 * list for ESLint and for the check of a release.
 */
const sides = [
  ['Left', 'Start'],
  ['Right', 'End'],
] as const;

const boxes = ['margin', 'padding', 'scrollMargin', 'scrollPadding'] as const;
const borderParts = ['', 'Color', 'Style', 'Width'] as const;

/** Properties that have no meaning but in styles. */
export const physicalProperties: ReadonlyMap<string, string> = new Map(
  sides.flatMap(([side, logical]) => [
    ...boxes.map((box) => [`${box}${side}`, `${box}Inline${logical}`] as const),
    ...borderParts.map((part) => [`border${side}${part}`, `borderInline${logical}${part}`] as const),
    [`borderTop${side}Radius`, `borderStart${logical}Radius`] as const,
    [`borderBottom${side}Radius`, `borderEnd${logical}Radius`] as const,
  ]),
);

/** Words that are sides in styles and mean other things elsewhere, such as the rectangle of an element. */
export const physicalInStyles: ReadonlyMap<string, string> = new Map([
  ['left', 'insetInlineStart'],
  ['right', 'insetInlineEnd'],
  ['ml', 'marginInlineStart'],
  ['mr', 'marginInlineEnd'],
  ['pl', 'paddingInlineStart'],
  ['pr', 'paddingInlineEnd'],
]);

/** Properties whose values may name a side, and what those values are instead. */
export const sidedValues: ReadonlySet<string> = new Set(['textAlign', 'float', 'clear']);
const logicalOf: ReadonlyMap<string, string> = new Map([
  ['left', 'start'],
  ['right', 'end'],
]);

/** What to say instead of a value that names a side; nothing for every other value. */
export function logicalValue(property: string, value: string): string | undefined {
  const logical = logicalOf.get(value);
  return logical === undefined || property === 'textAlign' ? logical : `inline-${logical}`;
}

/** `marginLeft` as style sheets write it, `margin-left`. */
export function kebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `margin-left` as objects write it, `marginLeft`. */
export function camel(property: string): string {
  return property.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}
