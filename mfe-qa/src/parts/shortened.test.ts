import { shortened } from './shortened.ts';

test('S125: a text of exactly the limit stays whole, one letter more is cut', () => {
  expect(shortened('أ'.repeat(140), 140)).toBe('أ'.repeat(140));
  expect(shortened('أ'.repeat(141), 140)).toBe(`${'أ'.repeat(140)}…`);
});

test('S116: letters are counted, not their halves, and no space stands before the ellipsis', () => {
  expect(shortened('🦷🦷🦷', 2)).toBe('🦷🦷…');
  expect(shortened('one two', 4)).toBe('one…');
});

test('S125: a text ends at a word, without the comma after it', () => {
  expect(shortened('عندي صداع، ودوخة', 11)).toBe('عندي صداع…');
  expect(shortened('one two three', 7)).toBe('one two…');
  expect(shortened('one two three', 9)).toBe('one two…');
});

test('S125: line breaks become spaces', () => {
  expect(shortened('one\n\n two', 50)).toBe('one two');
});
