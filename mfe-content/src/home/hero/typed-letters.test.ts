import { typedLetters } from './typed-letters.ts';

test('S43: letters as people count them', () => {
  expect(typedLetters('Ease', 'en')).toEqual(['E', 'a', 's', 'e']);
});

test('Q40: a letter keeps its vowel signs', () => {
  expect(typedLetters('طَبيبُ', 'ar')).toEqual(['طَ', 'ب', 'ي', 'بُ']);
});

test('S43: lam and alef, which are drawn as one, are typed as one', () => {
  expect(typedLetters('السلام لأنّ', 'ar')).toEqual(['ا', 'ل', 'س', 'لا', 'م', ' ', 'لأ', 'نّ']);
});

test.each(['طبيبك أقرب مما تظن', 'Your doctor is closer', 'إلى الآن'])('S43: nothing of «%s» is lost', (title) => {
  expect(typedLetters(title, 'ar').join('')).toBe(title);
});
