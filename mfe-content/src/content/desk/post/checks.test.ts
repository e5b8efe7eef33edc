import type { Lang } from '@clinic/contracts';
import type { PostContent } from '@clinic/contracts/content/desk';
import { aContent } from '../testing/sample-desk.ts';
import { commonRemarks, remarksOn as remarksWith } from './checks.ts';
import { wordingsOf } from './terms.ts';

const remarksOn = (content: PostContent, lang: Lang) =>
  remarksWith(content, lang, {
    links: { nowhere: new Set(), isUnknown: false },
    wordings: wordingsOf([]),
  });

const inEnglish = (html: string, more: { title?: string; summary?: string } = {}) =>
  remarksOn(aContent({ en: { ...aContent().en, html, ...more } }), 'en').map(({ kind }) => kind);

test.each([
  ['<h2>One</h2><p>Text</p><h3>Two</h3><h4>Three</h4><h2>Four</h2>', []],
  ['<h3>Too low</h3>', ['first-heading']],
  ['<h2>One</h2><h4>Skips</h4>', ['heading-order']],
  ['<p><a href="/offers">Click here</a></p>', ['link-text']],
  ['<p><a href="/offers"><strong>Read more</strong>…</a></p>', ['link-text']],
  ['<p><a href="/offers">Our offers</a></p>', []],
  ['<img src="/images/a.svg" alt="">', ['no-alt']],
  ['<img src="/images/a.svg">', ['no-alt']],
  ['<img src="/images/a.svg" alt="A heart">', []],
  ['<img src="/images/uploads/a.jpg?w=1280" alt="" width="1280" height="853">', ['no-alt']],
  ['<img src="/images/uploads/a.jpg?w=1280" alt="Pressure > 120" width="1280" height="853">', []],
])('%s: %j', (html, kinds) => {
  expect(inEnglish(html)).toEqual(kinds);
});

test('titles and descriptions that search engines cut are counted in letters', () => {
  expect(inEnglish('<p>x</p>', { title: 'x'.repeat(61), summary: 'y'.repeat(161) })).toEqual([
    'long-title',
    'long-summary',
  ]);
  expect(inEnglish('<p>x</p>', { title: 'x'.repeat(60), summary: 'y'.repeat(160) })).toEqual([]);
});

test('sentences of more than 25 words are named, the longest three', () => {
  const of = (count: number, word = 'Word') => `${Array.from({ length: count }, () => word).join(' ')}.`;
  const html = `<h2>${of(20)}</h2><p>${of(25)} ${of(26)}</p><ul><li>${of(13)}</li><li>${of(13)}</li></ul>`;
  const text = 'Word Word Word Word Word Word Word Word Word Word…';
  expect(remarksOn(aContent({ en: { ...aContent().en, html } }), 'en')).toEqual([
    { kind: 'long-sentence', text, count: 26, most: 25 },
  ]);
  const many = [40, 30, 28, 27].map((count) => `<p>${of(count, 'كلمة')}</p>`).join('');
  const inArabic = remarksOn(aContent({ ar: { ...aContent().ar, html: many } }), 'ar');
  expect(inArabic.map((remark) => ('count' in remark ? remark.count : remark.kind))).toEqual([40, 30, 28]);
});

test('vague texts are known in Arabic too', () => {
  const content = aContent({ ar: { ...aContent().ar, html: '<a href="/x">اضغط هنا</a><a href="/y">العروض</a>' } });
  expect(remarksOn(content, 'ar')).toEqual([{ kind: 'link-text', text: 'اضغط هنا' }]);
});

test('an article lacks its doctor, then the review; news lack neither', () => {
  const of = (more: object) => commonRemarks(aContent(more)).map(({ kind }) => kind);
  expect(of({ reviewer: null })).toEqual(['no-reviewer']);
  expect(of({ reviewer: 58 })).toEqual(['no-review-date']);
  expect(of({ reviewer: 58, reviewed_on: '2026-11-21' })).toEqual([]);
  expect(of({ type: 'news', reviewer: null })).toEqual([]);
});
