import { colorSchemeAttribute, colorSchemes } from '@clinic/contracts/colors';
import type { ColorName } from '@clinic/contracts/colors';

export { colorSchemeAttribute, colorSchemes, type ColorName };

/** A colour of the current scheme, for use in a style. */
export function color(name: ColorName): string {
  return `var(--c-${name})`;
}

function declarations(scheme: Record<ColorName, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(scheme).map(([name, value]) => [`--c-${name}`, value]));
}

/** Declares the variables: the device's preference by default, the attribute when the visitor has chosen. */
export const colorVariables = {
  ':root': { colorScheme: 'light', ...declarations(colorSchemes.light) },
  '@media (prefers-color-scheme: dark)': {
    [`:root:not([${colorSchemeAttribute}="light"])`]: { colorScheme: 'dark', ...declarations(colorSchemes.dark) },
  },
  [`:root[${colorSchemeAttribute}="dark"]`]: { colorScheme: 'dark', ...declarations(colorSchemes.dark) },
} as const;
