import { isSame, merged, valueAt, withValue } from './form-tree.ts';
import { closingTime, openMinutes } from './opening.ts';

test('a value is changed at its place, and nothing else is', () => {
  const record = { a: 1, items: [{ name: 'x' }, { name: 'y' }] };
  const changed = withValue(record, ['items', 1, 'name'], 'z');
  expect(changed).toEqual({ a: 1, items: [{ name: 'x' }, { name: 'z' }] });
  expect(record.items[1]).toEqual({ name: 'y' });
  expect(valueAt(changed, ['items', 1, 'name'])).toBe('z');
  expect(valueAt(changed, ['items', 'name', 0])).toBeUndefined();
});

test('records are the same whatever the order of their fields, and a field that is absent is undefined', () => {
  expect(isSame({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2, d: undefined }], a: 1 })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSame({ a: null }, { a: '' })).toBe(false);
});

test('what two people changed is joined field by field, and only what both changed is a conflict', () => {
  const base = { a: 1, b: 1, c: 1, d: 1 };
  expect(merged(base, { ...base, a: 2, c: 2, d: 3 }, { ...base, b: 2, c: 2, d: 4 })).toEqual({
    record: { a: 2, b: 2, c: 2, d: 3 },
    conflicts: ['d'],
  });
});

test('opening and closing are minutes, also over midnight', () => {
  expect(closingTime('20:00', 360)).toBe('02:00');
  expect(closingTime('08:00', 1440)).toBe('08:00');
  expect(closingTime('late', 60)).toBe('');
  expect(openMinutes('20:00', '02:00')).toBe(360);
  expect(openMinutes('08:00', '08:00')).toBe(0);
  expect(openMinutes('08:00', '')).toBeNull();
  expect(openMinutes('', '16:00')).toBe('16:00');
  expect(closingTime('', '16:00')).toBe('16:00');
});
