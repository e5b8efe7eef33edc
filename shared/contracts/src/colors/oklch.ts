/** A colour by how bright (0 to 1), how colourful (0 to about 0.4) and which hue (degrees) it looks: OKLCH of CSS Color 4. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Three = readonly [number, number, number];

const times = (rows: readonly Three[], [x, y, z]: Three): Three => {
  const [a = 0, b = 0, c = 0] = rows.map((row) => row[0] * x + row[1] * y + row[2] * z);
  return [a, b, c];
};

// The matrices of CSS Color 4, section 10.
const rgbToLms: readonly Three[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const lmsToLab: readonly Three[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToLms: readonly Three[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const lmsToRgb: readonly Three[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const toLinear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const fromLinear = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

/** @param hex `#rrggbb` */
export function oklchOf(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255));
  const [x, y, z] = times(rgbToLms, [red, green, blue]);
  const [l, a, b] = times(lmsToLab, [Math.cbrt(x), Math.cbrt(y), Math.cbrt(z)]);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

function linearOf({ l, c, h }: Oklch): Three {
  const angle = (h * Math.PI) / 180;
  const [x, y, z] = times(labToLms, [l, c * Math.cos(angle), c * Math.sin(angle)]);
  return times(lmsToRgb, [x ** 3, y ** 3, z ** 3]);
}

/** The colour as `#rrggbb`; what no screen shows becomes less colourful, not another hue. */
export function hexOf(color: Oklch): string {
  let { c } = color;
  while (c > 0.002 && linearOf({ ...color, c }).some((share) => share < -0.0005 || share > 1.0005)) c -= 0.002;
  const shares = linearOf({ ...color, c: Math.max(0, c) });
  const parts = shares.map((share) => Math.round(fromLinear(Math.min(1, Math.max(0, share))) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
