import { colorSchemes, type ColorName } from './color-schemes.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

/** Foreground, ground, least contrast: 7 for body text, 4.5 for other text, 3 for edges of controls and drawings. */
const pairs: [ColorName, ColorName, number][] = [
  ['ink', 'ground', 7],
  ['ink', 'paper', 7],
  ['ink', 'raised', 7],
  ['ink', 'primary-soft', 7],
  ['ink', 'info-soft', 7],
  ['ink', 'error-soft', 7],
  ['ink-2', 'ground', 7],
  ['ink-2', 'paper', 7],
  ['ink-2', 'line', 4.5],
  ['ink-2', 'raised', 7],
  ['primary', 'ground', 7],
  ['primary', 'paper', 7],
  ['primary', 'primary-soft', 4.5],
  ['on-primary', 'primary', 7],
  ['on-primary', 'primary-strong', 7],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['success', 'success-soft', 4.5],
  ['warning', 'warning-soft', 4.5],
  ['error', 'error-soft', 4.5],
  ['error', 'paper', 4.5],
  ['info', 'info-soft', 4.5],
  ['on-deep', 'deep', 7],
  ['on-deep-2', 'deep', 4.5],
  ['edge', 'paper', 3],
  ['edge', 'ground', 3],
  ['primary-mid', 'paper', 3],
];

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(pairs)('%s on %s has at least %d:1', (foreground, ground, least) => {
    const colors = colorSchemes[scheme];
    expect(contrast(colors[foreground], colors[ground])).toBeGreaterThanOrEqual(least);
  });
});
