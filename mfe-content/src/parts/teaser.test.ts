import { plainText, teaser } from './teaser.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `كلمة${index + 1}`);

test('S45: twenty words, then an ellipsis', () => {
  expect(teaser(`<p>${words(21).join(' ')}</p>`)).toBe(`${words(20).join(' ')}…`);
});

test('S45: a short text stays whole, without an ellipsis', () => {
  expect(teaser(`<p>${words(20).join(' ')}</p>`)).toBe(words(20).join(' '));
});

test('S45: tags are no words, and neighbouring blocks do not run into each other', () => {
  expect(plainText('<h2>القلب</h2><p>ينبض <strong>كل يوم</strong>.</p><ul><li>واحد</li><li>اثنان</li></ul>')).toBe(
    'القلب ينبض كل يوم. واحد اثنان',
  );
});

test('entities are read as what they stand for', () => {
  expect(plainText('<p>Heart &amp; lungs&nbsp;&#39;fit&#x27; &lt;3 &unknown;</p>')).toBe(
    "Heart & lungs 'fit' <3 &unknown;",
  );
});
