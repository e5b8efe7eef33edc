import type { PaletteOptions } from '@mui/material/styles';
import { color, type ColorName } from './color-schemes.ts';

declare module '@mui/material/styles' {
  interface PaletteColor {
    /** Pale ground of the same colour, for quiet surfaces. */
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface Palette {
    /** Coral, for the one most important action of a page. */
    accent: Palette['primary'];
    /** The dark ground of the footer and of feature bands. */
    deep: { main: string; text: string; muted: string };
    /** Hairlines around cards, and the stronger edge of form fields. */
    line: { hair: string; edge: string };
  }
  interface PaletteOptions {
    accent?: PaletteOptions['primary'];
    deep?: { main: string; text: string; muted: string };
    line?: { hair: string; edge: string };
  }
  interface TypeBackground {
    raised: string;
  }
}

function status(name: 'success' | 'warning' | 'error' | 'info') {
  return {
    main: color(name),
    light: color(name),
    dark: color(name),
    soft: color(`${name}-soft` satisfies ColorName),
    contrastText: color('on-status'),
  };
}

function brand(name: 'primary' | 'accent') {
  return {
    main: color(name),
    light: color(`${name}-mid`),
    dark: color(`${name}-strong`),
    soft: color(`${name}-soft`),
    contrastText: color(`on-${name}`),
  };
}

/** The palette names of the theme; each is a variable, so one theme serves both colour schemes. */
export const palette: PaletteOptions = {
  // The library would compute the text colour of a filled surface from its red, green and blue, which only CSS knows here.
  getContrastText: () => color('on-status'),
  primary: brand('primary'),
  secondary: brand('primary'),
  accent: brand('accent'),
  success: status('success'),
  warning: status('warning'),
  error: status('error'),
  info: status('info'),
  deep: { main: color('deep'), text: color('on-deep'), muted: color('on-deep-2') },
  line: { hair: color('line'), edge: color('edge') },
  text: { primary: color('ink'), secondary: color('ink-2'), disabled: color('ink-3') },
  background: { default: color('ground'), paper: color('paper'), raised: color('raised') },
  divider: color('line'),
  action: {
    active: color('ink-2'),
    hover: color('primary-soft'),
    selected: color('primary-soft'),
    disabled: color('ink-3'),
    disabledBackground: color('line'),
    focus: color('primary-soft'),
  },
};

/** Mixes of colours that are known only to the browser: the theme's own arithmetic cannot read a variable. */
export const colorArithmetic = {
  alpha: (value: string, share: number | string) => `color-mix(in srgb, ${value} ${percent(share)}, transparent)`,
  lighten: (value: string, share: number | string) => `color-mix(in srgb, ${value}, #fff ${percent(share)})`,
  darken: (value: string, share: number | string) => `color-mix(in srgb, ${value}, #000 ${percent(share)})`,
};

function percent(share: number | string): string {
  return typeof share === 'number' ? `${Math.round(share * 100)}%` : `calc((${share}) * 100%)`;
}
