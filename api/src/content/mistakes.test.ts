import { mistakeSaid, say, words } from './mistakes.ts';

test('what an import says of a mistake is known again, whatever it is about', () => {
  const mistakes = Object.keys(words) as (keyof typeof words)[];
  for (const about of ['', 'x', 58, '$& {}', 'must be']) {
    expect(mistakes.map((mistake) => mistakeSaid(say(mistake, about)))).toEqual(mistakes);
  }
  expect(mistakeSaid('the rule has no such month')).toBe('invalid');
});
