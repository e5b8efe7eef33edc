import { aRemote, aRoute } from '@clinic/contracts/testing';
import { descriptionErrors } from './description-errors.ts';

const described = aRemote('news', { routes: [aRoute('/news')] });

test('a description that follows the contract has no errors', () => {
  expect(descriptionErrors(described)).toEqual([]);
});

test.each([
  [
    'an unknown slot',
    { slots: [{ slot: 'home.questions', module: './strip' }] },
    'slots[0].slot is "home.questions", which there is not. There are: banner, footer, overlay, search.',
  ],
  [
    'an unknown topic',
    { emits: ['news/article.read@1'] },
    'emits[0] is "news/article.read@1", which there is not. There are: host/language.changed@1, ',
  ],
  [
    'an unknown place of the navigation',
    { navigation: [{ slot: 'top', id: 'n', order: 1, label: { ar: 'أ', en: 'a' }, to: '/news' }] },
    'navigation[0].slot is "top", which there is not. There are: main, ',
  ],
  ['a missing field', { owner: undefined }, 'owner: Invalid input: expected string, received undefined.'],
])('%s is told with its field and what there is', (_what, change, sentence) => {
  expect(descriptionErrors({ ...described, ...change })).toEqual([expect.stringContaining(sentence)]);
});
