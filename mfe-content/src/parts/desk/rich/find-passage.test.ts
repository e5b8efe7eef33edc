import { findPassage } from './find-passage.ts';

const passage = { quote: 'ten hours', before: 'Babies sleep ', after: ' a day' };

test.each([
  ['where it was', 'Babies sleep ten hours a day.', 13],
  ['behind what was written before it', 'Good to know. Babies sleep ten hours a day.', 27],
  ['beside other changes', 'Small children need ten hours each day.', 20],
  ['among several, where its surroundings are', 'Adults ten hours. Babies sleep ten hours a day. Or ten hours.', 31],
])('a passage is found %s', (_where, text, start) => {
  expect(findPassage(text, passage)).toBe(start);
});

test('words that are gone are nowhere, and so is the whole text', () => {
  expect(findPassage('Babies sleep nine hours a day.', passage)).toBeNull();
  expect(findPassage('Babies', { ...passage, quote: '' })).toBeNull();
});
