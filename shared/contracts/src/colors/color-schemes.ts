/**
 * The two colour schemes of the clinic: deep teal, warm sand, white cards, one coral accent, quiet status colours
 * (body text at least 7:1, all other text at least 4.5:1, both kept by a test). They reach the browser as CSS variables,
 * so that changing the scheme repaints and rebuilds nothing else.
 */
const light = {
  ground: '#f8f2e8',
  paper: '#ffffff',
  raised: '#fdfaf4',
  ink: '#17302f',
  'ink-2': '#3d5452',
  'ink-3': '#6d7c79',
  line: '#e5dac8',
  edge: '#86836f',
  primary: '#0f4c4a',
  'primary-strong': '#093836',
  'primary-mid': '#2b7470',
  'primary-soft': '#e3efec',
  'on-primary': '#ffffff',
  accent: '#c4452c',
  'accent-strong': '#a53620',
  'accent-mid': '#e4674c',
  'accent-soft': '#fbe8e1',
  'on-accent': '#ffffff',
  success: '#1b6541',
  'success-soft': '#e4f1e8',
  warning: '#7c4a00',
  'warning-soft': '#fbeed5',
  error: '#a3241a',
  'error-soft': '#fbe7e3',
  info: '#1a5680',
  'info-soft': '#e4eff6',
  'on-status': '#ffffff',
  deep: '#0c3f3d',
  'on-deep': '#f3ede1',
  'on-deep-2': '#c3d6d0',
  shade: '23 48 47',
} as const;

export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  ground: '#0c1818',
  paper: '#132424',
  raised: '#1a2f2e',
  ink: '#eef2ec',
  'ink-2': '#bccac5',
  'ink-3': '#8d9d99',
  line: '#2a3f3e',
  edge: '#71877f',
  primary: '#82d0c5',
  'primary-strong': '#a5e0d7',
  'primary-mid': '#4fa69c',
  'primary-soft': '#1c3a38',
  'on-primary': '#06302d',
  accent: '#ff9a80',
  'accent-strong': '#ffb39e',
  'accent-mid': '#f0785c',
  'accent-soft': '#412319',
  'on-accent': '#3a0f05',
  success: '#8bd6a9',
  'success-soft': '#17352a',
  warning: '#f2c57d',
  'warning-soft': '#392b12',
  error: '#ffa398',
  'error-soft': '#431f1b',
  info: '#98caef',
  'info-soft': '#162f41',
  'on-status': '#101c1c',
  deep: '#091f1f',
  'on-deep': '#f0ede4',
  'on-deep-2': '#b5c7c1',
  shade: '0 0 0',
};

export const colorSchemes = { light, dark } as const;

/** Attribute of `<html>` by which a visitor's own choice of scheme overrules the device's. */
export const colorSchemeAttribute = 'data-color-scheme';
