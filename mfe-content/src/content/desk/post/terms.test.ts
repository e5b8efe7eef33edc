import type { Lang } from '@clinic/contracts';
import { aContent, aTerm } from '../testing/sample-desk.ts';
import { termRemarks, wordingsOf } from './terms.ts';

const glossary = wordingsOf([
  aTerm('diabetes', 'السكري', 'diabetes', { avoid_ar: ['مرض السكر', 'سكر الدم'] }),
  aTerm('type-2', 'السكري من النوع الثاني', 'type 2 diabetes', { avoid_en: ['adult-onset diabetes'] }),
  aTerm('vaccine', 'لقاح', 'vaccine', { avoid_ar: ['تطعيمة'], avoid_en: ['jab'] }),
  aTerm('pressure', 'ارتفاع ضغط الدم', 'high blood pressure', { avoid_ar: ['الضغط العالي'] }),
]);
const of = (ar: string, en: string, lang: Lang) =>
  termRemarks(
    aContent({
      ar: { ...aContent().ar, html: ar && `<p>${ar}</p>` },
      en: { ...aContent().en, html: en && `<p>${en}</p>` },
    }),
    lang,
    glossary,
  ).map((remark) => ('term' in remark ? [remark.kind, remark.text, remark.term] : remark.kind));
const avoid = (text: string, term: string) => ['word-to-avoid', text, term];
const lacks = (text: string, term: string) => ['term-lacks', text, term];

test.each([
  ['مرض السكر شائع', [avoid('مرض السكر', 'السكري')]],
  ['علاج مَرَضِ السُّكَّر.', [avoid('مَرَضِ السُّكَّر', 'السكري')]],
  ['ولمرض السكر', [avoid('ولمرض السكر', 'السكري')]],
  ['خذ التطعيمه اليوم', [avoid('التطعيمه', 'لقاح')]],
  ['ضغط عالي', [avoid('ضغط عالي', 'ارتفاع ضغط الدم')]],
  ['الضغط عالٍ', []],
  ['يفيد الضغط العالى', [avoid('الضغط العالى', 'ارتفاع ضغط الدم')]],
  ['مرض</p><p>السكر', []],
  ['<a href="/مرض السكر">هنا</a>', []],
])('in Arabic, %s: %j', (text, remarks) => {
  expect(of(text, '', 'ar')).toEqual(remarks);
});

test.each([
  ['Get your jabs now, a jab helps', [avoid('jabs', 'vaccine'), avoid('jab', 'vaccine')]],
  ['Adult-onset Diabetes', [avoid('Adult-onset Diabetes', 'type 2 diabetes')]],
  ['jabber', []],
])('in English, %s: %j', (text, remarks) => {
  expect(of('', text, 'en')).toEqual(remarks);
});

test('a term that only the other text has is a hint, once this one is begun, under any article or prefix', () => {
  expect(of('اللقاح مفيد', 'Sleep well.', 'en')).toEqual([lacks('اللقاح', 'vaccine')]);
  expect(of('للقاح فوائد', 'Vaccines help.', 'en')).toEqual([]);
  expect(of('للقاح فوائد', 'Vaccines help.', 'ar')).toEqual([]);
  expect(of('نم جيدًا', 'Vaccines and high blood pressure', 'ar')).toEqual([
    lacks('Vaccines', 'لقاح'),
    lacks('high blood pressure', 'ارتفاع ضغط الدم'),
  ]);
  expect(of('اللقاح مفيد', '', 'en')).toEqual([]);
  // The word to avoid is named; that its term lacks would say it twice.
  expect(of('اللقاح مفيد', 'A jab helps.', 'en')).toEqual([avoid('jab', 'vaccine')]);
});

test('a word to avoid within a longer term is not one', () => {
  const terms = wordingsOf([
    aTerm('sugar', 'الجلوكوز', 'glucose', { avoid_en: ['blood sugar'] }),
    aTerm('low', 'انخفاض سكر الدم', 'low blood sugar'),
  ]);
  const content = aContent({ en: { ...aContent().en, html: '<p>Low blood sugar.</p>' } });
  expect(termRemarks(content, 'en', terms)).toEqual([]);
});

test('no more than five remarks of a kind are made', () => {
  const many = Array.from({ length: 9 }, (_, n) => aTerm(`t${n}`, `كلمة${n}`, `word${n}`, { avoid_en: [`bad${n}`] }));
  const html = `<p>${many.map((_, n) => `bad${n}`).join(' ')}</p>`;
  const remarks = termRemarks(aContent({ en: { ...aContent().en, html } }), 'en', wordingsOf(many));
  expect(remarks).toHaveLength(5);
});
