import { formsOf, placedWords, stemOf, wordsOf } from './words.ts';

test.each([
  ['السكري', 'سكري'],
  ['والسكري', 'سكري'],
  ['بالسكري', 'سكري'],
  ['للسكري', 'سكري'],
  ['وسكري', 'سكري'],
  ['ولسكري', 'سكري'],
  ['بسكري', 'سكري'],
  ['للقاح', 'لقاح'],
  ['وللقاح', 'لقاح'],
  ['vaccines', 'vaccine'],
  ['rashes', 'rash'],
])('%s may stand for %s in a list', (word, form) => {
  const [folded = ''] = wordsOf(word);
  expect(formsOf(folded)).toContain(form);
});

test('what is left after a prefix has three letters at least, and short English words keep their s', () => {
  expect(formsOf('ولد')).toEqual(['ولد']);
  expect(formsOf('gas')).toEqual(['gas']);
  expect(stemOf('الم')).toBe('الم');
});

test('words are found with their places; marks and lengthened letters change nothing', () => {
  const text = 'قياس ضَغـطِ الدَّم.';
  const words = placedWords(text);
  expect(words.map(({ word }) => word)).toEqual(['قياس', 'ضغط', 'الدم']);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['قياس', 'ضَغـطِ', 'الدَّم']);
});
