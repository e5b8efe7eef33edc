import { pictureWidths } from '@clinic/contracts';
import { asShown } from './as-shown.ts';

test.each([
  [
    { width: 2560, height: 1707 },
    { src: '/images/uploads/a.jpg?w=1280', width: '1280', height: '854' },
  ],
  [
    { width: 1707, height: 2560 },
    { src: '/images/uploads/a.jpg?w=1280', width: '1280', height: '1920' },
  ],
  [
    { width: 500, height: 300 },
    { src: '/images/uploads/a.jpg?w=512', width: '500', height: '300' },
  ],
  [
    { width: null, height: null },
    { src: '/images/uploads/a.jpg', width: null, height: null },
  ],
])('a picture of %o in a text', (size, shown) => {
  expect(asShown('uploads/a.jpg', size)).toEqual(shown);
});

test('every width is one that the API has; a drawing is sharp as it is', () => {
  for (let width = 1; width < 3000; width += 1) {
    const { src } = asShown('a.jpg', { width, height: 1 });
    expect(pictureWidths.map((one) => `/images/a.jpg?w=${one}`)).toContain(src);
  }
  expect(asShown('a.svg', { width: 100, height: 100 }).src).toBe('/images/a.svg');
});
