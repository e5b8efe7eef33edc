import { accessories, clothes } from './clothes.ts';
import { expression, facialHair, head, neck, spectacles } from './face.ts';
import { grounds } from './features.ts';
import type { PortraitFeatures } from './features.ts';
import { headwear } from './headwear.ts';

/** A fixed fraction for a number: the same person is drawn the same way every time. */
function fraction(seed: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Head and shoulders of a doctor as an SVG of 400 × 400. The doctor's id gives the tilt of the head and the proportions of
 * the face.
 */
export function drawPortrait(features: PortraitFeatures): string {
  const seed = features.doctor;
  const [field, disc] = grounds[features.ground];
  const { back, front } = headwear(features);
  const tilt = (fraction(seed) * 5 - 2.5).toFixed(1);
  const width = (0.95 + fraction(seed + 7) * 0.09).toFixed(3);
  const height = (0.97 + fraction(seed + 13) * 0.06).toFixed(3);
  const pose = `transform="rotate(${tilt} 200 250) translate(200 250) scale(${width} ${height}) translate(-200 -250)"`;
  const check =
    features.head.kind === 'shemagh'
      ? '<defs><pattern id="check" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><rect width="10" height="10" fill="#f8f1e8"/><path d="M0 0h5v5H0ZM5 5h5v5H5Z" fill="#b5483f" opacity=".78"/></pattern></defs>'
      : '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">' +
    `${check}<rect width="400" height="400" fill="${field}"/><circle cx="200" cy="196" r="168" fill="${disc}"/>` +
    `<g transform="translate(200 400) scale(1.08) translate(-200 -400)"><g ${pose}>${back}</g>${neck(features)}${clothes(features)}` +
    `<g ${pose}>${head(features)}${facialHair(features)}${expression(features)}${spectacles(features)}${front}</g>` +
    `${accessories(features)}</g></svg>\n`
  );
}
