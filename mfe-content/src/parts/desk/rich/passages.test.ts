import { withWords } from './passages.ts';
import { postSchema as schema } from './post-schema.ts';

const at = (quote: string) => ({ quote, before: '', after: '' });

test.each([
  ['<p>Sleep ten hours.</p>', 'ten hours', 'nine hours', '<p>Sleep nine hours.</p>'],
  ['<p>Sleep <strong>ten hours</strong>.</p>', 'ten', 'nine', '<p>Sleep <strong>nine hours</strong>.</p>'],
  [
    '<p>See <a href="/doctors">our doctors</a>.</p>',
    'our doctors',
    'doctors',
    '<p>See <a href="/doctors">doctors</a>.</p>',
  ],
  ['<p>Sleep <strong>ten</strong> hours.</p>', 'ten hours', 'nine hours', '<p>Sleep nine hours.</p>'],
  ['<p>Sleep well, always.</p>', ', always', '', '<p>Sleep well.</p>'],
  ['<ul><li>Ten</li><li>Ten</li></ul>', 'Ten', '<b>&', '<ul><li>&lt;b&gt;&amp;</li><li>Ten</li></ul>'],
])('in %s, %s becomes %s', (html, quote, words, expected) => {
  expect(withWords(schema, html, at(quote), words)).toBe(expected);
});

test.each([
  ['<p>Sleep ten hours.</p>', 'nine hours'],
  ['<p>Sleep</p><p>well</p>', 'Sleep\nwell'],
  ['<p dir="ltr">Sleep ten hours.</p>', 'ten hours'],
])('in %s nothing is put in place of %j', (html, quote) => {
  expect(withWords(schema, html, at(quote), 'x')).toBeNull();
});
