import { table } from './table.ts';

test('columns are as wide as their widest text, and Arabic keeps to its own', () => {
  const text = table(
    ['name', 'note', 'by'],
    [
      ['booking', 'مُحَمَّد', 'noura'],
      ['qa', 'new steps', 'huda'],
    ],
  );
  const [heading = '', arabic = '', english = ''] = text.split('\n');
  expect(english.indexOf('huda')).toBe(heading.indexOf('by'));
  // Four letters whose vowels take no place, between marks that nobody sees.
  expect(arabic).toBe(`booking  \u2068مُحَمَّد\u2069       noura`);
});

test('a note from somebody else cannot move the cursor, break a line or turn the text around', () => {
  const text = table(['note', 'by'], [['red\u001b[31m\nline\u202eevil', 'noura']]);
  expect(text.split('\n')).toHaveLength(2);
  for (const evil of ['\u001b', '\u202e']) expect(text).not.toContain(evil);
});

test('a row that is too short is filled', () => {
  expect(table(['a', 'b'], [['x']])).toBe('a  b\nx');
});
