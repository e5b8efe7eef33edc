import { fontSubsets } from '@clinic/contracts/host';
import { fontFaces, fontUrls } from './font-faces.ts';

const files = ['arabic', 'basic', 'accented'].map((subset) => `fonts/f-${subset}.1.woff2`);
const urls = fontUrls('/artifacts/host/1/', files);
const faceOf = (css: string, subset: keyof typeof fontSubsets) =>
  css.split('}').find((face) => face.includes(`/artifacts/host/1/fonts/f-${subset}.1.woff2`));

test('each file is asked for only by the characters that it holds', () => {
  const css = fontFaces(urls, 'ar');
  for (const [subset, range] of Object.entries(fontSubsets))
    expect(faceOf(css, subset as keyof typeof fontSubsets)).toContain(`unicode-range:${range}`);
});

test('digits among Arabic are drawn in the family also when it comes late, English headings do not move for it', () => {
  expect(faceOf(fontFaces(urls, 'ar'), 'basic')).toContain('font-display:swap');
  expect(faceOf(fontFaces(urls, 'en'), 'basic')).toContain('font-display:optional');
});

test('a release whose host has not cut a file asks for none', () => {
  const css = fontFaces(fontUrls('/artifacts/host/1/', files.slice(0, 1)), 'ar');
  expect(css.match(/url\(/g)).toHaveLength(1);
});
