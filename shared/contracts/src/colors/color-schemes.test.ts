import { brandSchemes, brandStyles, problemOfColor } from './brand-schemes.ts';
import { colorSchemes, type ColorName } from './color-schemes.ts';
import { contrast } from './contrast.ts';

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

describe('the colours of a clinic', () => {
  /** Hues all around, from grey to vivid, from nearly black to the brightest that may be. */
  const brands = [
    ...['#1d4ed8', '#7a1fa2', '#8a1538', '#1b5e20', '#5d4037', '#000000', '#595959', '#0000ff', '#b00020', '#3f51b5'],
    ...['#00695c', '#ad1457', '#4a148c', '#37474f', '#005f99', '#6d4c00'],
  ];

  test.each(brands)('every pair that stands out in the theme does so beside %s', (primary) => {
    expect(problemOfColor('primary', primary)).toBeNull();
    const schemes = brandSchemes({ primary, accent: primary });
    const poor = (['light', 'dark'] as const).flatMap((scheme) =>
      pairs
        .map(([foreground, ground, least]) => {
          const found = contrast(schemes[scheme][foreground], schemes[scheme][ground]);
          return { scheme, foreground, ground, found, least: Math.min(least, 4.5) };
        })
        .filter(({ found, least }) => found < least),
    );
    expect(poor).toEqual([]);
  });

  test('a colour that is too pale is refused with its figure and the nearest that is not', () => {
    const problem = problemOfColor('primary', '#4fb3bf');
    expect(problem).toMatch(
      /^has a contrast of 2\.\d+:1 with the ground of pages and needs 4\.5:1; the nearest .* is #\w{6}$/,
    );
    expect(problemOfColor('primary', problem?.slice(-7) ?? '')).toBeNull();
    expect(problemOfColor('accent', '#ffd600')).toContain('with white');
  });

  test('what is not set stays as it is', () => {
    expect(brandSchemes({ primary: null, accent: null }).dark).toEqual(colorSchemes.dark);
    const { light } = brandSchemes({ primary: '#1d4ed8', accent: null });
    expect([light.primary, light.accent]).toEqual(['#1d4ed8', colorSchemes.light.accent]);
    expect(brandStyles({ primary: '#1d4ed8', accent: null })).toContain('--c-primary:#1d4ed8');
  });
});
