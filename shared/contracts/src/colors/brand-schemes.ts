import { colorSchemeAttribute, colorSchemes } from './color-schemes.ts';
import type { ColorName } from './color-schemes.ts';
import { contrast } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';
import type { Oklch } from './oklch.ts';

/** The colours of a clinic, `#rrggbb`; null leaves those of the product. */
export interface BrandColors {
  readonly primary: string | null;
  readonly accent: string | null;
}

type Scheme = Record<ColorName, string>;
type Family = 'primary' | 'accent';

/** Contrast of text (WCAG 2.2, 1.4.3) and of drawings and edges (1.4.11). */
const ofText = 4.5;
const ofDrawing = 3;

/** What text in a brand's colour stands on, or what stands on it. */
const grounds = {
  primary: [
    { name: 'the ground of pages', color: colorSchemes.light.ground },
    { name: 'white', color: colorSchemes.light.paper },
  ],
  accent: [{ name: 'white', color: colorSchemes.light.paper }],
} as const;

/** Darker or lighter, step by step, until it stands out enough. */
function standingOut(start: Oklch, against: readonly string[], least: number, step: number): string {
  let { l } = start;
  const passes = () => against.every((other) => contrast(hexOf({ ...start, l }), other) >= least);
  while (!passes() && l > 0 && l < 1) l = Math.min(1, Math.max(0, l + step));
  return hexOf({ ...start, l });
}

/** What is wrong with a colour as that of a brand, with the nearest one that would do; null when nothing is. */
export function problemOfColor(family: Family, hex: string): string | null {
  const figures = grounds[family].map(({ name, color }) => ({ name, color, figure: contrast(hex, color) }));
  const worst = figures.reduce((a, b) => (b.figure < a.figure ? b : a));
  if (worst.figure >= ofText) return null;
  const colors = grounds[family].map(({ color }) => color);
  const nearest = standingOut(oklchOf(hex), colors, ofText, -0.002);
  // Rounded down: a figure that fails must not read as one that passes.
  const figure = Math.floor(worst.figure * 100) / 100;
  return `has a contrast of ${figure}:1 with ${worst.name} and needs ${ofText}:1; the nearest that has it is ${nearest}`;
}

/** Names that are tinted with the primary colour though they are no brand's colour: inks, and the grounds of the dark scheme. */
const tinted: Record<'light' | 'dark', readonly ColorName[]> = {
  light: ['ink', 'ink-2', 'ink-3', 'primary-soft', 'deep', 'on-deep-2'],
  dark: [
    ...(['ground', 'paper', 'raised', 'ink', 'ink-2', 'ink-3', 'line', 'edge'] as const),
    ...(['primary-soft', 'on-primary', 'deep', 'on-deep-2'] as const),
  ],
};

/** A colour of the product turned to another hue, as colourful as the product's is beside its own brand's colour. */
function turned(from: string, brand: Oklch, own: Oklch): Oklch {
  const { l, c } = oklchOf(from);
  return { l, c: c * Math.min(1, brand.c / own.c), h: brand.h };
}

/** The steps of a brand's colour on light and on dark grounds. */
function familyOf(family: Family, hex: string, scheme: 'light' | 'dark'): Partial<Scheme> {
  const product: Scheme = colorSchemes[scheme];
  const brand = oklchOf(hex);
  const own = oklchOf(colorSchemes.light[family]);
  const at = (name: ColorName) => turned(product[name], brand, own);
  if (scheme === 'light') {
    const white = [product.paper];
    return {
      [family]: hex,
      [`${family}-strong`]: hexOf({ ...brand, l: brand.l * 0.84 }),
      [`${family}-mid`]: standingOut({ ...brand, l: brand.l + 0.12 }, white, ofDrawing, -0.01),
      [`${family}-soft`]: hexOf(at(`${family}-soft`)),
    };
  }
  const onDark = [hexOf(at('paper')), hexOf(at('primary-soft'))];
  const dark = hexOf(at(`on-${family}`));
  return {
    [family]: standingOut(at(family), [...onDark, dark], ofText, 0.01),
    [`${family}-strong`]: standingOut(at(`${family}-strong`), [...onDark, dark], ofText, 0.01),
    [`${family}-mid`]: standingOut(at(`${family}-mid`), onDark, ofDrawing, 0.01),
    [`${family}-soft`]: hexOf(at(`${family}-soft`)),
    [`on-${family}`]: dark,
  };
}

/** The colours of inks and grounds beside a primary colour. */
function tintsOf(primary: string, scheme: 'light' | 'dark'): Partial<Scheme> {
  const brand = oklchOf(primary);
  const own = oklchOf(colorSchemes.light.primary);
  return Object.fromEntries(
    tinted[scheme].map((name) => [name, hexOf(turned(colorSchemes[scheme][name], brand, own))]),
  );
}

/** Both colour schemes of the site in the colours of a clinic. */
export function brandSchemes({ primary, accent }: BrandColors): { readonly light: Scheme; readonly dark: Scheme } {
  const schemeOf = (scheme: 'light' | 'dark'): Scheme => ({
    ...colorSchemes[scheme],
    ...(primary === null ? {} : { ...tintsOf(primary, scheme), ...familyOf('primary', primary, scheme) }),
    ...(accent === null ? {} : familyOf('accent', accent, scheme)),
  });
  const light = schemeOf('light');
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(light.ink.slice(at, at + 2), 16));
  return { light: { ...light, shade: `${red} ${green} ${blue}` }, dark: schemeOf('dark') };
}

/**
 * The style sheet that puts a clinic's colours over those of the theme, wherever in the page the theme's own stand: its
 * selectors say `:root` once more.
 */
export function brandStyles(colors: BrandColors): string {
  const { light, dark } = brandSchemes(colors);
  const written = (scheme: Scheme) =>
    Object.entries(scheme)
      .map(([name, value]) => `--c-${name}:${value}`)
      .join(';');
  return (
    `:root:root{${written(light)}}` +
    `@media (prefers-color-scheme:dark){:root:root:not([${colorSchemeAttribute}="light"]){${written(dark)}}}` +
    `:root:root[${colorSchemeAttribute}="dark"]{${written(dark)}}`
  );
}

/** What the theme itself says of its colours, which a page with a {@link brandStyles} need not carry. */
export const themeColorDeclarations = /--c-[\w-]+:[^;}]*;?/g;
