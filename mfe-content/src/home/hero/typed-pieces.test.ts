import { typedPieces } from './typed-pieces.ts';

const strokes = (title: string, lang: 'ar' | 'en') => typedPieces(title, lang).map(({ text, at }) => [text, at]);

test('S43: Latin letters come one by one, 100 ms apart', () => {
  expect(strokes('Ease', 'en')).toEqual([
    ['E', 100],
    ['a', 200],
    ['s', 300],
    ['e', 400],
  ]);
});

test('a Latin letter keeps its accent', () => {
  expect(strokes('né', 'en').map(([text]) => text)).toEqual(['n', 'é']);
});

test('Q40: an Arabic word comes whole, when its first letter would: no letter changes its shape', () => {
  expect(strokes('طَبيبُك أقرب', 'ar')).toEqual([
    ['طَبيبُك', 100],
    [' ', 600],
    ['أقرب', 700],
  ]);
});

test('a Latin name in an Arabic title is typed by letters', () => {
  expect(strokes('عيادة AB', 'ar').map(([text]) => text)).toEqual(['عيادة', ' ', 'A', 'B']);
});

test.each(['طبيبك أقرب مما تظن', 'Your doctor is closer', 'إلى الآن، مع د. سارة'])(
  'S43: nothing of «%s» is lost',
  (title) => {
    expect(
      typedPieces(title, 'ar')
        .map(({ text }) => text)
        .join(''),
    ).toBe(title);
  },
);
