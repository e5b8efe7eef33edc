import { freePlace, overlap } from './free-place.ts';

const room = { x: 16, y: 80, width: 1248, height: 804 };
const card = { width: 380, height: 150 };
const at = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test.each([
  [false, 16],
  [true, 884],
])('S44: with nothing in the way it lies in the lower corner where lines begin, right to left: %s', (rtl, x) => {
  expect(freePlace(card, { room, taken: [], rtl })).toEqual({ ...card, x, y: 734 });
});

test('it lies in the other corner when a control lies in the first', () => {
  expect(freePlace(card, { room, taken: [at(100, 800, 100, 44)], rtl: false })).toMatchObject({ x: 884, y: 734 });
});

test('it lies higher when controls lie in both corners, and touches none', () => {
  const controls = at(0, 600, 1280, 300);
  const place = freePlace(card, { room, taken: [controls], rtl: true });
  expect(place).toMatchObject({ x: 884 });
  expect(place?.y).toBeGreaterThan(400);
  expect(place && overlap(place, controls)).toBe(false);
});

test('where controls are everywhere it lies nowhere', () => {
  const rows = Array.from({ length: 9 }, (_, row) => at(0, row * 100, 1280, 44));
  expect(freePlace(card, { room, taken: rows, rtl: false })).toBeNull();
});

test('it never leaves the room, however low that is', () => {
  expect(freePlace({ width: 358, height: 1000 }, { room, taken: [], rtl: false })).toBeNull();
});
